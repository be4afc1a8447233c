import type { PortfolioRow } from './Portfolio';

/** Why a company needs somebody: a driver that is behind its target, or plan items that are overdue. */
export type Need =
  | { kind: 'target'; title: string; gap: number }
  | { kind: 'overdue'; count: number };

/** From these sizes on a need is urgent. They also make gaps and overdue items comparable. */
const URGENT_GAP = 1;
const URGENT_OVERDUE = 3;
/** The share of the companies that is named as urgent at most; a longer list would set nothing apart. */
const URGENT_SHARE = 1 / 3;
const URGENT_AT_LEAST = 3;

/** The most urgent need of a company; null if it has none. Figures of few scores are no reason. */
export function needOf({ cells, planOverdue }: PortfolioRow): Need | null {
  const needs = cells.flatMap(({ title, average, target, isBehindTarget, isThin }): Need[] =>
    isBehindTarget && !isThin && average !== null && target !== null
      ? [{ kind: 'target', title, gap: target - average }]
      : [],
  );
  if (planOverdue > 0) needs.push({ kind: 'overdue', count: planOverdue });
  const [first] = needs.toSorted((a, b) => urgencyOf(b) - urgencyOf(a));
  return first ?? null;
}

/** How urgent a need is: 0 for none, urgent from 1 on. */
const urgencyOf = (need: Need | null): number => {
  if (need === null) return 0;
  return need.kind === 'target' ? need.gap / URGENT_GAP : need.count / URGENT_OVERDUE;
};

/** Orders companies by their needs, the most urgent first; of equal ones, that with more overdue items. */
export const compareNeeds = (a: PortfolioRow, b: PortfolioRow): number =>
  urgencyOf(needOf(b)) - urgencyOf(needOf(a)) || b.planOverdue - a.planOverdue;

/** The companies with an urgent need, the most urgent first; of many, the first third of the portfolio. */
export function urgentNeeds(rows: readonly PortfolioRow[]): { row: PortfolioRow; need: Need }[] {
  const most = Math.max(URGENT_AT_LEAST, Math.ceil(rows.length * URGENT_SHARE));
  return rows
    .toSorted(compareNeeds)
    .flatMap((row) => {
      const need = needOf(row);
      return need && urgencyOf(need) >= 1 ? [{ row, need }] : [];
    })
    .slice(0, most);
}
