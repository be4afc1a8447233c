import { useCallback } from 'react';
import type { SelectionSums } from '@contract/priorities/priorities';
import { useFormats } from '@/shared/i18n/formats';
import { useTranslation } from '@/shared/i18n/useTranslation';

/** Words what a selection gains, costs and takes; what is not known is stated. */
export function useSumTexts(): (sums: SelectionSums) => string[] {
  const { t } = useTranslation('plan');
  const { number, signed } = useFormats();
  return useCallback(
    ({ count, gain, costM, notCosted, weeks, longestWeeks }) => {
      const cost = number(costM);
      return [
        t('strip.count', { count }),
        t('strip.gain', { gain: signed(gain) }),
        notCosted === 0
          ? t('strip.cost', { cost })
          : t('strip.costAtLeast', { cost, count: notCosted }),
        ...(weeks === 0
          ? []
          : [
              t('strip.weeks', {
                count: weeks,
                weeks: number(weeks),
                longest: number(longestWeeks),
              }),
            ]),
      ];
    },
    [t, number, signed],
  );
}
