import { weekLabel } from '@/shared/i18n/weekName';
import type { ReportCell, ReportTable } from '@/shared/download/Report';
import { differencesOf } from '../tables/differences';
import { WEEKS, type EvolutionYear } from '../Evolution';
import type { Series } from '../series';

/** The texts of the tables, translated. */
export interface TableWords {
  week: string;
  /** Of the names of the weeks. */
  language: string;
  driver: string;
  difference: string;
  /** Returns the translated name of a driver. */
  nameOf: (title: string) => string;
}

interface About {
  title: string;
  sheet: string;
  words: TableWords;
}

/**
 * The values of a year from the first to the last week that has one, unrounded; a missing value is an empty
 * cell.
 */
export function weeksTable(
  year: EvolutionYear,
  series: readonly Series[],
  { title, sheet, words }: About,
): ReportTable {
  return {
    title,
    sheet,
    columns: [
      { header: words.week, kind: 'text' },
      ...series.map(({ title: header }) => ({ header, kind: 'score' as const })),
    ],
    rows: withoutEmptyEnds(
      Array.from({ length: WEEKS }, (_, index) => [
        weekLabel(index + 1, words.language),
        ...series.map(({ key }) => year.values[key][index] ?? null),
      ]),
    ),
    lines: series,
  };
}

function withoutEmptyEnds(rows: ReportCell[][]): ReportCell[][] {
  const hasValue = ([, ...values]: ReportCell[]) => values.some((value) => value !== null);
  return rows.slice(rows.findIndex(hasValue), rows.findLastIndex(hasValue) + 1);
}

/** The table of differences, with the values that the page shows. */
export function differencesTable(
  shown: EvolutionYear | undefined,
  compared: EvolutionYear | undefined,
  names: { shown: string; compared: string },
  { title, sheet, words }: About,
): ReportTable {
  return {
    title,
    sheet,
    columns: [
      { header: words.driver, kind: 'text' },
      { header: words.week, kind: 'text' },
      { header: names.shown, kind: 'score' },
      { header: names.compared, kind: 'score' },
      { header: words.difference, kind: 'difference' },
    ],
    rows: differencesOf(shown, compared).map((row) => [
      words.nameOf(row.series.title),
      row.week === null ? null : weekLabel(row.week, words.language),
      row.shown,
      row.compared,
      row.difference,
    ]),
  };
}
