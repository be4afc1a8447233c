import { useFormats } from '@/shared/i18n/formats';
import { useMoney } from '@/shared/money/useMoney';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { certaintyOf, isReached, type PlanBenefit, type PlanItem } from '../PlanItem';

interface ItemTexts {
  /** The state now and the aim, or why there is none. */
  state: string;
  /** Its planned gain of the Global Average with a sign; null where none is known. */
  planned: string | null;
  /** Its gain so far, in words; null where none is known. */
  realized: string | null;
  cost: string;
  /** What it brings; empty where nothing is stated. */
  benefit: string[];
}

/** Texts for the state of an item's action, its gains, its cost and its benefit. */
export function useItemTexts(): (item: PlanItem) => ItemTexts {
  const { t } = useTranslation('plan');
  const { signed, number, shortDay } = useFormats();
  const { money } = useMoney();
  const certaintyText = (benefit: PlanBenefit) => {
    const { confirmed } = benefit;
    if (!confirmed) return t(`benefit.${certaintyOf(benefit)}`);
    return t(confirmed.by === null ? 'benefit.confirmedOn' : 'benefit.confirmed', {
      name: confirmed.by ?? '',
      date: shortDay(confirmed.on),
    });
  };
  const benefitTexts = (stated: PlanBenefit) => {
    const { benefit_m, benefit_kind, realM, paybackMonths: months } = stated;
    if (benefit_kind === null || (benefit_m === null && realM === null)) return [];
    const kind = t(`benefit.kinds.${benefit_kind}`);
    const real = realM !== null && t('benefit.realText', { amount: money(realM) });
    const planned = benefit_m !== null && t('benefit.text', { amount: money(benefit_m), kind });
    const payback =
      months !== null && t('benefit.payback', { count: months, months: number(months) });
    return [planned, real, certaintyText(stated), payback].filter((text) => text !== false);
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
    return {
      state: isReached(item) ? `${stateText} · ${t('item.reached')}` : stateText,
      planned: hasGain ? signed(plannedGain) : null,
      realized: realized === null ? null : t('item.realized', { gain: signed(realized) }),
      cost: costM === null ? t('list.notCosted') : money(costM),
      benefit: benefitTexts(item.benefit),
    };
  };
}
