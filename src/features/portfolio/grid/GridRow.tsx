import { memo } from 'react';
import { EllipsisText } from '@/shared/ui/list/EllipsisText';
import type { GroupedBy } from '../arrangement';
import { cellOf, COLUMNS, FIGURE_COLUMNS } from '../columns';
import { CompanyPicture } from '../CompanyPicture';
import type { PortfolioRow } from '../Portfolio';
import type { PortfolioWords } from '../usePortfolioWords';
import { FigureDetail, PortfolioFigure, toneOf } from './PortfolioFigure';
import styles from './PortfolioGrid.module.css';

/** A row of the grid: a company, or the heading of a group. */
export type GridItem = { key: string } & ({ row: PortfolioRow } | { group: GroupedBy });

interface Props {
  item: GridItem;
  /** The row's number in the grid; the heading is 0. */
  at: number;
  /** The column of the cell that Tab reaches; null if it is in another row. */
  tabColumn: number | null;
  words: PortfolioWords;
}

/** Rows are rendered while the person scrolls, so they have few elements, and the grid handles their events. */
export const GridRow = memo(function GridRow(props: Props) {
  const { item, at, tabColumn, words } = props;
  if ('row' in item) return <CompanyRow {...props} row={item.row} />;
  return (
    <tr role="row" aria-rowindex={at + 1} className={styles.group}>
      <th
        role="rowheader"
        scope="rowgroup"
        colSpan={COLUMNS.length}
        data-place={`${at} 0`}
        tabIndex={tabColumn === null ? -1 : 0}
      >
        {words.groupTitle(item.group)}
      </th>
    </tr>
  );
});

function CompanyRow({ row, at, tabColumn, words }: Props & { row: PortfolioRow }) {
  const place = (position: number) => ({
    'data-place': `${at} ${position}`,
    tabIndex: tabColumn === position ? 0 : -1,
  });
  return (
    <tr role="row" aria-rowindex={at + 1}>
      <th role="rowheader" scope="row" className={styles.company}>
        <button type="button" {...place(0)} className={styles.name}>
          <CompanyPicture src={row.logo} />
          <span className={styles.names}>
            <EllipsisText variant="strong">{row.name}</EllipsisText>
            <EllipsisText variant="secondary">{row.workspace}</EllipsisText>
          </span>
        </button>
      </th>
      {FIGURE_COLUMNS.map((column, index) => {
        const cell = cellOf(row, column);
        return (
          <td key={column} role="gridcell" className={cell && toneOf(cell)}>
            <button
              type="button"
              {...place(index + 1)}
              className={styles.cell}
              aria-label={words.description(row, column)}
            >
              {cell ? (
                <PortfolioFigure cell={cell} words={words} />
              ) : (
                <>
                  {words.figure(row, column)}
                  {column === 'plan' && row.planOverdue > 0 && (
                    <FigureDetail text={words.overdue(row)} variant="overdue" />
                  )}
                </>
              )}
            </button>
          </td>
        );
      })}
    </tr>
  );
}
