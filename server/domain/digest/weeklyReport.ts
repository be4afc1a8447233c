import { can, type Person } from '@contract/permissions/permissions';
import { addDays, dayOf, WEEK_MS } from '@contract/days';
import type { ReadTransaction } from '@server/store/Store';
import type { UserRow } from '@server/store/tables';
import type { ReportedItem, ReportedMention, ReportedMove, WeeklyReport } from '../mail/MailTexts';
import { nameIfReadable, subjectsOf } from '../notices/listNotices';
import { OPEN_STATUSES } from '../plan/listPlan';
import { reportedCompanies, type ReportContext } from './reportedCompanies';
import { ownParts, ownRounds } from './reportedRounds';
import { movesOf } from './weeklyMoves';
import { createReader } from '../queries/reader';
import { affiliationOf, personOf, toPerson, type Affiliation } from '../queries/users';
import { reportedRequests } from '../requests/mailRequests';

/** How many days ahead a plan item is reported. */
const DAYS_AHEAD = 14;
const MAX_ENTRIES = 20;

/** The contents of a person's weekly mail; the entries beyond the limit are only counted. */
export type ReportedFacts = Pick<
  WeeklyReport,
  ('overdue' | 'due' | 'asked' | 'mentioned' | 'parts' | 'rounds' | 'moved' | 'more') | 'companies'
>;

/** The last day on which a plan item must be due to be reported. */
export const lastReportedDay = (now: Date): string => addDays(dayOf(now), DAYS_AHEAD);

/**
 * The contents of a person's weekly mail: their own open plan items that are overdue or due soon, in activated
 * companies where they may save, what they are asked for, comments that mention them, their parts of open rounds, and
 * to administrators of a company how far its rounds are and the drivers that moved. People who compare companies get a
 * line about each that they chose instead, which also has the news of their own. null for nothing.
 */
export async function weeklyReportOf(
  tx: ReadTransaction,
  user: UserRow,
  now: Date,
  context: ReportContext,
): Promise<ReportedFacts | null> {
  const affiliation = await affiliationOf(tx, user.company_id);
  const person = personOf(user, affiliation);
  const items = await dueItems(tx, person, now);
  const today = dayOf(now);
  const overdue = items.filter(({ due_on }) => due_on < today);
  const due = items.filter(({ due_on }) => due_on >= today);
  const asked = await reportedRequests(tx, user, await openRequests(tx, user.id));
  const mentioned = await mentionsOf(tx, user, now);
  const parts = await ownParts(tx, person);
  const compared = await reportedCompanies(tx, person, context);
  const isOwnCompared = compared.ids.has(user.company_id ?? '');
  const moved = isOwnCompared ? [] : await ownMoves(tx, person, affiliation, now);
  const rounds = isOwnCompared ? [] : await ownRounds(tx, person);
  const { companies } = compared;
  const lists = [overdue, due, asked, mentioned, parts, rounds, moved, companies];
  const count = lists.reduce((sum, { length }) => sum + length, 0);
  if (count === 0) return null;

  let left = MAX_ENTRIES;
  const listed = <Entry>(entries: readonly Entry[]): Entry[] => {
    const first = entries.slice(0, left);
    left -= first.length;
    return first;
  };
  return {
    overdue: listed(overdue),
    due: listed(due),
    asked: listed(asked),
    mentioned: listed(mentioned),
    parts: listed(parts),
    rounds: listed(rounds),
    moved: listed(moved),
    companies: listed(companies),
    more: Math.max(0, count - MAX_ENTRIES),
  };
}

const openRequests = (tx: ReadTransaction, asked_of: string) =>
  tx.find('requests', { asked_of, done_at: null, cancelled_at: null });

/** What the comments of the last week are about that mention the person and that they have not seen. */
async function mentionsOf(
  tx: ReadTransaction,
  user: UserRow,
  now: Date,
): Promise<ReportedMention[]> {
  const reader = createReader(tx, await toPerson(tx, user));
  const notBefore = mentionedSince(now);
  const unread = { user_id: user.id, read_at: null, kind: 'mentioned' } as const;
  const notices = await tx.find('notices', { ...unread, created_at: { notBefore } });
  const subjectOf = await subjectsOf(reader, notices);
  const mentions: ReportedMention[] = [];
  for (const notice of notices) {
    const company = await nameIfReadable(reader, notice.company_id);
    const { activity, round, review } = subjectOf(notice);
    const subject = activity?.name ?? round ?? review;
    if (company !== null && subject !== null) mentions.push({ subject, company });
  }
  return mentions;
}

/** Unread mentions since then are reported. */
export const mentionedSince = (now: Date): string =>
  new Date(now.getTime() - WEEK_MS).toISOString();

async function dueItems(tx: ReadTransaction, person: Person, now: Date): Promise<ReportedItem[]> {
  const rows = await tx.find('plan_items', { owner_id: person.id, status: OPEN_STATUSES });
  const limit = lastReportedDay(now);
  const soon = rows.filter(({ due_on }) => due_on !== null && due_on <= limit);
  if (soon.length === 0) return [];
  const companies = await tx.find('companies', {
    id: [...new Set(soon.map(({ company_id }) => company_id))],
    activated: true,
  });
  const names = new Map(
    companies
      .filter(({ id, workspace_id }) => can(person, 'saveAnswer', { company_id: id, workspace_id }))
      .map(({ id, name }) => [id, name]),
  );
  const model = await createReader(tx, person).model();
  return soon
    .flatMap(({ company_id, activity_id, due_on }): ReportedItem[] => {
      const company = names.get(company_id);
      const action = model.known(activity_id)?.name;
      if (company === undefined || action === undefined || due_on === null) return [];
      return [{ company, action, due_on }];
    })
    .sort((a, b) => (a.due_on < b.due_on ? -1 : Number(a.due_on > b.due_on)));
}

async function ownMoves(
  tx: ReadTransaction,
  person: Person,
  { company }: Affiliation,
  now: Date,
): Promise<ReportedMove[]> {
  if (!company?.activated || !can(person, 'updateCompany', { company_id: company.id })) return [];
  return (await movesOf(tx, [company.id], now)).get(company.id) ?? [];
}
