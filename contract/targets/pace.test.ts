import fc from 'fast-check';
import { historyWeekOf } from '../scoring/weeks';
import { paceDate, paceOf, theilSenSlope } from './pace';

const NOW = new Date('2026-06-03T10:00:00.000Z');
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** Recorded averages of consecutive weeks that end with the current one, the earliest first. */
const recorded = (averages: readonly number[], now = NOW) =>
  averages.map((average, index) => {
    const weeksAgo = averages.length - 1 - index;
    return { ...historyWeekOf(new Date(now.getTime() - weeksAgo * WEEK_MS)), average };
  });
const rising = (count: number, step: number) =>
  Array.from({ length: count }, (_, index) => 4 + index * step);

describe('the slope', () => {
  test('is the median of the slopes of all pairs', () => {
    const points = [
      { week: 0, average: 4 },
      { week: 4, average: 4.2 },
      { week: 8, average: 4.6 },
    ];
    expect(theilSenSlope(points)).toBeCloseTo(0.075, 12);
  });

  test('of an even number of slopes is the mean of the middle two', () => {
    const averages = [0, 1, 1, 4];
    // The six slopes are 1, 1/2, 4/3, 0, 3/2 and 3.
    const points = averages.map((average, week) => ({ week, average }));
    expect(theilSenSlope(points)).toBeCloseTo((1 + 4 / 3) / 2, 12);
  });

  test('does not exist for fewer than two weeks', () => {
    expect(theilSenSlope([])).toBeNull();
    expect(theilSenSlope([{ week: 3, average: 5 }])).toBeNull();
  });

  test('of a straight line does not move with one outlier of twelve weeks', () => {
    const line = fc.double({ min: -0.5, max: 0.5, noNaN: true });
    const outlier = fc.double({ min: 1, max: 10, noNaN: true });
    fc.assert(
      fc.property(line, outlier, fc.integer({ min: 0, max: 11 }), (slope, average, index) => {
        const points = Array.from({ length: 12 }, (_, week) => ({
          week,
          average: 5 + slope * week,
        }));
        const moved = points.map((point, week) => (week === index ? { week, average } : point));
        expect(theilSenSlope(moved)).toBeCloseTo(slope, 9);
      }),
    );
  });
});

describe('the date at this pace', () => {
  const dateOf = (averages: readonly number[], average: number | null, value: number) =>
    paceDate(paceOf(recorded(averages), NOW), { average, value, now: NOW });

  test('is as many whole weeks ahead as the rest takes', () => {
    // 1.4 points at 0.075 a week take 18.7 weeks, so 19.
    expect(dateOf(rising(9, 0.075), 4.6, 6)).toBe('2026-10-14');
    // 0.3 points at 0.1 a week take exactly 3.
    expect(dateOf(rising(6, 0.1), 4.5, 4.8)).toBe('2026-06-24');
  });

  test('is stated for a company that saves once a month', () => {
    const monthly = recorded(rising(12, 0.025)).filter((_, index) => index % 4 === 0);
    const pace = paceOf(monthly, NOW) ?? 0;
    expect(pace).toBeGreaterThan(0.02);
    expect(pace).toBeLessThan(0.03);
    expect(paceDate(pace, { average: 4.2, value: 4.3, now: NOW })).not.toBeNull();
  });

  test('counts a week without a save with the average that it began with', () => {
    const first = { ...historyWeekOf(new Date(NOW.getTime() - 30 * WEEK_MS)), average: 4 };
    const last = { ...historyWeekOf(NOW), average: 5 };
    // Eleven of twelve weeks have the same average.
    expect(paceOf([last, first], NOW)).toBe(0);
    const future = { ...historyWeekOf(new Date(NOW.getTime() + 5 * WEEK_MS)), average: 9 };
    expect(paceOf([first, future], NOW)).toBe(0);
  });

  test('is stated from six weeks after the first recorded average on', () => {
    const began = (weeksAgo: number) =>
      recorded([4, ...rising(weeksAgo, 0.1)]).filter(
        (_, index) => index === 0 || index > weeksAgo - 2,
      );
    expect(paceOf(began(4), NOW)).toBeNull();
    expect(paceOf(began(5), NOW)).not.toBeNull();
  });

  test('is stated from six recorded weeks on', () => {
    expect(paceOf(recorded(rising(5, 0.1)), NOW)).toBeNull();
    expect(paceOf(recorded(rising(6, 0.1)), NOW)).toBeCloseTo(0.1, 12);
    expect(dateOf(rising(5, 0.1), 4.4, 4.8)).toBeNull();
    expect(dateOf(rising(6, 0.1), 4.4, 4.8)).toBe('2026-07-01');
  });

  test('depends on the last twelve weeks only', () => {
    const before = Array.from({ length: 20 }, () => 9);
    expect(dateOf([...before, ...rising(12, 0.1)], 5, 6)).toBe('2026-08-12');
  });

  test.each([
    ['without an average', rising(12, 0.1), null, 6],
    ['once the target is reached', rising(12, 0.1), 6, 6],
    ['once it is reached but for a rounding error', rising(12, 0.1), 6 - 1e-12, 6],
    ['while the average stays', rising(12, 0), 4, 6],
    ['while the average falls', rising(12, -0.1), 4, 6],
    ['beyond five years', rising(12, 0.01), 4, 6.61],
  ])('is not stated %s', (_case, averages, average, value) => {
    expect(dateOf(averages, average, value)).toBeNull();
  });

  test('is stated up to five years ahead', () => {
    expect(dateOf(rising(12, 0.01), 4, 6.6)).toBe('2031-05-28');
  });

  test('counts the weeks over a turn of the year with 53 weeks', () => {
    const now = new Date('2027-01-20T10:00:00.000Z');
    const weeks = recorded(rising(8, 0.1), now);
    // ISO week 53 of 2026 counts as week 52; the later value of that week is kept.
    const distinct = weeks.filter(({ week }, index) => weeks[index + 1]?.week !== week);
    expect(paceDate(paceOf(distinct, now), { average: 4.7, value: 5, now })).toBe('2027-02-10');
  });
});
