import { useFormats } from '@/shared/i18n/formats';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { isReached, type PlanItem } from '../PlanItem';

/** Texts for the state of an item's action, its planned gain and its gain so far. */
export function useItemTexts(): (item: PlanItem) => string[] {
  const { t } = useTranslation('plan');
  const { signed, number } = useFormats();
  return (item) => {
    const { state, aim, isNotApplicable, isRetired, plannedGain, realized, costM } = item;
    const stateText = isRetired
      ? t('item.retired')
      : isNotApplicable
        ? t('item.notApplicable')
        : state === null
          ? t('item.noState', { aim })
          : t('item.state', { state, aim });
    const hasGain = plannedGain !== null && !isNotApplicable && !isRetired;
    return [
      stateText,
      ...(isReached(item) ? [t('item.reached')] : []),
      ...(hasGain ? [t('item.planned', { gain: signed(plannedGain) })] : []),
      ...(realized === null ? [] : [t('item.realized', { gain: signed(realized) })]),
      costM === null ? t('list.notCosted') : t('list.costM', { cost: number(costM) }),
    ];
  };
}
