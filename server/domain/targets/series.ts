import type { RecordedAverage } from '@contract/targets/pace';
import { dayOf } from '@contract/days';
import { targetStatus, type TargetPath, type TargetStatus } from '@contract/targets/targets';
import { totalAverage } from '@contract/scoring/scoring';
import {
  compareHistoryWeeks,
  endOfHistoryWeek,
  historyWeekLabel,
  historyWeekOf,
  weekBefore,
  type HistoryWeek,
} from '@contract/scoring/weeks';
import type { DriverWeekRow, TargetRow } from '@server/store/tables';

/** The recorded averages of a driver, or of the Global Average if `driverId` is null, the earliest first. */
export function recordedSeries(
  weeks: readonly DriverWeekRow[],
  driverId: string | null,
): RecordedAverage[] {
  const byWeek = new Map<string, HistoryWeek & { averages: number[] }>();
  for (const { driver_id, year, week, average } of weeks) {
    if (driverId !== null && driver_id !== driverId) continue;
    const label = historyWeekLabel({ year, week });
    const inWeek = byWeek.get(label) ?? { year, week, averages: [] };
    inWeek.averages.push(average);
    byWeek.set(label, inWeek);
  }
  return [...byWeek.values()]
    .flatMap(({ year, week, averages }) => {
      const average = totalAverage(averages);
      return average === null ? [] : [{ year, week, average }];
    })
    .sort(compareHistoryWeeks);
}

/**
 * The path of a target. One that was set without an average begins on the Monday of the first week with a recorded
 * average, or on the day on which it was set, whichever is later; null while there is no such week.
 */
export function pathOf(
  target: TargetRow,
  weeksOf: (driverId: string | null) => readonly RecordedAverage[],
): TargetPath | null {
  const { start_on, start_average, value, due_on, milestones, driver_id } = target;
  if (start_average !== null) return { start_on, start_average, value, due_on, milestones };
  const setIn = historyWeekOf(new Date(start_on));
  const first = weeksOf(driver_id).find((week) => compareHistoryWeeks(week, setIn) >= 0);
  if (!first) return null;
  const monday = dayOf(endOfHistoryWeek(weekBefore(first)));
  return {
    start_on: monday > start_on ? monday : start_on,
    start_average: first.average,
    value,
    due_on,
    milestones,
  };
}

/**
 * The status of a target at a time. `weeks` are the recorded ones of its company, which matter only to a target that was
 * set without an average.
 */
export function statusAt(
  target: TargetRow,
  average: number | null,
  weeks: readonly DriverWeekRow[],
  now: Date,
): TargetStatus {
  const path = pathOf(target, (id) => recordedSeries(weeks, id));
  const { value, due_on } = target;
  return targetStatus(path, average, { value, due_on, today: dayOf(now) });
}
