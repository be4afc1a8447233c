import { compareAverages } from '@contract/scoring/numbers/averages';
import { filterByText } from '@/shared/lib/filterByText';
import { compareNames } from '@/shared/lib/compareNames';
import { compareNeeds } from './attention';
import { figureOf, type PortfolioColumn, type PortfolioSort } from './columns';
import type { PortfolioRow } from './Portfolio';

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

/** The companies of one workspace, or all of them. */
export interface PortfolioGroup {
  /** null for companies without a workspace, and while nothing is grouped. */
  workspace: string | null;
  rows: readonly PortfolioRow[];
}

/** The rows that match the filters, sorted; rows without a figure are last in either order. */
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
      if (sort === 'attention') return direction * compareNeeds(a, b) || byName(a, b);
      if (sort === 'company') return direction * byName(a, b);
      const [one, other] = [figureOf(a, sort), figureOf(b, sort)];
      if (one === null || other === null) {
        return Number(one === null) - Number(other === null) || byName(a, b);
      }
      return direction * compareAverages(one, other) || byName(a, b);
    });
}

const byName = (a: PortfolioRow, b: PortfolioRow) => compareNames(a.name, b.name);

/** The sorted rows by workspace, if they are grouped; companies without one are last. */
export function groupRows(
  rows: readonly PortfolioRow[],
  { isGrouped }: Pick<Arrangement, 'isGrouped'>,
): PortfolioGroup[] {
  if (!isGrouped) return [{ workspace: null, rows }];
  const groups = new Map<string | null, PortfolioRow[]>();
  for (const row of rows) {
    const inGroup = groups.get(row.workspace);
    if (inGroup) inGroup.push(row);
    else groups.set(row.workspace, [row]);
  }
  return [...groups]
    .map(([workspace, inGroup]) => ({ workspace, rows: inGroup }))
    .toSorted((a, b) => {
      if (a.workspace === null || b.workspace === null) return a.workspace === null ? 1 : -1;
      return compareNames(a.workspace, b.workspace);
    });
}

/** The order after a click on the heading of a column: names from A, figures from the lowest. */
export const nextOrder = (
  { sort, order }: Pick<Arrangement, 'sort' | 'order'>,
  column: PortfolioColumn,
): SortOrder => (sort === column && order === 'ascending' ? 'descending' : 'ascending');
