import { historyWeekOf } from '@contract/scoring/weeks';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useCallback, useMemo, useState } from 'react';
import { useQueryView, type QueryView } from '@/shared/api/useQueryView';
import { useNames } from '@/shared/i18n/useNames';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useToday } from '@/shared/time/useClock';
import { useIsMobile } from '@/shared/ui/layout/useLayoutSize';
import { chartYears, yearsOf, yearToShow } from '../period/chosenYear';
import type { Evolution } from '../Evolution';
import { useGetGraphDriversQuery } from '../evolutionApi';
import { namedSeries, SERIES, visibleSeries, type SeriesKey } from '../series';
import { WHOLE_YEAR, type WeekWindow } from '../period/weekWindow';
import type { YearMark } from '../model/plotModel';
import { monthNames } from '../model/months';
import { drawnValues } from '../model/drawnValues';
import { roomForLabels } from '../model/lineEnds';
import { yRangeOf } from '../model/yRange';
import { visiblePathValues, type ChartTarget } from '../model/trajectory';
import { useChartChoice } from './useChartChoice';
import { useTrajectories } from './useTrajectories';

interface Choice {
  companyId: string | null;
  comparedId: string | null;
  /** Whether another year can be shown beside the selected one. */
  comparesYears?: boolean;
  /** The targets of the companies, for when they are switched on. */
  targets?: readonly ChartTarget[] | undefined;
  comparedTargets?: readonly ChartTarget[] | undefined;
  /** Other dashed lines of the company. */
  lines?: readonly ChartTarget[] | undefined;
  /** The weeks in which the model changed, the earliest first. */
  changes?: readonly YearMark[] | undefined;
}

const NONE: readonly ChartTarget[] = [];

/** The state that some charts share: the years, the visible weeks and the range of scores. */
export function useEvolutionView(choice: Choice) {
  const { companyId, comparedId, comparesYears = false } = choice;
  const { targets = NONE, comparedTargets = NONE, lines: extraTargets = NONE } = choice;
  const { changes = [] } = choice;
  const [
    { year: picked, other: pickedOther, hide: hidden, targets: showsTargets, grades: showsGrades },
    choose,
  ] = useChartChoice();
  const { t, language } = useTranslation('evolution');
  const isMobile = useIsMobile();
  const shown = useQueryView(useGetGraphDriversQuery(companyId ?? skipToken));
  const compared = useQueryView(useGetGraphDriversQuery(comparedId ?? skipToken));

  const [own, other] = [readyData(shown), readyData(compared)];
  const evolutions = useMemo(() => [own, other].filter((one) => one !== null), [own, other]);
  const years = useMemo(() => yearsOf(evolutions), [evolutions]);
  const year = yearToShow(years, picked);
  const shownYears = chartYears(years, year, comparesYears ? pickedOther : null);
  const nameOf = useNames();
  const series = useMemo(() => namedSeries(visibleSeries(hidden), nameOf), [hidden, nameOf]);

  // A zoom belongs to one year and its companies; any other selection starts with the whole year.
  const zoomKey = `${shownYears.join('+')}/${companyId ?? ''}/${comparedId ?? ''}`;
  const [zoom, setZoom] = useState({ key: zoomKey, window: WHOLE_YEAR });
  const window = zoom.key === zoomKey ? zoom.window : WHOLE_YEAR;
  const setWindow = useCallback(
    (next: WeekWindow) => setZoom({ key: zoomKey, window: next }),
    [zoomKey],
  );

  const lines = evolutions.flatMap((evolution) =>
    shownYears.flatMap((one) => {
      const found = yearOf(evolution, one);
      return found ? series.map(({ key }) => drawnValues(found, key)) : [];
    }),
  );
  const companies = comparedId === null ? [shown] : [shown, compared];
  const otherYear = shownYears.find((one) => one !== year) ?? null;
  const shownTargets = useMemo(
    () => [...(showsTargets ? targets : NONE), ...extraTargets],
    [showsTargets, targets, extraTargets],
  );
  const shownOthers = showsTargets ? comparedTargets : NONE;
  const paths = [
    [useTrajectories(shownTargets, series, year), useTrajectories(shownTargets, series, otherYear)],
    [useTrajectories(shownOthers, series, year), useTrajectories(shownOthers, series, otherYear)],
  ];
  const panels = companies.flatMap((evolution, company) =>
    shownYears.map((one) => ({
      evolution,
      isCompared: company > 0,
      year: one,
      trajectories: paths[company]?.[one === year ? 0 : 1] ?? [],
    })),
  );
  const goals = panels.flatMap(({ trajectories }) =>
    trajectories.flatMap((one) => visiblePathValues(one, window)),
  );
  const today = useToday();
  const current = useMemo(() => {
    const { year: currentYear, week } = historyWeekOf(new Date(today));
    return { year: currentYear, mark: { week, label: t('today') } };
  }, [t, today]);
  const months = useMemo(() => monthNames(language), [language]);
  const labelRoom = useMemo(
    () => roomForLabels(namedSeries(SERIES, nameOf).map(({ title }) => title)),
    [nameOf],
  );

  return {
    companies,
    /** One for each company and year. */
    panels,
    years,
    year,
    /** The year beside the selected one; null without one. */
    otherYear,
    months,
    language,
    todayIn: (one: number) => (one === current.year ? current.mark : null),
    changesIn: (one: number) => changes.filter((change) => change.year === one),
    labelRoom: panels.length > 1 || isMobile ? 0 : labelRoom,
    hidden,
    showsTargets,
    showsGrades,
    series,
    window,
    setWindow,
    range: yRangeOf(lines, window, goals),
    pickYear: useCallback((one: number) => choose({ year: one }), [choose]),
    pickOtherYear: useCallback((one: number | null) => choose({ other: one }), [choose]),
    toggleTargets: useCallback(() => choose({ targets: !showsTargets }), [choose, showsTargets]),
    toggleGrades: useCallback(() => choose({ grades: !showsGrades }), [choose, showsGrades]),
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
