import type { HistoryWeek } from '@contract/scoring/weeks';
import { useMemo } from 'react';
import { useQueryView, type QueryView } from '@/shared/api/useQueryView';
import type { Evolution } from '../Evolution';
import { useGetGraphDriversQuery } from '../evolutionApi';
import { GLOBAL_AVERAGE } from '../series';

/** The first week for which a company has a recorded average; null without one. */
export function useFirstWeek(companyId: string): QueryView<HistoryWeek | null> {
  const shown = useQueryView(useGetGraphDriversQuery(companyId));
  const data = shown.state === 'ready' ? shown.data : null;
  const first = useMemo(() => data && firstWeekOf(data), [data]);
  return shown.state === 'ready' ? { ...shown, data: first } : shown;
}

function firstWeekOf({ years }: Evolution): HistoryWeek | null {
  const [first] = years;
  const slot = first?.values[GLOBAL_AVERAGE].findIndex((value) => value !== null);
  return first && slot !== undefined ? { year: first.year, week: slot + 1 } : null;
}
