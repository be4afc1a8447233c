import fc from 'fast-check';
import {
  endOfHistoryWeek,
  historyWeekLabel,
  historyWeekOf,
  lastWeekEndedBy,
  parseHistoryWeek,
  weekAfter,
} from './weeks';

test('weeks are ISO weeks in UTC, and week 53 counts as week 52', () => {
  expect(historyWeekOf(new Date('2026-12-31T23:59:59Z'))).toEqual({ year: 2026, week: 52 });
  expect(historyWeekOf(new Date('2027-01-03T12:00:00Z'))).toEqual({ year: 2026, week: 52 });
  expect(historyWeekOf(new Date('2027-01-04T00:00:00Z'))).toEqual({ year: 2027, week: 1 });
  expect(historyWeekOf(new Date('2024-12-30T00:00:00Z'))).toEqual({ year: 2025, week: 1 });
});

test.each([
  ['2026-W43', '2026-10-26T00:00:00.000Z'],
  // ISO year 2026 has 53 weeks, and the history counts the last two as one.
  ['2026-W52', '2027-01-04T00:00:00.000Z'],
  ['2027-W01', '2027-01-11T00:00:00.000Z'],
  ['2025-W52', '2025-12-29T00:00:00.000Z'],
])('the week %s ends at %s', (label, end) => {
  const week = parseHistoryWeek(label);
  expect(week && endOfHistoryWeek(week).toISOString()).toBe(end);
});

test.each(['2026-W00', '2026-W53', '2026-W1', '26-W10', '2026W10', 'now', ''])(
  '"%s" is not a week',
  (label) => {
    expect(parseHistoryWeek(label)).toBeNull();
  },
);

test('every moment is between the end of the previous week and the end of its own', () => {
  const someMoment = fc.date({
    min: new Date('2001-01-01'),
    max: new Date('2060-01-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(someMoment, (moment) => {
      const week = historyWeekOf(moment);
      const end = endOfHistoryWeek(week);
      expect(moment < end).toBe(true);
      expect(parseHistoryWeek(historyWeekLabel(week))).toEqual(week);
      expect(historyWeekOf(new Date(end.getTime() - 1))).toEqual(week);
      expect(historyWeekOf(end)).not.toEqual(week);
    }),
  );
});

test.each([
  ['2026-11-22T23:59:59Z', '2026-W46'],
  ['2026-11-23T00:00:00Z', '2026-W47'],
  // Week 53 counts as a part of week 52, which ends with it.
  ['2027-01-03T12:00:00Z', '2026-W51'],
  ['2027-01-04T00:00:00Z', '2026-W52'],
])('at %s the last week that has ended is %s', (moment, label) => {
  const week = lastWeekEndedBy(new Date(moment));
  expect(historyWeekLabel(week)).toBe(label);
  expect(endOfHistoryWeek(weekAfter(week)) > new Date(moment)).toBe(true);
});
