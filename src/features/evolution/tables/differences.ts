import { WEEKS, type EvolutionYear, type WeekValues } from '../Evolution';
import { SERIES, type Series } from '../series';

export interface Difference {
  series: Series;
  /** The latest week that both have a value for; null without one. */
  week: number | null;
  shown: number | null;
  compared: number | null;
  /** Shown less compared, as both are written: a reader may do the sum. */
  difference: number | null;
}

/** How two companies differ in a year, by driver; a year missing on one side has no values. */
export function differencesOf(
  shown: EvolutionYear | undefined,
  compared: EvolutionYear | undefined,
): Difference[] {
  return SERIES.map((series) => {
    const [own, other] = [shown?.values[series.key] ?? [], compared?.values[series.key] ?? []];
    const week = latestOfBoth(own, other);
    // Without a common week each side's latest value stands alone, without a difference.
    if (week === null) {
      return { series, week, shown: latest(own), compared: latest(other), difference: null };
    }
    const [left, right] = [own[week - 1] ?? 0, other[week - 1] ?? 0];
    return {
      series,
      week,
      shown: left,
      compared: right,
      difference: asShown(left) - asShown(right),
    };
  });
}

const asShown = (value: number) => Number(value.toFixed(2));

function latestOfBoth(left: WeekValues, right: WeekValues): number | null {
  for (let index = WEEKS - 1; index >= 0; index--) {
    if ((left[index] ?? null) !== null && (right[index] ?? null) !== null) return index + 1;
  }
  return null;
}

function latest(values: WeekValues): number | null {
  return values.findLast((value) => value !== null) ?? null;
}
