import { PLAN_STATUSES, isOpenStatus } from '@contract/priorities/planItems';
import type { PlanItemDto } from '@contract/priorities/planPayloads';
import { compareByNumber } from '@contract/fields/naming';
import { nextMonday } from '@contract/scoring/weeks';
import type { Reader } from '../queries/reader';
import { toPlanItems } from './planItems';

export const OPEN_STATUSES = PLAN_STATUSES.filter(isOpenStatus);

/** A company's plan, sorted by due date. Throws the errors of `reader.company`. */
export async function listPlan(reader: Reader, companyId: string): Promise<PlanItemDto[]> {
  await reader.company(companyId);
  const rows = await reader.tx.find('plan_items', { company_id: companyId });
  return (await toPlanItems(reader, companyId, rows)).sort(compareDueDates);
}

/** Sorts by due date, with undated items last, then by dotted number, then by creation time. */
function compareDueDates(a: PlanItemDto, b: PlanItemDto): number {
  const [left, right] = [a.due_on ?? NO_DATE, b.due_on ?? NO_DATE];
  if (left !== right) return left < right ? -1 : 1;
  const byNumber = compareByNumber(a.activity_name, b.activity_name);
  return byNumber || (a.created_at < b.created_at ? -1 : 1);
}

/** Sorts after every day. */
const NO_DATE = '~';

/** The number of the user's own open items that are overdue, or due by the end of this week (UTC). */
export async function countDue(reader: Reader, companyId: string, now: Date): Promise<number> {
  await reader.company(companyId);
  const monday = nextMonday(now);
  const own = await reader.tx.find('plan_items', {
    company_id: companyId,
    owner_id: reader.person.id,
    status: OPEN_STATUSES,
  });
  return own.filter(({ due_on }) => due_on !== null && due_on < monday).length;
}
