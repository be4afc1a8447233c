import { daysBetween, dayOf } from '@contract/days';
import { rankPriorities } from '@contract/priorities/priorities';
import { OPEN_STATUSES } from '../plan/listPlan';
import { answeredActions } from '../figures/answeredActions';
import type { Reader } from '../queries/reader';
import { currentAverages } from './listTargets';
import { statusAt } from './series';

/** The driver with the lowest average, and what to do about it. */
export interface WeakestPoint {
  driver: string;
  /** By how much the average is below a target that it has missed or is behind; null without such a target. */
  below_target: number | null;
  /** The action of this driver with the highest priority; null if none can rise. */
  action: {
    id: string;
    name: string;
    impact_area: string;
    /** Days since the due day of its open plan item; null unless that has passed. */
    days_late: number | null;
  } | null;
}

/** The weakest point of a company; null with fewer than two averages. Throws the errors of `reader.company`. */
export async function weakestPoint(
  reader: Reader,
  companyId: string,
  now: Date,
): Promise<WeakestPoint | null> {
  await reader.company(companyId);
  const model = await reader.model();
  const averages = await currentAverages(reader, model, companyId);
  const rated = model.drivers
    .flatMap(({ id, name }) => {
      const average = averages.get(id) ?? null;
      return average === null ? [] : [{ id, name, average }];
    })
    .sort((a, b) => a.average - b.average);
  const [lowest, second] = rated;
  if (!lowest || !second) return null;
  const actions = await answeredActions(reader, companyId);
  const first = rankPriorities(actions).find(({ driver }) => driver === lowest.name);
  const activity = first && model.activities.find(({ id }) => id === first.id);
  return {
    driver: lowest.name,
    below_target: await gapOf(reader, companyId, lowest, now),
    action: activity
      ? {
          id: activity.id,
          name: activity.name,
          impact_area: String(activity.impact_area),
          days_late: await daysLate(
            reader,
            { company_id: companyId, activity_id: activity.id },
            now,
          ),
        }
      : null,
  };
}

async function gapOf(
  { tx }: Reader,
  company_id: string,
  { id, average }: { id: string; average: number },
  now: Date,
): Promise<number | null> {
  const [target] = await tx.find('targets', { company_id, driver_id: id, ended_at: null });
  if (!target) return null;
  // A target that was set without an average begins with the first recorded one.
  const weeks = target.start_average === null ? await tx.find('driver_weeks', { company_id }) : [];
  const status = statusAt(target, average, weeks, now);
  return status === 'missed' || status === 'behind' ? target.value - average : null;
}

async function daysLate(
  { tx }: Reader,
  action: { company_id: string; activity_id: string },
  now: Date,
): Promise<number | null> {
  const [item] = await tx.find('plan_items', { ...action, status: OPEN_STATUSES });
  const today = dayOf(now);
  if (!item?.due_on || item.due_on >= today) return null;
  return daysBetween(item.due_on, today);
}
