import type { SelectionSums } from '@contract/priorities/priorities';
import { renderHook } from '@testing-library/react';
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { TranslationProvider } from '@/shared/i18n/useTranslation';
import { planMessages } from '../messages.en';
import { spanish } from '../messages.es';
import { useSumTexts } from './useSumTexts';

const SUMS: SelectionSums = {
  count: 5,
  gain: 0.48,
  driverGains: new Map(),
  costM: 6.2,
  notCosted: 0,
  weeks: 118,
  longestWeeks: 41,
  withoutWeeks: 0,
};

function weeksOf(sums: Partial<SelectionSums>, lng = 'en'): string {
  const i18n = createInstance();
  void i18n.init({
    lng,
    resources: { en: { plan: planMessages }, es: { plan: spanish } },
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  const { result } = renderHook(useSumTexts, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <TranslationProvider i18n={i18n}>{children}</TranslationProvider>
    ),
  });
  return result.current({ ...SUMS, ...sums }).weeks;
}

test.each<[string, Partial<SelectionSums>, string]>([
  ['all are estimated', {}, '118 weeks of work, the longest 41'],
  [
    'four of five are not estimated',
    { weeks: 14, longestWeeks: 14, withoutWeeks: 4 },
    '14 weeks of work, 4 without an estimate',
  ],
  [
    'the only estimate is one week',
    { weeks: 1, longestWeeks: 1, withoutWeeks: 4 },
    '1 week of work, 4 without an estimate',
  ],
  [
    'none is estimated',
    { weeks: 0, longestWeeks: 0, withoutWeeks: 5 },
    'weeks of work not estimated',
  ],
])('the weeks of work where %s', (_case, sums, text) => {
  expect(weeksOf(sums)).toBe(text);
});

test('in Spanish, too, an incomplete sum says how much is missing', () => {
  expect(weeksOf({ weeks: 14, longestWeeks: 14, withoutWeeks: 4 }, 'es')).toBe(
    '14 semanas de trabajo, 4 sin estimación',
  );
});
