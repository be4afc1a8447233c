import type { PortfolioRow } from './Portfolio';

/** Why a company needs somebody: a driver that is behind its target, or plan items that are overdue. */
export type Need =
  | { kind: 'target'; title: string; gap: number }
  | { kind: 'overdue'; count: number };

/** The most urgent need of a company; null if it has none. A target comes before overdue items. */
export function needOf({ cells, planOverdue }: PortfolioRow): Need | null {
  const behind = cells.flatMap(({ title, average, target, isBehindTarget }) =>
    isBehindTarget && average !== null && target !== null
      ? [{ kind: 'target' as const, title, gap: target - average }]
      : [],
  );
  const [widest] = behind.toSorted((a, b) => b.gap - a.gap);
  if (widest) return widest;
  return planOverdue > 0 ? { kind: 'overdue', count: planOverdue } : null;
}

/** Orders companies by their needs: the widest gap to a target first, then the most overdue items, then the others. */
export function compareNeeds(a: PortfolioRow, b: PortfolioRow): number {
  const [one, other] = [needOf(a), needOf(b)];
  return rank(one) - rank(other) || size(other) - size(one) || b.planOverdue - a.planOverdue;
}

const rank = (need: Need | null) => (need === null ? 2 : Number(need.kind === 'overdue'));
const size = (need: Need | null) =>
  need === null ? 0 : need.kind === 'target' ? need.gap : need.count;
