import { weekWithDays } from './weekDays';

const now = new Date('2026-11-28T12:00:00Z');

test.each([
  ['2026-W22', 'en', 'W22 · 25–31 May'],
  ['2026-W22', 'es', 'S22 · 25–31 may'],
  ['2026-W27', 'en', 'W27 · 29 Jun – 5 Jul'],
  ['2025-W22', 'en', 'W22 2025 · 26 May – 1 Jun'],
  // The week has both weeks 52 and 53 of its year.
  ['2026-W52', 'en', 'W52 · 21 Dec – 3 Jan'],
  ['review:1', 'en', 'review:1'],
])('%s in %s', (label, language, shown) => {
  expect(weekWithDays(label, language, now)).toBe(shown);
});
