import { PLAN_STATUSES, isOpenStatus } from '@contract/priorities/planItems';
import type { PlanItemDto } from '@contract/priorities/planPayloads';
import { compareByNumber } from '@contract/fields/naming';
import { endOfHistoryWeek, historyWeekOf } from '@contract/scoring/weeks';
import type { Reader } from '../queries/reader';
import { toPlanItems } from './planItems';

export const OPEN_STATUSES = PLAN_STATUSES.filter(isOpenStatus);

/** A company's plan, what is due first at the top; refuses the company as `reader` does. */
export async function listPlan(reader: Reader, companyId: string): Promise<PlanItemDto[]> {
  await reader.company(companyId);
  const rows = await reader.tx.find('plan_items', { company_id: companyId });
  return (await toPlanItems(reader, companyId, rows)).sort(compareDueDates);
}

/** By due date, items without one last; then by dotted number, and the earlier one of an action first. */
function compareDueDates(a: PlanItemDto, b: PlanItemDto): number {
  const [left, right] = [a.due_on ?? NO_DATE, b.due_on ?? NO_DATE];
  if (left !== right) return left < right ? -1 : 1;
  const byNumber = compareByNumber(a.activity_name, b.activity_name);
  return byNumber || (a.created_at < b.created_at ? -1 : 1);
}

/** Sorts after every day. */
const NO_DATE = '~';

/** The number of the person's own open items that are due by the end of this week (UTC), or overdue. */
export async function countDue(reader: Reader, companyId: string, now: Date): Promise<number> {
  await reader.company(companyId);
  const nextMonday = endOfHistoryWeek(historyWeekOf(now)).toISOString().slice(0, 10);
  const own = await reader.tx.find('plan_items', {
    company_id: companyId,
    owner_id: reader.person.id,
    status: OPEN_STATUSES,
  });
  return own.filter(({ due_on }) => due_on !== null && due_on < nextMonday).length;
}
