import { MONEY_UNITS } from '@contract/money/moneyUnits';
import { formatMillions } from './formatMillions';

const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  ['en', 'USD', 3.1, '$3.1M', '$M'],
  ['en', 'EUR', 1234.567, '€1,234.57M', '€M'],
  ['en', 'CHF', 0, 'CHF 0M', 'CHF M'],
  ['en', 'JPY', 0.25, '¥0.25M', '¥M'],
  ['es', 'EUR', 3.1, '3,1 M €', 'M €'],
  ['es', 'USD', 12345.6, '12.345,6 M US$', 'M US$'],
])('in %s and %s, %p is %s', (language, moneyUnit, amount, text, unit) => {
  const format = formatMillions(language, moneyUnit);
  expect(spaced(format.money(amount))).toBe(text);
  expect(spaced(format.unit)).toBe(unit);
});

test.each(MONEY_UNITS)('amounts in %s can be written', (moneyUnit) => {
  for (const language of ['en', 'es']) {
    expect(formatMillions(language, moneyUnit).money(2)).toMatch(/2\s?M/);
  }
});
