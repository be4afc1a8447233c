import type { WriteTransaction } from '@server/store/Store';
import type { PlanItemRow } from '@server/store/tables';
import { badFields } from '../errors';
import { benefitProblems } from './benefit';
import { mayOwn } from './owner';

/**
 * Throws BAD_USER_INPUT if the aim is below the current state, the due date is before the start, a benefit has no kind,
 * or the owner may not save answers of the company. `stored` is the item before the change, or null for a new item;
 * an unchanged aim or owner is not checked again. The owner's row is locked, so that a concurrent request
 * cannot remove the owner.
 */
export async function checkPlanItem(
  tx: WriteTransaction,
  item: PlanItemRow,
  stored: PlanItemRow | null,
  state: number | null,
): Promise<void> {
  const problems: Record<string, string> = benefitProblems(item);
  if (item.aim !== stored?.aim && state !== null && item.aim < state) {
    problems['aim'] = `The state is already ${state}. Choose an aim of at least ${state}.`;
  }
  if (item.starts_on !== null && item.due_on !== null && item.due_on < item.starts_on) {
    problems['due_on'] = 'The due date is before the start.';
  }
  if (item.owner_id !== null && item.owner_id !== stored?.owner_id) {
    const owner = await tx.getForUpdate('users', item.owner_id);
    if (!owner || !(await mayOwn(tx, owner, item.company_id))) {
      problems['owner_id'] = 'Choose a person who may save answers of this company.';
    }
  }
  if (Object.keys(problems).length > 0) throw badFields(problems);
}
