import { memo } from 'react';
import { EllipsisText } from '@/shared/ui/list/EllipsisText';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { cellOf, COLUMNS, FIGURE_COLUMNS, type PortfolioColumn } from '../columns';
import { CompanyPicture } from '../CompanyPicture';
import { Described } from '../Described';
import type { PortfolioRow } from '../Portfolio';
import type { PortfolioWords } from '../usePortfolioWords';
import type { GridPlace } from './gridKeys';
import { PortfolioFigure, toneOf } from './PortfolioFigure';
import styles from './PortfolioGrid.module.css';

/** A row of the grid: a company, or the heading of a workspace. */
export type GridItem = { key: string } & ({ row: PortfolioRow } | { workspace: string | null });

interface Props {
  item: GridItem;
  /** The row's number in the grid; the heading is 0. */
  at: number;
  /** The column of the cell that Tab reaches; null if it is in another row. */
  tabColumn: number | null;
  words: PortfolioWords;
  onFocus: (place: GridPlace) => void;
  onOpen: (row: PortfolioRow, column: PortfolioColumn) => void;
}

export const GridRow = memo(function GridRow(props: Props) {
  const { item, at, tabColumn, onFocus } = props;
  const { t } = useTranslation('portfolio');
  if ('row' in item) return <CompanyRow {...props} row={item.row} />;
  return (
    <tr role="row" aria-rowindex={at + 1} className={styles.group}>
      <th
        role="rowheader"
        scope="rowgroup"
        colSpan={COLUMNS.length}
        data-place={`${at} 0`}
        tabIndex={tabColumn === null ? -1 : 0}
        onFocus={() => onFocus({ row: at, column: 0 })}
      >
        {item.workspace ?? t('noWorkspace')}
      </th>
    </tr>
  );
});

function CompanyRow({ row, at, tabColumn, words, onFocus, onOpen }: Props & { row: PortfolioRow }) {
  const button = (column: PortfolioColumn, position: number) => ({
    type: 'button' as const,
    'data-place': `${at} ${position}`,
    tabIndex: tabColumn === position ? 0 : -1,
    onFocus: () => onFocus({ row: at, column: position }),
    onClick: () => onOpen(row, column),
  });
  return (
    <tr role="row" aria-rowindex={at + 1}>
      <th role="rowheader" scope="row" className={styles.company}>
        <button {...button('company', 0)} className={styles.name}>
          <CompanyPicture src={row.logo} />
          <span className={styles.names}>
            <EllipsisText look="strong">{row.name}</EllipsisText>
            <EllipsisText look="secondary">{row.workspace}</EllipsisText>
          </span>
        </button>
      </th>
      {FIGURE_COLUMNS.map((column, index) => {
        const cell = cellOf(row, column);
        return (
          <td key={column} role="gridcell" className={cell && toneOf(cell)}>
            <button {...button(column, index + 1)} className={styles.cell}>
              <Described description={words.description(row, column)}>
                {cell ? (
                  <PortfolioFigure cell={cell} words={words} />
                ) : (
                  <>
                    <span>{words.figure(row, column)}</span>
                    {column === 'plan' && row.planOverdue > 0 && (
                      <small className={styles.overdue}>{words.overdue(row)}</small>
                    )}
                  </>
                )}
              </Described>
            </button>
          </td>
        );
      })}
    </tr>
  );
}
