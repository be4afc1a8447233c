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
import { reachOf } from '../queries/users';
import { createUnsubscribeToken } from './unsubscribe';
import { companyWeeks, type CompanyWeek } from './companyWeeks';
import { movesOf } from './weeklyMoves';
import { lastReportedDay, mentionedSince, weeklyReportOf } from './weeklyReport';

interface Deps {
  store: Store;
  clock: Clock;
  /** The site's public address, for links. */
  site: string;
  /** Once aborted, no further mail is queued. */
  signal?: AbortSignal;
  /** The number of companies or people that are read at once; default 100. */
  atOnce?: number;
}

/** Few enough that the server answers requests in between, whatever the number of companies. */
const AT_ONCE = 100;
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
export async function sendDigests(deps: Deps): Promise<void> {
  const { store, clock, site, signal, atOnce = AT_ONCE } = deps;
  if (!isTimeToSend(clock.now())) return;
  const { recipients, weeks } = await findRecipients({ store, clock, atOnce });
  for (const id of recipients) {
    if (signal?.aborted) return;
    try {
      await queueDigest({ store, clock, site }, id, weeks);
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

/**
 * The people who may have something to be reported and have no mail of this week yet, and what there is to say about
 * companies, which is computed once for all their readers.
 */
async function findRecipients({
  store,
  clock,
  atOnce,
}: Required<Pick<Deps, 'store' | 'clock' | 'atOnce'>>) {
  const now = clock.now();
  const { done, named, asking, companyIds } = await store.read((tx) => findCandidates(tx, now));
  const recipients = new Set<string>();
  const add = (users: readonly UserRow[]) => {
    for (const { id, digest } of users) if (digest !== false && !done.has(id)) recipients.add(id);
  };
  for (const ids of chunked(named, atOnce)) {
    add(await store.read((tx) => tx.find('users', { id: ids, activated: true })));
  }
  for (const ids of chunked(companyIds, atOnce)) {
    add(await store.read((tx) => findReportedAdministrators(tx, ids, asking, now)));
  }
  const weeks = new Map<string, CompanyWeek>();
  const comparing = (await store.read(findComparing)).filter(
    ({ id, digest }) => digest !== false && !done.has(id),
  );
  if (comparing.length === 0) return { recipients, weeks };
  for (const ids of chunked(companyIds, atOnce)) {
    for (const [id, week] of await store.read((tx) => companyWeeks(tx, ids, now))) {
      weeks.set(id, week);
    }
  }
  if (weeks.size > 0) add(comparing);
  return { recipients, weeks };
}

/** The people who compare companies: administrators, and those of workspaces whose administrators have reach. */
async function findComparing(tx: ReadTransaction): Promise<UserRow[]> {
  const administrators = await tx.find('users', { role: 'administrator', activated: true });
  const workspaces = (await tx.find('workspaces', { deleted_at: null })).filter(
    (workspace) => reachOf(workspace) !== 'none',
  );
  if (workspaces.length === 0) return administrators;
  const companies = await tx.findColumns('companies', ['id'], {
    workspace_id: workspaces.map(({ id }) => id),
    activated: true,
  });
  const reaching = new Set(companies.map(({ id }) => id));
  const ofWorkspaces = await tx.find('users', { workspace_role: 'administrator', activated: true });
  return [
    ...administrators,
    ...ofWorkspaces.filter(
      ({ role, company_id }) => role !== 'administrator' && reaching.has(company_id ?? ''),
    ),
  ];
}

/**
 * Who has this week's mail, to whom a plan item, a request, a mention or an open part of a round is reported, the
 * companies with open rounds, and the companies whose averages may have to be reported.
 */
async function findCandidates(tx: ReadTransaction, now: Date) {
  const sent = await tx.findColumns('digests', ['user_id'], isoWeekOf(now));
  const items = await tx.findColumns('plan_items', ['owner_id', 'due_on'], {
    status: OPEN_STATUSES,
  });
  const limit = lastReportedDay(now);
  const requests = await tx.findColumns('requests', ['asked_of'], {
    ...{ done_at: null, cancelled_at: null },
  });
  const mentions = await tx.findColumns('notices', ['user_id'], {
    ...{ kind: 'mentioned', read_at: null, created_at: { notBefore: mentionedSince(now) } },
  });
  const owners = new Set([
    ...requests.flatMap(({ asked_of }) => asked_of ?? []),
    ...mentions.map(({ user_id }) => user_id),
    ...items.flatMap(({ owner_id, due_on }) =>
      owner_id !== null && due_on !== null && due_on <= limit ? owner_id : [],
    ),
  ]);
  const parts = await tx.findColumns('round_people', ['user_id', 'company_id', 'handed_in_at'], {
    is_open: true,
  });
  const waiting = parts.filter(({ handed_in_at }) => handed_in_at === null);
  const named = new Set([...owners, ...waiting.map(({ user_id }) => user_id)]);
  const companies = await tx.findColumns('companies', ['id'], { activated: true });
  return {
    done: new Set(sent.map(({ user_id }) => user_id)),
    named: [...named],
    asking: new Set(parts.map(({ company_id }) => company_id)),
    companyIds: companies.map(({ id }) => id),
  };
}

/**
 * The people to whom a moved average or an open round of their company is reported. The rights are checked again for the report itself;
 * here they spare everybody else a transaction in each run.
 */
async function findReportedAdministrators(
  tx: ReadTransaction,
  companyIds: readonly string[],
  asking: ReadonlySet<string>,
  now: Date,
) {
  const moved = (await movesOf(tx, companyIds, now)).keys();
  const ids = [...new Set([...moved, ...companyIds.filter((id) => asking.has(id))])];
  const people = await tx.find('users', { company_id: ids, activated: true });
  return people.filter(
    ({ company_id, ...user }) =>
      company_id !== null &&
      can({ ...user, company_id, workspace_id: null }, 'updateCompany', { company_id }),
  );
}

function* chunked<T>(all: readonly T[], size: number) {
  for (let start = 0; start < all.length; start += size) yield all.slice(start, start + size);
}

async function queueDigest(
  { store, clock, site }: Pick<Deps, 'store' | 'clock' | 'site'>,
  userId: string,
  weeks: ReadonlyMap<string, CompanyWeek>,
) {
  await store.write(async (tx) => {
    const now = clock.now();
    // Locks the person, so that of two servers the second one finds the row of the first.
    const user = await tx.getForUpdate('users', userId);
    if (!user?.activated || user.digest === false) return;
    const { year, week } = isoWeekOf(now);
    const id = `${userId}-${String(year)}-${String(week)}`;
    if (await tx.get('digests', id)) return;
    const report = await weeklyReportOf(tx, user, now, { site, weeks });
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
      stopCompanies: links.unsubscribeCompanies(site, token),
    });
    await queueMail(tx, mail, now);
  });
}
