import { toEvolution } from '../Evolution';
import { recentWeeksOf } from './recentWeeks';

const value = (week: string, averages: number) => ({
  week,
  data: [{ driver: '1. Expectations', averages }],
});

it('lists 26 weeks up to the current one, across the turn of the year', () => {
  const evolution = toEvolution({
    name: 'Company',
    years: [
      { year: 2025, data: [value('28', 9), value('29', 4), value('52', 5)] },
      { year: 2026, data: [value('01', 6), value('02', 7), value('03', 8)] },
    ],
  });
  // Thursday of 2026-W02.
  const weeks = recentWeeksOf(evolution, new Date('2026-01-08T12:00:00Z'));
  const expected = [4, ...Array.from({ length: 22 }, () => null), 5, 6, 7];
  expect(weeks['Expectations']).toEqual(expected);
  expect(weeks['Global Average']).toEqual(expected);
  expect(weeks['Revenue Growth']).toEqual(Array.from({ length: 26 }, () => null));
});
