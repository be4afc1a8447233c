import { shownDriver } from '@contract/fields/naming';
import { useMemo } from 'react';
import { useGetTargetsQuery } from './targetsApi';

/** The current targets of a company, 1–10, by the English names of the drivers or Global Average. */
export function useTargetValues(companyId: string): Readonly<Record<string, number>> {
  const { currentData } = useGetTargetsQuery(companyId);
  return useMemo(() => {
    const current = (currentData ?? []).filter(({ endedAt }) => endedAt === null);
    return Object.fromEntries(current.map((target) => [shownDriver(target.driver), target.value]));
  }, [currentData]);
}
