import type { Selection } from '@contract/priorities/selection';
import { useFormats } from '@/shared/i18n/formats';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useMoney } from '@/shared/money/useMoney';
import { nextPaint } from '@/shared/scheduling/nextPaint';
import { useNotify } from '@/shared/ui/notify/useNotify';
import type { Costed } from '../selection/costedCandidates';

/**
 * Returns a function that selects what the worker found among some candidates, and announces it. `left` is the number
 * of actions without a cost, which are not candidates.
 */
export function useShowSelection(onSelect: (ids: string[]) => void) {
  const { t } = useTranslation('plan');
  const { signed } = useFormats();
  const { money } = useMoney();
  const notify = useNotify();

  return async (selection: Selection | null, candidates: readonly Costed[], left: number) => {
    const indexes = selection?.indexes ?? [];
    // The selection, the notification and the closed dialog are rendered in turn: a key that is pressed in the meantime
    // is shown between them.
    await nextPaint();
    onSelect(indexes.flatMap((index) => candidates[index]?.id ?? []));
    await nextPaint();
    const count = indexes.length;
    const title =
      selection && count > 0
        ? t('fill.done', { count, gain: signed(selection.gain), cost: money(selection.costM) })
        : t('fill.none');
    notify.success(title, left > 0 ? t('fill.leftOut', { count: left }) : undefined);
    await nextPaint();
  };
}
