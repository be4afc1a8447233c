import { shownPercentage, shownShare } from '@contract/scoring/percentages';
import type { Report, ReportCell } from '@/shared/download/Report';
import { COLUMNS, FIGURE_COLUMNS, type FigureColumn } from '../columns';
import type { PortfolioRow } from '../Portfolio';
import type { PortfolioWords } from '../usePortfolioWords';

/** The texts of the report, translated. */
interface Words extends Pick<PortfolioWords, 'titleOf'> {
  title: string;
  workspace: string;
  scoredOf: (column: string) => string;
  overdue: string;
  /** The moment of the figures and the filter. */
  about: string;
  /** The explanations of the figures, by subject. */
  legend: Report['notes'];
}

const KINDS = { completed: 'percent', fresh: 'percent', plan: 'count' } as const;
const isOther = (column: FigureColumn): column is keyof typeof KINDS => column in KINDS;

/** The companies in the order of the screen, with unrounded averages and the numbers behind them. */
export function portfolioReport(rows: readonly PortfolioRow[], words: Words, date: Date): Report {
  const drivers = FIGURE_COLUMNS.filter((column) => !isOther(column));
  return {
    title: words.title,
    company: words.about,
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
            { header: words.titleOf(column), kind: 'score' as const },
            { header: words.scoredOf(words.titleOf(column)), kind: 'text' as const },
          ]),
          ...COLUMNS.filter((column): column is keyof typeof KINDS => column in KINDS).map(
            (column) => ({ header: words.titleOf(column), kind: KINDS[column] }),
          ),
          { header: words.overdue, kind: 'count' },
        ],
        rows: rows.map((row) => [
          row.name,
          row.workspace,
          ...row.cells.flatMap(({ average, scored, total }): ReportCell[] => [
            average,
            `${scored}/${total}`,
          ]),
          shownPercentage(row.completed),
          row.fresh === null ? null : shownShare(row.fresh),
          row.planOpen,
          row.planOverdue,
        ]),
      },
    ],
  };
}
