import { useMemo } from 'react';
import { useToday } from '@/shared/time/useClock';
import { useGetGraphDriversQuery } from '../evolutionApi';
import { recentWeeksOf } from './recentWeeks';

/** The averages of a company's last 26 weeks, by driver; undefined until they are known. */
export function useRecentWeeks(companyId: string) {
  const { currentData } = useGetGraphDriversQuery(companyId);
  const today = useToday();
  return useMemo(
    () => currentData && recentWeeksOf(currentData, new Date(today)),
    [currentData, today],
  );
}
