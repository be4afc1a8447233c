import { skipToken } from '@reduxjs/toolkit/query/react';
import { useCallback, useMemo, useState } from 'react';
import { useQueryView, type QueryView } from '@/shared/api/useQueryView';
import { useNames } from '@/shared/i18n/useNames';
import { yearsOf, yearToShow } from '../period/chosenYear';
import type { Evolution } from '../Evolution';
import { useGetGraphDriversQuery } from '../evolutionApi';
import { namedSeries, visibleSeries, type SeriesKey } from '../series';
import { WHOLE_YEAR, type WeekWindow } from '../period/weekWindow';
import { yRangeOf } from '../plot/yRange';
import { useChartChoice } from './useChartChoice';

/** The state that one or two charts share: the year, the visible weeks and the range of scores. */
export function useEvolutionView(companyId: string | null, comparedId: string | null) {
  const [{ year: picked, hide: hidden }, choose] = useChartChoice();
  const shown = useQueryView(useGetGraphDriversQuery(companyId ?? skipToken));
  const compared = useQueryView(useGetGraphDriversQuery(comparedId ?? skipToken));

  const [own, other] = [readyData(shown), readyData(compared)];
  const evolutions = useMemo(() => [own, other].filter((one) => one !== null), [own, other]);
  const years = useMemo(() => yearsOf(evolutions), [evolutions]);
  const year = yearToShow(years, picked);
  const nameOf = useNames();
  const series = useMemo(() => namedSeries(visibleSeries(hidden), nameOf), [hidden, nameOf]);

  // A zoom belongs to one year and its companies; any other selection starts with the whole year.
  const zoomKey = `${year}/${companyId ?? ''}/${comparedId ?? ''}`;
  const [zoom, setZoom] = useState({ of: zoomKey, window: WHOLE_YEAR });
  const window = zoom.of === zoomKey ? zoom.window : WHOLE_YEAR;
  const setWindow = useCallback(
    (next: WeekWindow) => setZoom({ of: zoomKey, window: next }),
    [zoomKey],
  );

  const lines = evolutions.flatMap((evolution) => {
    const values = yearOf(evolution, year)?.values;
    return values ? series.map(({ key }) => values[key]) : [];
  });

  return {
    panels: comparedId === null ? [shown] : [shown, compared],
    years,
    year,
    hidden,
    series,
    window,
    setWindow,
    range: yRangeOf(lines, window),
    pickYear: useCallback((one: number) => choose({ year: one }), [choose]),
    toggleSeries: useCallback(
      (key: SeriesKey) =>
        choose({
          hide: hidden.includes(key) ? hidden.filter((one) => one !== key) : [...hidden, key],
        }),
      [choose, hidden],
    ),
  };
}

export type EvolutionView = ReturnType<typeof useEvolutionView>;

function readyData(shown: QueryView<Evolution>): Evolution | null {
  return shown.state === 'ready' ? shown.data : null;
}

export function yearOf({ years }: Evolution, year: number) {
  return years.find((one) => one.year === year);
}
