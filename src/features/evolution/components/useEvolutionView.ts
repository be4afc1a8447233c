import { skipToken } from '@reduxjs/toolkit/query/react';
import { useCallback, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { useShown, type Shown } from '@/shared/api/useShown';
import { useAppDispatch } from '@/shared/lib/useAppDispatch';
import { yearsOf, yearToShow } from '../chosenYear';
import type { Evolution } from '../Evolution';
import { useGetGraphDriversQuery } from '../evolutionApi';
import { selectHidden, selectPickedYear, seriesToggled, yearPicked } from '../evolutionSlice';
import { visibleSeries, type SeriesKey } from '../series';
import { WHOLE_YEAR, type WeekWindow } from '../weekWindow';
import { yRangeOf } from '../yRange';

/**
 * One company, or two side by side: either way one year, one window, one range of scores.
 * Without a company so far it is loading.
 */
export function useEvolutionView(companyId: string | null, comparedId: string | null) {
  const dispatch = useAppDispatch();
  const hidden = useSelector(selectHidden);
  const picked = useSelector(selectPickedYear);
  const shown = useShown(useGetGraphDriversQuery(companyId ?? skipToken));
  const compared = useShown(useGetGraphDriversQuery(comparedId ?? skipToken));
  const panels = comparedId === null ? [shown] : [shown, compared];

  const evolutions = panels.flatMap((panel) => (panel.state === 'ready' ? [panel.data] : []));
  const years = yearsOf(evolutions);
  const year = yearToShow(years, picked);
  const series = useMemo(() => visibleSeries(hidden), [hidden]);

  // Another year or company is seen as a whole first.
  const zoomOf = `${year}/${companyId ?? ''}/${comparedId ?? ''}`;
  const [zoom, setZoom] = useState({ of: zoomOf, window: WHOLE_YEAR });
  const window = zoom.of === zoomOf ? zoom.window : WHOLE_YEAR;
  const setWindow = useCallback(
    (next: WeekWindow) => setZoom({ of: zoomOf, window: next }),
    [zoomOf],
  );

  const lines = evolutions.flatMap((evolution) => {
    const values = yearOf(evolution, year)?.values;
    return values ? series.map(({ key }) => values[key]) : [];
  });

  return {
    panels: panels as readonly Shown<Evolution>[],
    years,
    year,
    hidden,
    series,
    window,
    setWindow,
    range: yRangeOf(lines, window),
    pickYear: (one: number) => dispatch(yearPicked(one)),
    toggleSeries: (key: SeriesKey) => dispatch(seriesToggled(key)),
  };
}

export type EvolutionView = ReturnType<typeof useEvolutionView>;

export function yearOf({ years }: Evolution, year: number) {
  return years.find((one) => one.year === year);
}
