import { isEmailAddress } from '@contract/fields/email';
import type { EventKind } from '@contract/events';
import type { Store } from '@server/store/Store';
import type { Background } from '../background';
import type { Clock } from '../clock';
import { aboutPerson, recordEvent, type EventActor } from '../events/recordEvent';
import type { CountedAttempt } from './attempts';
import { networkOf } from './network';
import type { Client } from './sessions';

const HOUR_MS = 60 * 60_000;
/** The events of each kind that sign-ins from unknown devices cause in an hour, on one server. */
const EVENTS_PER_HOUR = 100;

export interface SignInFailure {
  /** The normalized address that was given. */
  account: string;
  client: Client;
  /** By account, or by device if the account knows the device. */
  byAccount: CountedAttempt;
  /** By network; null for a known device. */
  byNetwork: CountedAttempt | null;
}

export interface SignInFailures {
  record(failure: SignInFailure): void;
}

/**
 * Records failed sign-ins in the activity log, so that a flood of them neither fills the log nor slows the server
 * down: the first one of an account, the one that locks it, and every one that doubles the count. Beyond
 * EVENTS_PER_HOUR only their number is recorded, with the first event of the next hour.
 *
 * It writes after the response, which therefore takes the same time whether or not the account exists.
 */
export function createSignInFailures(deps: {
  store: Store;
  clock: Clock;
  background: Background;
}): SignInFailures {
  const { store, clock, background } = deps;
  const budgets = { sign_in_failed: createBudget(), sign_in_locked: createBudget() };

  function record(kind: keyof typeof budgets, isLimited: boolean, write: Write) {
    const now = clock.now();
    const { allowed, omitted } = isLimited
      ? budgets[kind].take(now.getTime())
      : { allowed: true, omitted: 0 };
    if (allowed) background.run(() => write(store, kind, now, omitted));
  }

  return {
    record({ account, client, byAccount, byNetwork }) {
      const actor = { id: null, client };
      const kind = kindOf(byAccount);
      if (kind) {
        const { count: attempts } = byAccount;
        record(kind, byNetwork !== null, writeOfAccount(actor, account, attempts));
      }
      if (byNetwork?.locks) {
        record('sign_in_locked', true, writeOfNetwork(actor, client, byNetwork.count));
      }
    },
  };
}

/** null for a failure that is not recorded. */
function kindOf({ count, locks }: CountedAttempt): 'sign_in_failed' | 'sign_in_locked' | null {
  if (locks) return 'sign_in_locked';
  const isFirstOrDoubles = Number.isInteger(Math.log2(count)) && (count === 1 || count > 4);
  return isFirstOrDoubles ? 'sign_in_failed' : null;
}

type Write = (store: Store, kind: EventKind, now: Date, omitted: number) => Promise<void>;

const alsoOmitted = (omitted: number) => (omitted > 0 ? { omitted } : {});

const writeOfAccount =
  (actor: EventActor, account: string, attempts: number): Write =>
  (store, kind, now, omitted) =>
    store.write(async (tx) => {
      const [found] = await tx.find('users', { email: account });
      const user = found && (await tx.getAndKeep('users', found.id));
      // People sometimes type a password into the wrong field.
      const email = isEmailAddress(account) ? account : null;
      await recordEvent(tx, actor, now, {
        kind,
        ...(user
          ? aboutPerson(user)
          : { subject: { type: 'person', id: null, name: email }, companyId: null }),
        after: { email, attempts, ...alsoOmitted(omitted) },
      });
    });

const writeOfNetwork =
  (actor: EventActor, { address }: Client, attempts: number): Write =>
  (store, kind, now, omitted) =>
    store.write((tx) =>
      recordEvent(tx, actor, now, {
        kind,
        subject: { type: 'network', id: null, name: networkOf(address) },
        companyId: null,
        after: { attempts, ...alsoOmitted(omitted) },
      }),
    );

/** Allows a number of events in each hour, and counts those that it did not allow. */
function createBudget() {
  let start = -Infinity;
  let used = 0;
  let refused = 0;
  return {
    /** `omitted`: the number of events over the limit in earlier hours, reported once. */
    take(now: number): { allowed: boolean; omitted: number } {
      if (now - start >= HOUR_MS) {
        start = now;
        used = 0;
      }
      if (used >= EVENTS_PER_HOUR) {
        refused++;
        return { allowed: false, omitted: 0 };
      }
      const omitted = used === 0 ? refused : 0;
      if (used === 0) refused = 0;
      used++;
      return { allowed: true, omitted };
    },
  };
}
