import fc from 'fast-check';
import { roundAverage } from './averages';
import { gradeOf } from '../scoring';
import { decimalsOf } from './shownAverage';

test.each([
  [4.9966, 1, 3],
  [4.9966, 2, 3],
  [4.96, 1, 2],
  [4.96, 2, 2],
  [7.04, 1, 2],
  [7.004, 2, 3],
  [5, 1, 1],
  [7, 1, 1],
  [6.2, 1, 1],
  // A rounding error is no reason for decimals.
  [7.000000000000001, 1, 1],
] as const)('%d, shown with at least %d decimals, has %d', (average, least, decimals) => {
  expect(decimalsOf(average, least)).toBe(decimals);
});

test('the shown figure has the grade of the average', () => {
  const distance = fc.oneof(
    fc.double({ min: 1e-6, max: 0.06, noNaN: true }),
    fc.double({ min: -0.06, max: -1e-6, noNaN: true }),
  );
  const nearBorders = fc
    .tuple(fc.constantFrom(5, 7), distance)
    .map(([border, from]) => border + from);
  fc.assert(
    fc.property(nearBorders, fc.constantFrom(1 as const, 2 as const), (average, least) => {
      const decimals = decimalsOf(average, least);
      expect(gradeOf(roundAverage(average, decimals))).toBe(gradeOf(average));
      expect(decimals).toBeGreaterThanOrEqual(least);
    }),
  );
});
