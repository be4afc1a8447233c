import { useCallback } from 'react';
import type { SelectionSums } from '@contract/priorities/priorities';
import { useFormats } from '@/shared/i18n/formats';
import { useMoney } from '@/shared/money/useMoney';
import { useTranslation } from '@/shared/i18n/useTranslation';

/** Words what a selection gains, costs and takes; what is not known is stated. */
export function useSumTexts(): (sums: SelectionSums) => string[] {
  const { t } = useTranslation('plan');
  const { number, signed } = useFormats();
  const { money } = useMoney();
  return useCallback(
    ({ count, gain, costM, notCosted, weeks, longestWeeks, withoutWeeks }) => {
      const cost = money(costM);
      return [
        t('strip.count', { count }),
        t('strip.gain', { gain: signed(gain) }),
        notCosted === 0
          ? t('strip.cost', { cost })
          : t('strip.costAtLeast', { cost, count: notCosted }),
        withoutWeeks === count
          ? t('strip.noWeeks')
          : t(withoutWeeks === 0 ? 'strip.weeks' : 'strip.weeksAtLeast', {
              count: weeks,
              weeks: number(weeks),
              longest: number(longestWeeks),
              without: withoutWeeks,
            }),
      ];
    },
    [t, number, signed, money],
  );
}
