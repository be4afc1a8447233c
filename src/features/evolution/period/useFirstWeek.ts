import type { HistoryWeek } from '@contract/scoring/weeks';
import { useMemo } from 'react';
import { useShown, type Shown } from '@/shared/api/useShown';
import type { Evolution } from '../Evolution';
import { useGetGraphDriversQuery } from '../evolutionApi';
import { GLOBAL_AVERAGE } from '../series';

/** The first week for which a company has a recorded average; null without one. */
export function useFirstWeek(companyId: string): Shown<HistoryWeek | null> {
  const shown = useShown(useGetGraphDriversQuery(companyId));
  const data = shown.state === 'ready' ? shown.data : null;
  const first = useMemo(() => data && firstWeekOf(data), [data]);
  return shown.state === 'ready' ? { ...shown, data: first } : shown;
}

function firstWeekOf({ years }: Evolution): HistoryWeek | null {
  const [first] = years;
  const slot = first?.values[GLOBAL_AVERAGE].findIndex((value) => value !== null);
  return first && slot !== undefined ? { year: first.year, week: slot + 1 } : null;
}
