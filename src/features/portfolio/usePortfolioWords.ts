import { roundAverage } from '@contract/scoring/numbers/averages';
import { decimalsOf } from '@contract/scoring/numbers/shownAverage';
import { shownPercentage, shownShare } from '@contract/scoring/percentages';
import type { Grade } from '@contract/scoring/scoring';
import { useMemo } from 'react';
import { useFormats } from '@/shared/i18n/formats';
import { useNames } from '@/shared/i18n/useNames';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { shownChange } from '@/shared/lib/shownChange';
import type { GroupedBy } from './arrangement';
import { usePeriod } from './period';
import { CELL_TITLES, cellOf, COLUMNS, type FigureColumn, type PortfolioColumn } from './columns';
import type { PortfolioCell, PortfolioRow } from './Portfolio';

/** The texts of the portfolio's figures in the active language. */
export interface PortfolioWords {
  titleOf: (column: PortfolioColumn) => string;
  /** The figure alone; a dash for none. */
  figure: (row: PortfolioRow, column: FigureColumn) => string;
  /** All that a cell shows, for screen readers. */
  description: (row: PortfolioRow, column: FigureColumn) => string;
  /** '2 overdue' */
  overdue: (row: PortfolioRow) => string;
  /** '−0.4': how far the average is below a target that it is behind; null for others. */
  gap: (cell: PortfolioCell) => string | null;
  /** What the companies of a group have in common; null for the group of all. */
  groupTitle: (by: GroupedBy) => string | null;
  /** '5 of 62' */
  counts: (cell: PortfolioCell) => string;
  /** Of a cell with an average; with more decimals where it is shown beside a grade and needs them. */
  average: (cell: PortfolioCell) => string;
  oneDecimal: (value: number) => string;
}

export function usePortfolioWords(): PortfolioWords {
  const { t } = useTranslation(['portfolio', 'shared']);
  const nameOf = useNames();
  const shownPeriod = usePeriod();
  const { oneDecimal: format, graded, percent } = useFormats();

  return useMemo(() => {
    const none = t('none');
    // A row has a dozen of these texts, and rows are rendered while the person scrolls.
    const titleOf = remembered((column: PortfolioColumn) => {
      const title = CELL_TITLES[COLUMNS.indexOf(column) - 1];
      return title === undefined
        ? t(`column.${column as 'company' | 'completed' | 'fresh' | 'plan' | 'round'}`)
        : nameOf(title);
    });
    const tenth = remembered((tenths: number) => format(tenths / 10));
    const oneDecimal = (value: number) => tenth(Math.round(roundAverage(value, 1) * 10));
    const average = ({ average: value, isThin }: PortfolioCell) => {
      if (value === null) return none;
      return isThin || decimalsOf(value, 1) === 1 ? oneDecimal(value) : graded(value, 1);
    };
    const gap = ({ average: value, target, isBehindTarget }: PortfolioCell) => {
      if (!isBehindTarget || value === null || target === null) return null;
      return `−${oneDecimal(shownChange(target, value)?.amount ?? 0.1)}`;
    };
    const groupTitle = (by: GroupedBy) => {
      if (by.kind === 'all') return null;
      return by.kind === 'thin' ? t('thin') : (by.workspace ?? t('noWorkspace'));
    };
    const gradeName = remembered((grade: Grade) => t(`shared:grade.${grade}`));
    const overdue = ({ planOverdue }: PortfolioRow) => t('overdue', { count: planOverdue });
    const counts = ({ scored, total }: PortfolioCell) => t('counts', { scored, total });
    const figure = (row: PortfolioRow, column: FigureColumn) => {
      if (column === 'completed') return percent(shownPercentage(row.completed));
      if (column === 'fresh') return row.fresh === null ? none : percent(shownShare(row.fresh));
      if (column === 'plan') return String(row.planOpen);
      if (column === 'round') return row.round ? t('handedIn', row.round) : none;
      const cell = cellOf(row, column);
      return cell ? average(cell) : none;
    };
    const period = t(`period.${shownPeriod}`);
    const changeText = {
      up: remembered((amount: string) => t('change.up', { amount, period })),
      down: remembered((amount: string) => t('change.down', { amount, period })),
    };
    const describeCell = (cell: PortfolioCell): string[] => {
      if (cell.average === null) return [t('noScore')];
      const change = cell.previous === null ? null : shownChange(cell.previous, cell.average);
      return [
        average(cell),
        ...(cell.isThin ? [counts(cell)] : cell.grade ? [gradeName(cell.grade)] : []),
        ...(change ? [changeText[change.direction](oneDecimal(change.amount))] : []),
        ...(cell.target === null
          ? []
          : [
              t(cell.isBehindTarget ? 'target.behind' : 'target.set', {
                target: oneDecimal(cell.target),
              }),
            ]),
      ];
    };
    // i18next takes longer than all else to fill a text in, so it does that once.
    const pattern = t('cell', { company: '{company}', column: '{column}', figures: '{figures}' });
    const description = (row: PortfolioRow, column: FigureColumn) => {
      const cell = cellOf(row, column);
      const parts = cell
        ? describeCell(cell)
        : [
            figure(row, column),
            ...(column === 'plan' && row.planOverdue > 0 ? [overdue(row)] : []),
          ];
      const texts = { company: row.name, column: titleOf(column), figures: parts.join(', ') };
      return pattern.replace(
        /{(company|column|figures)}/g,
        (_, name: keyof typeof texts) => texts[name],
      );
    };
    return { titleOf, figure, description, overdue, gap, groupTitle, counts, average, oneDecimal };
  }, [t, nameOf, format, graded, percent, shownPeriod]);
}

/** Memoizes a function that is called with few different values. */
function remembered<Value, Result>(compute: (value: Value) => Result) {
  const known = new Map<Value, Result>();
  return (value: Value): Result => {
    const result = known.get(value) ?? compute(value);
    known.set(value, result);
    return result;
  };
}
