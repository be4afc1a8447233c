import type { NoticeKind, SubjectKind } from '@contract/inbox/subjects';
import type { NoticeRow } from '@server/store/tables';
import { AppError, badInput, forbidden } from '../errors';
import type { Reader } from '../queries/reader';

/** A notice; the type Notice in schema.graphql explains the fields. */
export interface NoticeDto {
  id: string;
  kind: NoticeKind;
  company_id: string;
  company_name: string;
  subject_kind: SubjectKind;
  subject_id: string;
  activity_id: string | null;
  activity_name: string | null;
  impact_area: string | null;
  round_name: string | null;
  review_name: string | null;
  created_at: string;
  read_at: string | null;
}

const USUAL_ROWS = 50;
const MAX_ROWS = 200;

/** The person's notices about companies that they may see, the latest first. FORBIDDEN for API tokens. */
export async function listNotices(
  reader: Reader,
  { first, after }: { first?: number | null | undefined; after?: string | null | undefined },
): Promise<NoticeDto[]> {
  refuseTokens(reader);
  const limit = first ?? USUAL_ROWS;
  if (limit < 1 || limit > MAX_ROWS) throw badInput(`first must be 1 to ${String(MAX_ROWS)}.`);
  const user_id = reader.person.id;
  const last = after ? await reader.tx.get('notices', after) : undefined;
  if (after && last?.user_id !== user_id) throw badInput('after is not the id of a notice.');
  const { names } = await readableCompanies(reader);
  const rows = await reader.tx.findLatest('notices', {
    where: { user_id, company_id: [...names.keys()] },
    column: 'created_at',
    before: last ? { id: last.id, time: last.created_at } : null,
    limit,
  });
  const subjectOf = await subjectsOf(reader, rows);
  return rows.map(({ user_id: _, mailed_at: _mailed, ...row }): NoticeDto => {
    const { activity, round, review } = subjectOf(row);
    return {
      ...row,
      company_name: names.get(row.company_id) ?? '',
      activity_id: activity?.id ?? null,
      activity_name: activity?.name ?? null,
      impact_area: activity ? String(activity.impact_area) : null,
      round_name: round,
      review_name: review,
    };
  });
}

/** The number of the person's unread notices about companies that they may see. FORBIDDEN for API tokens. */
export async function countNotices(reader: Reader): Promise<number> {
  refuseTokens(reader);
  return (await readableCompanies(reader)).unread;
}

/** Notices and tasks are for sessions only. */
export function refuseTokens({ person }: Reader): void {
  if (person.token_scope) throw forbidden('An API token does not read notices and tasks.');
}

/** The companies of the person's notices that they may see now, by id, and the number of unread notices about them. */
async function readableCompanies(reader: Reader) {
  const counts = await reader.tx.countBy(
    'notices',
    'company_id',
    { unread: { read_at: null } },
    { user_id: reader.person.id },
  );
  const names = new Map<string, string>();
  let unread = 0;
  for (const [id, count] of counts) {
    const name = await nameIfReadable(reader, id);
    if (name === null) continue;
    names.set(id, name);
    unread += count.unread;
  }
  return { names, unread };
}

/** The name of a company whose figures the person may see; null for others. */
export async function nameIfReadable({ company }: Reader, id: string): Promise<string | null> {
  try {
    return (await company(id)).name;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** Returns a function that finds the action, the round or the review that a notice is about; null for the others. */
export async function subjectsOf(reader: Reader, rows: readonly NoticeRow[]) {
  const activities = await activitiesOf(reader, rows);
  const model = await reader.model();
  const rounds = await roundNames(reader, rows);
  const reviews = await reviewNames(reader, rows);
  return ({ subject_id }: Pick<NoticeRow, 'subject_id'>) => ({
    activity: model.known(activities.get(subject_id) ?? '') ?? null,
    round: rounds.get(subject_id) ?? null,
    review: reviews.get(subject_id) ?? null,
  });
}

async function roundNames({ tx }: Reader, rows: readonly NoticeRow[]) {
  const id = rows.flatMap((row) => (row.subject_kind === 'round' ? row.subject_id : []));
  const rounds = await tx.findColumns('rounds', ['id', 'name'], { id });
  return new Map(rounds.map((round) => [round.id, round.name]));
}

/** The ids of the actions that notices are about, by the ids of their subjects. */
async function activitiesOf({ tx }: Reader, rows: readonly NoticeRow[]) {
  const planned = rows.flatMap((row) => (row.subject_kind === 'plan_item' ? row.subject_id : []));
  const items = await tx.findColumns('plan_items', ['id', 'activity_id'], { id: planned });
  const own = rows.flatMap(({ subject_kind, subject_id }) =>
    subject_kind === 'activity' ? [[subject_id, subject_id] as const] : [],
  );
  return new Map([...own, ...items.map(({ id, activity_id }) => [id, activity_id] as const)]);
}

/** The names of the reviews that notices are about, by id. */
async function reviewNames({ tx }: Reader, rows: readonly NoticeRow[]) {
  const ids = rows.flatMap((row) => (row.subject_kind === 'review' ? row.subject_id : []));
  if (ids.length === 0) return new Map<string, string>();
  const reviews = await tx.findColumns('reviews', ['id', 'name'], { id: ids });
  return new Map(reviews.map(({ id, name }) => [id, name]));
}
