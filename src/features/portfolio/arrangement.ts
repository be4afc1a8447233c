import { compareAverages } from '@contract/scoring/numbers/averages';
import { filterByText } from '@/shared/lib/filterByText';
import { compareNames } from '@/shared/lib/compareNames';
import { compareNeeds } from './attention';
import { figureOf, type PortfolioColumn, type PortfolioSort } from './columns';
import { changeOf, isThinRow, type PortfolioRow } from './Portfolio';

export type SortOrder = 'ascending' | 'descending';

/** Which companies are shown, and in which order. */
export interface Arrangement {
  sort: PortfolioSort;
  order: SortOrder;
  isGrouped: boolean;
  search: string;
  onlyBehind: boolean;
  onlyOverdue: boolean;
}

/** What the companies of a group have in common: nothing, their workspace (null for none), or few scores. */
export type GroupedBy =
  | { kind: 'all' }
  | { kind: 'workspace'; workspace: string | null }
  | { kind: 'thin' };

export interface PortfolioGroup {
  by: GroupedBy;
  rows: readonly PortfolioRow[];
}

/**
 * The rows that match the filters, sorted. In either order rows without a figure are last, and after them the companies
 * with few scores.
 */
export function matchingRows(
  rows: readonly PortfolioRow[],
  { sort, order, search, onlyBehind, onlyOverdue }: Arrangement,
): PortfolioRow[] {
  const found = filterByText(rows, search, ({ name, workspace }) => `${name} ${workspace ?? ''}`);
  const direction = order === 'ascending' ? 1 : -1;
  return found
    .filter(({ cells }) => !onlyBehind || cells.some(({ isBehindTarget }) => isBehindTarget))
    .filter(({ planOverdue }) => !onlyOverdue || planOverdue > 0)
    .toSorted((a, b) => {
      const thinLast = Number(isThinRow(a)) - Number(isThinRow(b));
      if (thinLast !== 0) return thinLast;
      if (sort === 'attention') return direction * compareNeeds(a, b) || byName(a, b);
      if (sort === 'company') return direction * byName(a, b);
      if (sort === 'change') return direction * (changeIn(a) - changeIn(b)) || byName(a, b);
      const [one, other] = [figureOf(a, sort), figureOf(b, sort)];
      if (one === null || other === null) {
        return Number(one === null) - Number(other === null) || byName(a, b);
      }
      return direction * compareAverages(one, other) || byName(a, b);
    });
}

/** Signed, and 0 for none. */
function changeIn(row: PortfolioRow): number {
  const change = changeOf(row);
  return change === null ? 0 : change.direction === 'up' ? change.amount : -change.amount;
}

const byName = (a: PortfolioRow, b: PortfolioRow) => compareNames(a.name, b.name);

/**
 * The sorted rows by workspace, if they are grouped; companies without one are last. Those with few scores are a group
 * of their own at the end.
 */
export function groupRows(
  rows: readonly PortfolioRow[],
  { isGrouped }: Pick<Arrangement, 'isGrouped'>,
): PortfolioGroup[] {
  const thin = rows.filter(isThinRow);
  const others = rows.filter((row) => !isThinRow(row));
  return [
    ...(isGrouped ? byWorkspace(others) : [{ by: { kind: 'all' } as const, rows: others }]),
    { by: { kind: 'thin' } as const, rows: thin },
  ].filter((group) => group.rows.length > 0);
}

function byWorkspace(rows: readonly PortfolioRow[]): PortfolioGroup[] {
  const groups = new Map<string | null, PortfolioRow[]>();
  for (const row of rows) {
    const inGroup = groups.get(row.workspace);
    if (inGroup) inGroup.push(row);
    else groups.set(row.workspace, [row]);
  }
  return [...groups]
    .toSorted(([a], [b]) => {
      if (a === null || b === null) return Number(a === null) - Number(b === null);
      return compareNames(a, b);
    })
    .map(([workspace, inGroup]) => ({ by: { kind: 'workspace', workspace }, rows: inGroup }));
}

/** The order after a click on the heading of a column: names from A, figures from the lowest. */
export const nextOrder = (
  { sort, order }: Pick<Arrangement, 'sort' | 'order'>,
  column: PortfolioColumn,
): SortOrder => (sort === column && order === 'ascending' ? 'descending' : 'ascending');
