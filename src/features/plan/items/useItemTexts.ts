import { useFormats } from '@/shared/i18n/formats';
import { useMoney } from '@/shared/money/useMoney';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { isReached, type PlanBenefit, type PlanItem } from '../PlanItem';

/** Texts for the state of an item's action, its planned gain and its gain so far. */
export function useItemTexts(): (item: PlanItem) => string[] {
  const { t } = useTranslation('plan');
  const { signed, number, shortDay } = useFormats();
  const { money } = useMoney();
  const benefitTexts = ({ benefit_m, benefit_kind, realM, confirmed, ...rest }: PlanBenefit) => {
    if (benefit_kind === null || (benefit_m === null && realM === null)) return [];
    const kind = t(`benefit.kinds.${benefit_kind}`);
    const real = realM !== null && t('benefit.realText', { amount: money(realM) });
    const planned = benefit_m !== null && t('benefit.text', { amount: money(benefit_m), kind });
    const state = confirmed
      ? t(confirmed.by === null ? 'benefit.confirmedOn' : 'benefit.confirmed', {
          name: confirmed.by ?? '',
          date: shortDay(confirmed.on),
        })
      : t('benefit.claimed');
    const months = rest.paybackMonths;
    const payback =
      months !== null && t('benefit.payback', { count: months, months: number(months) });
    return [planned, real, state, payback].filter((text) => text !== false);
  };
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
      costM === null ? t('list.notCosted') : money(costM),
      ...benefitTexts(item.benefit),
    ];
  };
}
