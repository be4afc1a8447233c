import { useCallback } from 'react';
import type { SelectionSums } from '@contract/priorities/priorities';
import { useFormats } from '@/shared/i18n/formats';
import { useMoney } from '@/shared/money/useMoney';
import { useTranslation } from '@/shared/i18n/useTranslation';

export interface SumTexts {
  count: string;
  gain: string;
  cost: string;
  /** Without the number of actions that are not costed. */
  shortCost: string;
  weeks: string;
}

/** Words what a selection gains, costs and takes; what is not known is stated. */
export function useSumTexts(): (sums: SelectionSums) => SumTexts {
  const { t } = useTranslation('plan');
  const { number, signed } = useFormats();
  const { money } = useMoney();
  return useCallback(
    ({ count, gain, costM, notCosted, weeks, longestWeeks, withoutWeeks }) => {
      const cost = money(costM);
      return {
        count: t('strip.count', { count }),
        gain: t('strip.gain', { gain: signed(gain) }),
        shortCost: notCosted === 0 ? cost : t('selection.atLeast', { cost }),
        cost:
          notCosted === 0
            ? t('strip.cost', { cost })
            : t('strip.costAtLeast', { cost, count: notCosted }),
        weeks:
          withoutWeeks === count
            ? t('strip.noWeeks')
            : t(withoutWeeks === 0 ? 'strip.weeks' : 'strip.weeksAtLeast', {
                count: weeks,
                weeks: number(weeks),
                longest: number(longestWeeks),
                without: withoutWeeks,
              }),
      };
    },
    [t, number, signed, money],
  );
}
