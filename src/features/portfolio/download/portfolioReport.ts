import { shownPercentage, shownShare } from '@contract/scoring/percentages';
import type { Grade } from '@contract/scoring/scoring';
import type { Report, ReportCell, ReportTable } from '@/shared/download/Report';
import { cellOf, COLUMNS, FIGURE_COLUMNS, type FigureColumn } from '../columns';
import type { PortfolioCell, PortfolioRow } from '../Portfolio';
import type { PortfolioWords } from '../usePortfolioWords';

/** The texts of the report, translated. */
interface Words extends Pick<PortfolioWords, 'titleOf' | 'figure' | 'counts' | 'overdue'> {
  title: string;
  workspace: string;
  scoredOf: (column: string) => string;
  gradeOf: (column: string) => string;
  grades: Record<Grade, string>;
  overdueItems: string;
  /** How many companies the report contains. */
  companies: string;
  /** The moment of the figures and the filter. */
  scope: string;
  /** The explanations of the figures, by subject. */
  legend: Report['notes'];
}

const KINDS = { completed: 'percent', fresh: 'percent', plan: 'count', round: 'text' } as const;
const isOther = (column: FigureColumn): column is keyof typeof KINDS => column in KINDS;

/** The companies in the order of the screen, with unrounded averages and the numbers behind them. */
export function portfolioReport(rows: readonly PortfolioRow[], words: Words, date: Date): Report {
  const drivers = FIGURE_COLUMNS.filter((column) => !isOther(column));
  return {
    title: words.title,
    company: words.companies,
    scope: words.scope,
    date,
    isWide: true,
    notes: words.legend,
    pictures: [],
    tables: [
      {
        title: words.title,
        columns: [
          { header: words.titleOf('company'), kind: 'text' },
          { header: words.workspace, kind: 'text' },
          ...drivers.flatMap((column) => [
            { header: words.titleOf(column), kind: 'average' as const },
            { header: words.gradeOf(words.titleOf(column)), kind: 'text' as const },
            { header: words.scoredOf(words.titleOf(column)), kind: 'text' as const },
          ]),
          ...COLUMNS.filter((column): column is keyof typeof KINDS => column in KINDS).map(
            (column) => ({ header: words.titleOf(column), kind: KINDS[column] }),
          ),
          { header: words.overdueItems, kind: 'count' },
        ],
        rows: rows.map((row) => [
          row.name,
          row.workspace,
          ...row.cells.flatMap((cell): ReportCell[] => [
            cell.average,
            gradeIn(cell, words),
            `${cell.scored}/${cell.total}`,
          ]),
          shownPercentage(row.completed),
          row.fresh === null ? null : shownShare(row.fresh),
          row.planOpen,
          row.round ? words.figure(row, 'round') : null,
          row.planOverdue,
        ]),
        onPaper: tableOnPaper(rows, words),
      },
    ],
  };
}

/** As on the screen, a figure of few scores has their number instead of a grade. */
const gradeIn = ({ grade, isThin }: PortfolioCell, { grades }: Words): string | null =>
  grade === null || isThin ? null : grades[grade];

/** The table of the screen: figures with their grades in one column each. */
function tableOnPaper(
  rows: readonly PortfolioRow[],
  words: Words,
): NonNullable<ReportTable['onPaper']> {
  function textOf(row: PortfolioRow, column: FigureColumn): string {
    const figure = words.figure(row, column);
    const cell = cellOf(row, column);
    if (cell) {
      if (cell.average === null) return figure;
      return `${figure} ${gradeIn(cell, words) ?? `(${words.counts(cell)})`}`;
    }
    return column === 'plan' && row.planOverdue > 0 ? `${figure}, ${words.overdue(row)}` : figure;
  }
  return {
    columns: [
      { header: words.titleOf('company'), kind: 'text' },
      { header: words.workspace, kind: 'text' },
      ...FIGURE_COLUMNS.map((column) => ({ header: words.titleOf(column), kind: 'text' as const })),
    ],
    rows: rows.map((row) => [
      row.name,
      row.workspace,
      ...FIGURE_COLUMNS.map((column) => textOf(row, column)),
    ]),
  };
}
