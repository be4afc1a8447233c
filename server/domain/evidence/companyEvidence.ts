import { dayOf } from '@contract/days';
import { isExpired, isShown } from '@contract/evidence/evidence';
import type { ActionEvidence } from '@contract/health/HealthAction';
import type { ReadTransaction } from '@server/store/Store';
import { groupedBy } from '../queries/groupedBy';

const COLUMNS = [
  ...(['activity_id', 'valid_until', 'state_when_added', 'removed_at'] as const),
  ...(['checking', 'added_at'] as const),
] as const;

const NONE: ActionEvidence & { added_at: string | null } = {
  shown: false,
  expired_on: null,
  added_at: null,
};

/** All evidence of a company, whoever may see it: what it says about an action with this state, 1–10 or null. */
export async function companyEvidence(tx: ReadTransaction, company_id: string, now: Date) {
  const rows = await tx.findColumns('evidence', COLUMNS, { company_id, removed_at: null });
  const today = dayOf(now);
  const byActivity = groupedBy(rows, ({ activity_id }) => activity_id);
  return (activityId: string, state: number | null): typeof NONE => {
    const ofAction = byActivity.get(activityId);
    if (!ofAction) return NONE;
    const expired = ofAction.filter((one) => isExpired(one, today));
    return {
      shown: ofAction.some((one) => isShown(one, state, today)),
      expired_on: latest(expired.map(({ valid_until }) => valid_until)),
      added_at: latest(ofAction.map(({ added_at }) => added_at)),
    };
  };
}

const latest = (times: readonly (string | null)[]): string | null =>
  times
    .filter((time) => time !== null)
    .sort()
    .at(-1) ?? null;
