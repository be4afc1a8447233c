import { useTranslation } from '@/shared/i18n/useTranslation';
import type { PlotInput } from '../model/plotModel';

/** The targets of a chart in words; null without targets. */
export function useGoalsText({
  series,
  trajectories,
}: Pick<PlotInput, 'series' | 'trajectories'>): string | null {
  const { t } = useTranslation('evolution');
  if (trajectories.length === 0) return null;
  const titleOf = (key: string) => series.find((one) => one.key === key)?.title ?? '';
  const goals = trajectories.map((one) => `${titleOf(one.series)}: ${one.text}`);
  return t('goals', { goals: goals.join(', ') });
}
