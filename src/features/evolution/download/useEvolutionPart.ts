import { historyWeekOf } from '@contract/scoring/weeks';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import {
  joinDownloadables,
  mapDownloadable,
  toDownloadable,
  combineDownloadables,
  type Downloadable,
} from '@/shared/download/Downloadable';
import type { ReportPart } from '@/shared/download/Report';
import { useNames } from '@/shared/i18n/useNames';
import { useChartChoice } from '../card/useChartChoice';
import { chartYears, yearsOf, yearToShow } from '../period/chosenYear';
import type { Evolution, EvolutionYear } from '../Evolution';
import { useGraphDriversState } from '../evolutionApi';
import { differencesTable, weeksTable } from './evolutionTables';
import { namedSeries, visibleSeries } from '../series';
import { WHOLE_YEAR } from '../period/weekWindow';
import { drawnValues } from '../model/drawnValues';
import type { YearMark } from '../model/plotModel';
import { monthNames } from '../model/months';
import { roomForLabels } from '../model/lineEnds';
import { trajectoriesOf, visiblePathValues, type ChartTarget } from '../model/trajectory';
import { yRangeOf } from '../model/yRange';

/** The data that the page shows beside a company's own weeks. */
interface Shown {
  comparedId?: string | null;
  comparesYears?: boolean;
  /** The targets of both companies, which the images contain while they are switched on. */
  targets?: Downloadable<readonly ChartTarget[]>;
  comparedTargets?: Downloadable<readonly ChartTarget[]>;
  /** The weeks in which the model changed. */
  changes?: readonly YearMark[];
}

/**
 * The displayed years as a part of a report: the weeks of one company, or of two and their
 * differences. Hidden series are left out, and the zoom is ignored. It sends no query, because the
 * charts on the page have already loaded the data.
 */
export function useEvolutionPart(
  companyId: string | null,
  beside: Shown = {},
): Downloadable<ReportPart> {
  const { comparedId = null, comparesYears = false, changes = [] } = beside;
  const { targets = NONE, comparedTargets = NONE } = beside;
  const { t, language } = useTranslation('evolution');
  const [{ year: picked, other: pickedOther, hide, targets: showsTargets, grades: showsGrades }] =
    useChartChoice();
  const nameOf = useNames();
  const series = namedSeries(visibleSeries(hide), nameOf);
  // A company without years is still listed beside one that has some.
  const own = toDownloadable(useGraphDriversState(companyId ?? skipToken));
  const other = toDownloadable(useGraphDriversState(comparedId ?? skipToken));
  const both = combineDownloadables(comparedId === null ? [own] : [own, other]);
  if ('has' in both && yearsOf(both.has).length === 0) return { without: 'nothing' };

  const loaded = joinDownloadables(both, joinDownloadables(targets, comparedTargets));
  return mapDownloadable(loaded, ([evolutions, bothTargets]) => {
    const year = yearToShow(yearsOf(evolutions), picked);
    const shownYears = chartYears(yearsOf(evolutions), year, comparesYears ? pickedOther : null);
    const goals = showsTargets ? bothTargets : [];
    const keys = series.map(({ key }) => key);
    const parts = evolutions.flatMap((evolution, index) =>
      shownYears.flatMap((one) =>
        yearOf(evolution, one).map((found) => ({
          ...found,
          trajectories: trajectoriesOf(goals[index] ?? [], keys, one),
        })),
      ),
    );
    const words = {
      week: t('table.week'),
      language,
      driver: t('differences.driver'),
      difference: t('differences.difference'),
      nameOf,
    };
    const titleOf = ({ name, year: { year: one } }: CompanyYear) =>
      t('table.caption', { company: name, year: one });
    const sheetOf = ({ name, year: { year: one } }: CompanyYear) => {
      if (comparedId === null) return t('report.weeks', { year: one });
      return shownYears.length > 1 ? `${one} ${name}` : name;
    };
    const names = namesOf(evolutions);
    const [shown, compared] = evolutions.map(({ years }) => years.find((one) => one.year === year));

    return {
      tables: [
        ...parts.map((company) =>
          weeksTable(company.year, series, {
            title: titleOf(company),
            sheet: sheetOf(company),
            words,
          }),
        ),
        ...(names
          ? [
              differencesTable(shown, compared, names, {
                title: t('differences.caption', { ...names, year }),
                sheet: t('report.differences'),
                words,
              }),
            ]
          : []),
      ],
      notes: [
        { subject: t('chart'), text: t('report.points') },
        ...(names ? [{ subject: t('differences.title'), text: t('differences.hint') }] : []),
      ],
      draw: async () => {
        const lines = parts.flatMap((one) => series.map(({ key }) => drawnValues(one.year, key)));
        const labelRoom = roomForLabels(series.map(({ title }) => title));
        const current = historyWeekOf(new Date());
        const inPictures = parts.flatMap(({ trajectories }) =>
          trajectories.flatMap((one) => visiblePathValues(one, WHOLE_YEAR)),
        );
        const range = yRangeOf(lines, WHOLE_YEAR, inPictures);
        const { drawPicture } = await import(/* webpackChunkName: "chart" */ './drawPicture');
        return Promise.all(
          parts.map(async (company) => ({
            title: titleOf(company),
            isOfTable: true as const,
            ...(await drawPicture({
              year: company.year,
              series,
              window: WHOLE_YEAR,
              range,
              labelRoom,
              months: monthNames(language),
              language,
              trajectories: company.trajectories,
              showsGrades,
              changes: changes.filter((change) => change.year === company.year.year),
              today:
                current.year === company.year.year
                  ? { week: current.week, label: t('today') }
                  : null,
            })),
          })),
        );
      },
    };
  });
}

interface CompanyYear {
  name: string;
  year: EvolutionYear;
}

const NONE: Downloadable<readonly ChartTarget[]> = { has: [] };

/** A company's values of a year; no values if the company does not have the year. */
function yearOf({ companyName, years }: Evolution, year: number): CompanyYear[] {
  const found = years.find((one) => one.year === year);
  return found ? [{ name: companyName, year: found }] : [];
}

function namesOf([shown, compared]: readonly Evolution[]) {
  return shown && compared
    ? { shown: shown.companyName, compared: compared.companyName }
    : undefined;
}
