import {
  useEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type SyntheticEvent,
} from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { nextOrder, type Arrangement, type PortfolioGroup } from '../arrangement';
import { COLUMNS, type PortfolioColumn } from '../columns';
import type { PortfolioRow } from '../Portfolio';
import { usePortfolioWords } from '../usePortfolioWords';
import { placeAfterKey, type GridPlace } from './gridKeys';
import { GridRow, type GridItem } from './GridRow';
import styles from './PortfolioGrid.module.css';
import { useVisibleRows } from './useVisibleRows';

/** The height of every row, px; the style sheet sets it too. */
const ROW_HEIGHT = 56;

interface Props {
  groups: readonly PortfolioGroup[];
  arrangement: Pick<Arrangement, 'sort' | 'order'>;
  onSort: (sorted: Pick<Arrangement, 'sort' | 'order'>) => void;
  onOpen: (row: PortfolioRow, column: PortfolioColumn) => void;
}

/**
 * The companies as a grid with the keyboard of the ARIA grid pattern. Only rows near the viewport are rendered.
 */
export function PortfolioGrid({ groups, arrangement, onSort, onOpen }: Props) {
  const { t } = useTranslation('portfolio');
  const words = usePortfolioWords();
  const items = useMemo(() => itemsOf(groups), [groups]);
  const body = useRef<HTMLTableSectionElement>(null);
  const { start, end } = useVisibleRows(body, items.length, ROW_HEIGHT);
  const { table, place, choose, onKeyDown } = useGridFocus(items.length + 1);
  // There is always a cell that Tab reaches, even if the chosen one is far away.
  const isRendered = place.row === 0 || (place.row > start && place.row <= end);
  const tabStop = isRendered ? place : { row: Math.min(start + 1, items.length), column: 0 };

  return (
    <table
      ref={table}
      className={styles.grid}
      role="grid"
      aria-label={t('label')}
      aria-rowcount={items.length + 1}
      aria-colcount={COLUMNS.length}
      onKeyDown={onKeyDown}
      onFocus={(event) => {
        const focused = placeOf(event);
        if (focused) choose(focused);
      }}
      onClick={(event) => {
        const clicked = placeOf(event);
        const item = clicked && items[clicked.row - 1];
        const column = COLUMNS[clicked?.column ?? 0];
        if (item && 'row' in item && column) onOpen(item.row, column);
      }}
    >
      <thead>
        <tr role="row" aria-rowindex={1}>
          {COLUMNS.map((column, at) => (
            <th
              key={column}
              role="columnheader"
              scope="col"
              aria-sort={arrangement.sort === column ? arrangement.order : 'none'}
            >
              <button
                type="button"
                className={styles.heading}
                data-place={`0 ${at}`}
                tabIndex={tabStop.row === 0 && tabStop.column === at ? 0 : -1}
                onClick={() => onSort({ sort: column, order: nextOrder(arrangement, column) })}
              >
                {words.titleOf(column)}
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={body}>
        <Spacer rows={start} />
        {items.slice(start, end).map((item, index) => {
          const row = start + index + 1;
          return (
            <GridRow
              key={item.key}
              item={item}
              at={row}
              tabColumn={tabStop.row === row ? tabStop.column : null}
              words={words}
            />
          );
        })}
        <Spacer rows={items.length - end} />
      </tbody>
    </table>
  );
}

/** The rows of the grid: companies, and the headings of their groups. */
const itemsOf = (groups: readonly PortfolioGroup[]): GridItem[] =>
  groups.flatMap(({ by, rows }): GridItem[] => [
    ...(by.kind === 'all'
      ? []
      : [{ key: `${by.kind} ${by.kind === 'workspace' ? by.workspace : ''}`, group: by }]),
    ...rows.map((row) => ({ key: row.companyId, row })),
  ]);

/** Takes the space of rows that are not rendered. */
const Spacer = ({ rows }: { rows: number }) =>
  rows > 0 && (
    <tr aria-hidden style={{ blockSize: rows * ROW_HEIGHT }}>
      <td colSpan={COLUMNS.length} />
    </tr>
  );

/** The place of the cell in which an event happened. */
function placeOf({ target }: SyntheticEvent): GridPlace | null {
  const cell = target instanceof Element && target.closest<HTMLElement>('[data-place]');
  const [row, column] = cell ? (cell.dataset.place ?? '').split(' ').map(Number) : [];
  return row === undefined || column === undefined ? null : { row, column };
}

/** The cell that has the focus or had it last, and the keys that move it. */
function useGridFocus(rows: number) {
  const table = useRef<HTMLTableElement>(null);
  const [place, choose] = useState<GridPlace>({ row: 1, column: 0 });
  const [cellToFocus, setCellToFocus] = useState<GridPlace | null>(null);

  // The cell may be rendered only after the page has scrolled to it.
  useEffect(() => {
    if (!cellToFocus || !table.current) return;
    const cell = table.current.querySelector<HTMLElement>(
      `[data-place="${cellToFocus.row} ${cellToFocus.column}"]`,
    );
    if (cell) {
      cell.focus();
      return;
    }
    const top = table.current.getBoundingClientRect().top + window.scrollY;
    window.scrollTo({ top: top + cellToFocus.row * ROW_HEIGHT - window.innerHeight / 2 });
    const timer = requestAnimationFrame(() => setCellToFocus({ ...cellToFocus }));
    return () => cancelAnimationFrame(timer);
  }, [cellToFocus]);

  function onKeyDown(event: KeyboardEvent) {
    const next = placeAfterKey(event, place, { rows, columns: COLUMNS.length });
    if (!next) return;
    event.preventDefault();
    choose(next);
    setCellToFocus(next);
  }
  return { table, place, choose, onKeyDown };
}
