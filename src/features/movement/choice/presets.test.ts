import { endedWeeks, type MovementScope } from './movementChoice';
import { PRESET_DAYS, weekEndedBefore, weekEndedOn } from './presets';

// A Sunday in week 47, which has not ended.
const now = new Date('2026-11-22T12:00:00Z');
const scope = (first: { year: number; week: number }): MovementScope => ({
  weeks: endedWeeks(first, now),
  reviews: [],
  drivers: [],
  now,
});

test.each([
  [PRESET_DAYS.weeks, '2026-W42'],
  [PRESET_DAYS.quarter, '2026-W33'],
  [PRESET_DAYS.year, '2025-W46'],
])('a period of %i days begins with the last week that had ended then: %s', (days, week) => {
  expect(weekEndedBefore(scope({ year: 2024, week: 1 }), days)).toBe(week);
});

test('a target that was set in a week counts from the end of the week before', () => {
  expect(weekEndedOn(scope({ year: 2024, week: 1 }), '2026-03-01')).toBe('2026-W08');
});

test('no period begins before the first recorded week', () => {
  const late = scope({ year: 2026, week: 45 });
  expect(weekEndedBefore(late, PRESET_DAYS.year)).toBe('2026-W45');
  expect(weekEndedOn(late, '2026-03-01')).toBe('2026-W45');
  expect(weekEndedBefore(scope({ year: 2026, week: 47 }), PRESET_DAYS.weeks)).toBeUndefined();
});
