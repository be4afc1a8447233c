import { DAY_MS } from '@contract/days';
import { can } from '@contract/permissions/permissions';
import { isoWeekOf } from '@contract/scoring/weeks';
import { ConstraintViolated, type ReadTransaction, type Store } from '@server/store/Store';
import type { UserRow } from '@server/store/tables';
import { links } from '../accounts/links';
import type { Clock } from '../clock';
import { queueMail } from '../mail/outbox';
import { messagesFor } from '../mail/recipientMessages';
import { OPEN_STATUSES } from '../plan/listPlan';
import { createUnsubscribeToken } from './unsubscribe';
import { lastReportedDay, movesOf, weeklyReportOf } from './weeklyReport';

interface Deps {
  store: Store;
  clock: Clock;
  /** The site's public address, for links. */
  site: string;
  /** Once aborted, no further mail is queued. */
  signal?: AbortSignal;
}

const HOUR_MS = 60 * 60 * 1000;
/** Monday, 06:00 UTC. */
const FIRST_HOUR = 6;
/** A server that starts later in the week sends no mail about its beginning. */
const SENT_FOR_MS = 2 * DAY_MS;

/**
 * Queues the weekly mail of everybody who has something to be reported, between Monday 06:00 UTC and two days later.
 * A person's row in `digests` and their mail are stored in one transaction. It is therefore safe to repeat or
 * interrupt this, and to run it on several servers at the same time: nobody receives two mails in a week.
 */
export async function sendDigests({ store, clock, site, signal }: Deps): Promise<void> {
  const now = clock.now();
  if (!isTimeToSend(now)) return;
  const recipients = await store.read((tx) => findRecipients(tx, now));
  for (const id of recipients) {
    if (signal?.aborted) return;
    try {
      await queueDigest({ store, clock, site }, id);
    } catch (error) {
      // Another server has just queued this person's mail.
      if (!(error instanceof ConstraintViolated)) throw error;
    }
  }
}

function isTimeToSend(now: Date): boolean {
  const weekday = (now.getUTCDay() + 6) % 7;
  const sinceMonday = weekday * DAY_MS + (now.getTime() % DAY_MS);
  const late = sinceMonday - FIRST_HOUR * HOUR_MS;
  return late >= 0 && late < SENT_FOR_MS;
}

/** The people who may have something to be reported and have no mail of this week yet. */
async function findRecipients(tx: ReadTransaction, now: Date): Promise<string[]> {
  const sent = await tx.findColumns('digests', ['user_id'], isoWeekOf(now));
  const done = new Set(sent.map(({ user_id }) => user_id));
  const items = await tx.findColumns('plan_items', ['owner_id', 'due_on'], {
    status: OPEN_STATUSES,
  });
  const limit = lastReportedDay(now);
  const owners = new Set(
    items.flatMap(({ owner_id, due_on }) => (due_on !== null && due_on <= limit ? owner_id : [])),
  );
  const companies = await tx.findColumns('companies', ['id'], { activated: true });
  const moved = await movesOf(
    tx,
    companies.map(({ id }) => id),
    now,
  );
  const users = await tx.find('users', { activated: true });
  // The rights are checked again for the report itself; here they spare everybody else a transaction in each run.
  const isToldOfMoves = (user: UserRow) =>
    user.company_id !== null &&
    moved.has(user.company_id) &&
    can({ ...user, workspace_id: null }, 'updateCompany', { company_id: user.company_id });
  return users
    .filter(({ id, digest }) => digest !== false && !done.has(id))
    .filter((user) => owners.has(user.id) || isToldOfMoves(user))
    .map(({ id }) => id);
}

async function queueDigest({ store, clock, site }: Omit<Deps, 'signal'>, userId: string) {
  await store.write(async (tx) => {
    const now = clock.now();
    // Locks the person, so that of two servers the second one finds the row of the first.
    const user = await tx.getForUpdate('users', userId);
    if (!user?.activated || user.digest === false) return;
    const { year, week } = isoWeekOf(now);
    const id = `${userId}-${String(year)}-${String(week)}`;
    if (await tx.get('digests', id)) return;
    const report = await weeklyReportOf(tx, user, now);
    if (!report) return;

    const { token, token_hash } = createUnsubscribeToken();
    const sent_at = now.toISOString();
    await tx.insert('digests', { id, user_id: userId, year, week, token_hash, sent_at });
    const messages = await messagesFor(tx, userId);
    const mail = messages.weekly(user.email, {
      ...report,
      name: user.name,
      link: links.plan(site),
      unsubscribe: links.unsubscribe(site, token),
    });
    await queueMail(tx, mail, now);
  });
}
