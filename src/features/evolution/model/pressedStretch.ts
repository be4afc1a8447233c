import { historyWeekLabel } from '@contract/scoring/weeks';
import { SERIES, type SeriesKey } from '../series';
import { drawnValues } from './drawnValues';
import { stretchAt } from './stretch';
import type { PlotInput } from './plotModel';
import { valueAt } from './yRange';

/** A press on the plot, in the chart's own units. */
export interface ChartPress extends Pick<PlotInput, 'year' | 'series'> {
  /** The place between the weeks, such as 22.4. */
  week: number;
  score: number;
  /** How far from a line a press still means it, in points of the score. */
  reach: number;
}

/** A falling or rising part of a line, between the ends of two weeks such as '2026-W22'. */
export interface PressedStretch {
  /** English: 'Expectations', or 'Global Average'. */
  driver: string;
  from: string;
  to: string;
}

/** The stretch of the line that was pressed; null where there is no line, or where it is level. */
export function pressedStretch({
  year,
  series,
  week,
  score,
  reach,
}: ChartPress): PressedStretch | null {
  const lines = series.flatMap(({ key }) => {
    const values = drawnValues(year, key);
    const value = valueAt(values, week);
    return value === null ? [] : [{ key, values, distance: Math.abs(value - score) }];
  });
  const [nearest] = lines.sort((a, b) => a.distance - b.distance);
  if (!nearest || nearest.distance > reach) return null;
  const stretch = stretchAt(nearest.values, week);
  if (!stretch) return null;
  const labelOf = (one: number) => historyWeekLabel({ year: year.year, week: one });
  return { driver: titleOf(nearest.key), from: labelOf(stretch.from), to: labelOf(stretch.to) };
}

const titleOf = (key: SeriesKey) => SERIES.find((one) => one.key === key)?.title ?? '';
