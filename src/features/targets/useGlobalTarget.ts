import { TOTAL } from '@contract/fields/naming';
import { dataOf } from '@/shared/download/Downloadable';
import { currentTarget } from './Target';
import { useCurrentTargets } from './useCurrentTargets';

/** The target of a company's Global Average with the pace of the average; null without one, and until it is known. */
export function useGlobalTarget(companyId: string) {
  const targets = useCurrentTargets(companyId);
  return currentTarget(dataOf(targets), TOTAL);
}
