import { useMemo } from 'react';
import { trajectoriesOf, type ChartTarget, type Trajectory } from '../model/trajectory';
import type { Series } from '../series';

/** The paths of a company's targets in the chart of a year; memoized, because the chart library redraws for a change. */
export function useTrajectories(
  targets: readonly ChartTarget[],
  series: readonly Series[],
  year: number | null,
): readonly Trajectory[] {
  return useMemo(
    () =>
      year === null
        ? []
        : trajectoriesOf(
            targets,
            series.map(({ key }) => key),
            year,
          ),
    [targets, series, year],
  );
}
