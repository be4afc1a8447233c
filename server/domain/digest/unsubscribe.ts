import { DAY_MS } from '@contract/days';
import { isLanguage, type Language } from '@contract/language';
import type { ReadTransaction, Store } from '@server/store/Store';
import type { DigestRow } from '@server/store/tables';
import { storeSubscriptions } from './saveSubscriptions';
import { limitingWrongLinks } from '../accounts/guestLinks';
import type { Clock } from '../clock';
import { tokenInvalid } from '../errors';
import { aboutPerson, recordEvent } from '../events/recordEvent';
import { hashOfSecret, newSecret } from '../secrets';
import type { Client } from '../signIn/sessions';

interface Deps {
  store: Store;
  clock: Clock;
}

/** How long the link of a weekly mail works. */
export const DIGEST_RETENTION_MS = 400 * DAY_MS;

/** The token of a mail's link: 256 random bits, of which only the hash is stored. */
export function createUnsubscribeToken(): { token: string; token_hash: string } {
  const token = newSecret();
  return { token, token_hash: hashOfSecret(token) };
}

/** Whom a link belongs to, and whether they receive what it ends. */
export interface Subscription {
  email: string;
  isSubscribed: boolean;
  /** The language that the person last used; null if unknown. */
  language: Language | null;
}

/** What a link ends: the weekly mail, or only its lines about companies. */
export type SubscriptionPart = 'all' | 'companies';

/** Reads the subscription of a link, without ending it. TOKEN_INVALID for any other token. */
export function readSubscription(
  { store, clock }: Deps,
  token: string,
  { address }: Client,
  part: SubscriptionPart,
): Promise<Subscription> {
  return limitingWrongLinks({ store, clock }, address, () =>
    store.read(async (tx) => subscriptionOf(tx, await digestOf(tx, token), part)),
  );
}

/**
 * Ends the weekly mail of the person whom a link belongs to, or its lines about companies. Ending it a second time
 * changes nothing.
 */
export function unsubscribe(
  { store, clock }: Deps,
  token: string,
  client: Client,
  part: SubscriptionPart,
): Promise<Subscription> {
  return limitingWrongLinks({ store, clock }, client.address, () =>
    store.write(async (tx) => {
      const digest = await digestOf(tx, token);
      const user = await tx.getForUpdate('users', digest.user_id);
      if (user && part === 'companies') await storeSubscriptions(tx, user.id, []);
      if (user && part === 'all' && user.digest !== false) {
        const changed = { before: { digest: true }, after: { digest: false } };
        const event = { kind: 'account_changed', ...aboutPerson(user), ...changed } as const;
        await recordEvent(tx, { id: user.id, client }, clock.now(), event);
        await tx.update('users', user.id, { digest: false });
      }
      return subscriptionOf(tx, digest, part);
    }),
  );
}

async function digestOf(tx: ReadTransaction, token: string): Promise<DigestRow> {
  const [digest] = await tx.find('digests', { token_hash: hashOfSecret(token) });
  if (!digest) throw tokenInvalid();
  return digest;
}

async function subscriptionOf(
  tx: ReadTransaction,
  { user_id }: DigestRow,
  part: SubscriptionPart,
): Promise<Subscription> {
  const user = await tx.get('users', user_id);
  if (!user) throw tokenInvalid();
  const language = (await tx.get('credentials', user_id))?.language;
  return {
    email: user.email,
    isSubscribed: part === 'all' ? user.digest !== false : !(await hasNoCompanies(tx, user_id)),
    language: isLanguage(language) ? language : null,
  };
}

const hasNoCompanies = async (tx: ReadTransaction, id: string): Promise<boolean> =>
  (await tx.get('user_subscriptions', id))?.company_ids.length === 0;
