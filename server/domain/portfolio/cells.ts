import { TOTAL } from '@contract/fields/naming';
import { gradeOf, totalAverage, type Grade } from '@contract/scoring/scoring';
import { compareHistoryWeeks } from '@contract/scoring/weeks';
import type { DriverSumRow, DriverWeekRow } from '@server/store/tables';
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
  /** The average four weeks ago; null if none was recorded by then. */
  previous: number | null;
  target: number | null;
  target_status: string | null;
}

// Nobody can set a target yet.
const NO_TARGET = { target: null, target_status: null };

/**
 * The cells of a company: the drivers in their order, then Total. `weeks` has the last row of each driver
 * that was recorded by four weeks ago.
 */
export function cellsOf(
  model: Model,
  sums: readonly Omit<DriverSumRow, 'id'>[],
  weeks: readonly DriverWeekRow[],
): PortfolioCell[] {
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
      ...NO_TARGET,
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
    ...NO_TARGET,
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
