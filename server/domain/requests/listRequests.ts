import type { RequestDto } from '@contract/inbox/inboxPayloads';
import type { RequestRow } from '@server/store/tables';
import { knownActivity } from '../figures/model';
import { namesOf } from '../movement/people';
import type { Reader } from '../queries/reader';

/** A company's requests: open ones by due day, then the others. Throws the errors of `reader.company`. */
export async function listRequests(reader: Reader, company_id: string): Promise<RequestDto[]> {
  await reader.company(company_id);
  const rows = await reader.tx.find('requests', { company_id });
  return toRequests(reader, rows.sort(compareRequests));
}

const isOpen = ({ done_at, cancelled_at }: RequestRow) => done_at === null && cancelled_at === null;

/** Sorts after every day. */
const NO_DAY = '~';

/** Open requests by due day, those without one last; then the others, the latest first. */
function compareRequests(a: RequestRow, b: RequestRow): number {
  const byState = Number(isOpen(b)) - Number(isOpen(a));
  if (byState !== 0) return byState;
  const byDay = isOpen(a) ? compareTexts(a.due_on ?? NO_DAY, b.due_on ?? NO_DAY) : 0;
  return byDay || compareTexts(b.asked_at, a.asked_at) || compareTexts(a.id, b.id);
}

const compareTexts = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** Converts rows to what clients receive, in the same order. People who were removed are null. */
export async function toRequests(
  { tx, model }: Reader,
  rows: readonly RequestRow[],
): Promise<RequestDto[]> {
  const names = await namesOf(
    tx,
    rows.flatMap(({ asked_of, asked_by }) => [asked_of, asked_by].filter((id) => id !== null)),
  );
  const known = await model();
  return rows.map((row): RequestDto => {
    const { id, activity_id, kind, due_on, done_at, cancelled_at } = row;
    const activity = knownActivity(known, activity_id);
    const asked_of_name = names.get(row.asked_of ?? '') ?? null;
    const asked_by_name = names.get(row.asked_by ?? '') ?? null;
    return {
      id,
      activity_id,
      activity_name: activity.name,
      impact_area: String(activity.impact_area),
      kind,
      text: row.text || null,
      asked_of: asked_of_name === null ? null : row.asked_of,
      asked_of_name,
      asked_by: asked_by_name === null ? null : row.asked_by,
      asked_by_name,
      due_on,
      done_at,
      cancelled_at,
    };
  });
}
