import { TOTAL } from '@contract/fields/naming';
import { gradeOf, totalAverage, type Grade } from '@contract/scoring/scoring';
import { compareHistoryWeeks } from '@contract/scoring/weeks';
import type { TargetStatus } from '@contract/targets/targets';
import type { DriverSumRow, DriverWeekRow, TargetRow } from '@server/store/tables';
import { statusAt } from '../targets/series';
import { applicableOf } from '../figures/figures';
import type { Model } from '../figures/model';
import { averageOf } from '../figures/sums';

/** A company's figures of one driver, or of Total. */
export interface PortfolioCell {
  driver: string;
  /** 1–10, unrounded; null without a scored answer. */
  average: number | null;
  grade: Grade | null;
  /** The numbers of scored activities and of all applicable activities. */
  scored: number;
  total: number;
  /** The average at the asked time, four weeks ago as a rule; null if none was recorded by then. */
  previous: number | null;
  /** The value of the current target, and its status; null without a target. */
  target: number | null;
  target_status: TargetStatus | null;
}

/** Rows of one company. */
interface CompanyRows {
  sums: readonly Omit<DriverSumRow, 'id'>[];
  /** The last row of each driver that was recorded by that time. */
  weeks: readonly DriverWeekRow[];
  /** The current targets. */
  targets: readonly TargetRow[];
  /** All recorded weeks if a target was set without an average; else they are not needed. */
  history: readonly DriverWeekRow[];
}

/** The cells of a company: the drivers in their order, then Total. */
export function cellsOf(
  model: Model,
  { sums, weeks, targets, history }: CompanyRows,
  now: Date,
): PortfolioCell[] {
  const targetOf = (driverId: string | null, average: number | null) => {
    const row = targets.find(({ driver_id }) => driver_id === driverId);
    if (!row) return { target: null, target_status: null };
    return { target: row.value, target_status: statusAt(row, average, history, now) };
  };
  const drivers = model.drivers.map(({ id, name }): PortfolioCell => {
    const sumsOfDriver = sums.find(({ driver_id }) => driver_id === id);
    const average = averageOf(sumsOfDriver);
    return {
      driver: name,
      average,
      grade: gradeOf(average),
      scored: sumsOfDriver?.scored ?? 0,
      total: applicableOf(model, id, sumsOfDriver),
      previous: weeks.find(({ driver_id }) => driver_id === id)?.average ?? null,
      ...targetOf(id, average),
    };
  });
  const average = totalAverage(drivers.map((driver) => driver.average));
  const total: PortfolioCell = {
    driver: TOTAL,
    average,
    grade: gradeOf(average),
    scored: drivers.reduce((sum, { scored }) => sum + scored, 0),
    total: drivers.reduce((sum, driver) => sum + driver.total, 0),
    previous: previousTotal(weeks),
    ...targetOf(null, average),
  };
  return [...drivers, total];
}

/** The Global Average of the last recorded week. */
function previousTotal(weeks: readonly DriverWeekRow[]): number | null {
  const [latest] = weeks.toSorted((a, b) => compareHistoryWeeks(b, a));
  if (!latest) return null;
  const inWeek = weeks.filter((row) => compareHistoryWeeks(row, latest) === 0);
  return totalAverage(inWeek.map(({ average }) => average));
}
