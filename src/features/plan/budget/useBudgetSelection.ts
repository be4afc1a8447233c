import { useEffect, useState } from 'react';
import type { Selection } from '@contract/priorities/selection';
import type { Costed } from '../selection/costedCandidates';
import { selectInWorker } from '../selection/selectInWorker';

/** What a budget buys. */
export interface BudgetSelection {
  budgetM: number;
  /** 'failed' if it could not be computed; null if the budget buys nothing. */
  selection: Selection | 'failed' | null;
}

/** While the slider moves, only the budget at which it rests for a moment is computed. */
const REST_MS = 100;

/** The best selection for a budget, in millions, as soon as it is computed; that of the former budget until then. */
export function useBudgetSelection(
  candidates: readonly Costed[],
  budgetM: number | null,
): BudgetSelection | null {
  const [result, setResult] = useState<BudgetSelection | null>(null);

  useEffect(() => {
    if (budgetM === null) return;
    let isCurrent = true;
    const show = (selection: BudgetSelection['selection']) => {
      if (isCurrent) setResult({ budgetM, selection });
    };
    const timer = setTimeout(() => {
      const amounts = candidates.map(({ gain, costM }) => ({ gain, costM }));
      selectInWorker({ kind: 'fill', candidates: amounts, budgetM }).then(show, () =>
        show('failed'),
      );
    }, REST_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [candidates, budgetM]);

  return budgetM === null ? null : result;
}
