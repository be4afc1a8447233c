import type { PortfolioCell, PortfolioRow } from './Portfolio';

/** The columns after the company's name, in their order. The first five are the cells of a row. */
export const FIGURE_COLUMNS = [
  'expectations',
  'operating-margin',
  'revenue-growth',
  'asset-efficiency',
  'global-average',
  'completed',
  'fresh',
  'plan',
  'round',
] as const;
export type FigureColumn = (typeof FIGURE_COLUMNS)[number];

export const COLUMNS = ['company', ...FIGURE_COLUMNS] as const;
export type PortfolioColumn = (typeof COLUMNS)[number];

/** What the companies can be sorted by: the order in which they need attention, their change, or a column. */
export const SORTS = ['attention', 'change', ...COLUMNS] as const;
export type PortfolioSort = (typeof SORTS)[number];

/** English titles of the columns of drivers and the Global Average, by their position. */
export const CELL_TITLES = [
  'Expectations',
  'Operating Margin',
  'Revenue Growth',
  'Asset Efficiency',
  'Global Average',
] as const;

/** The column of a driver or of the Global Average, by its English title. */
export const driverColumn = (title: string): FigureColumn =>
  FIGURE_COLUMNS[CELL_TITLES.findIndex((one) => one === title)] ?? 'global-average';

/** The cell of a column; undefined for the columns after the Global Average. */
export const cellOf = ({ cells }: PortfolioRow, column: FigureColumn): PortfolioCell | undefined =>
  cells[FIGURE_COLUMNS.indexOf(column)];

/** The figure by which a column sorts; null if there is none. */
export function figureOf(row: PortfolioRow, column: FigureColumn): number | null {
  if (column === 'completed') return row.completed;
  if (column === 'fresh') return row.fresh;
  // Overdue items count more than any number of open ones.
  if (column === 'plan') return row.planOverdue * 1e6 + row.planOpen;
  if (column === 'round') return row.round && row.round.handedIn / row.round.asked;
  return cellOf(row, column)?.average ?? null;
}
