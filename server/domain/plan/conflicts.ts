import type { PlanConflict } from '@contract/priorities/planPayloads';
import type { PlanItemRow } from '@server/store/tables';
import { AppError } from '../errors';
import type { Reader } from '../queries/reader';
import { OPEN_STATUSES } from './listPlan';
import { toPlanItems } from './planItems';

/** Throws ALREADY_PLANNED with the open items if any of the activities has an open item. */
export async function refuseAlreadyPlanned(
  reader: Reader,
  company_id: string,
  activity_id: readonly string[],
): Promise<void> {
  const open = await reader.tx.find('plan_items', {
    company_id,
    activity_id,
    status: OPEN_STATUSES,
  });
  if (open.length === 0) return;
  const message =
    open.length === 1
      ? 'This action is in the plan already.'
      : `${String(open.length)} of these actions are in the plan already.`;
  const data = await conflictData(reader, company_id, open);
  throw new AppError('ALREADY_PLANNED', message, { data });
}

/** The error for an edit of an item that someone else has changed since the user loaded it. */
export async function revisionConflict(reader: Reader, stored: PlanItemRow): Promise<AppError> {
  const data = await conflictData(reader, stored.company_id, [stored]);
  return new AppError(
    'REVISION_CONFLICT',
    'Someone else has changed this plan item in the meantime.',
    {
      data,
    },
  );
}

async function conflictData(
  reader: Reader,
  companyId: string,
  rows: PlanItemRow[],
): Promise<PlanConflict> {
  return { items: await toPlanItems(reader, companyId, rows) };
}
