import { shownDifference } from '@contract/scoring/numbers/shownDifference';
import { WEEKS, type EvolutionYear, type WeekValues } from '../Evolution';
import { SERIES, type Series } from '../series';

export interface Difference {
  series: Series;
  /** The latest week in which both have a value; null if there is none. */
  week: number | null;
  shown: number | null;
  compared: number | null;
  /**
   * The shown company's value less the compared one's, both rounded as they are shown, so that the
   * three figures add up.
   */
  difference: number | null;
}

/** How two companies differ in a year, by driver. A missing year counts as a year without values. */
export function differencesOf(
  shown: EvolutionYear | undefined,
  compared: EvolutionYear | undefined,
): Difference[] {
  return SERIES.map((series) => {
    const [own, other] = [shown?.values[series.key] ?? [], compared?.values[series.key] ?? []];
    const week = latestOfBoth(own, other);
    // Without a common week, the latest value of each company is shown without a difference.
    if (week === null) {
      return { series, week, shown: latest(own), compared: latest(other), difference: null };
    }
    const [left, right] = [own[week - 1] ?? 0, other[week - 1] ?? 0];
    return {
      series,
      week,
      shown: left,
      compared: right,
      difference: shownDifference(right, left),
    };
  });
}

function latestOfBoth(left: WeekValues, right: WeekValues): number | null {
  for (let index = WEEKS - 1; index >= 0; index--) {
    if ((left[index] ?? null) !== null && (right[index] ?? null) !== null) return index + 1;
  }
  return null;
}

function latest(values: WeekValues): number | null {
  return values.findLast((value) => value !== null) ?? null;
}
