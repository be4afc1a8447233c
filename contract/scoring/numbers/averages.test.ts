import fc from 'fast-check';
import { compareAverages, roundAverage } from './averages';

/** Averages of four drivers that are thirds to ninths, which floating-point numbers cannot hold exactly. */
const parts = fc.record({
  numerator: fc.integer({ min: 1, max: 810 }),
  denominator: fc.integer({ min: 1, max: 81 }),
});
const shuffledSums = fc.array(parts, { minLength: 2, maxLength: 12 }).map((all) => {
  const values = all.map(({ numerator, denominator }) => numerator / denominator);
  const sum = (list: readonly number[]) => list.reduce((total, value) => total + value, 0);
  return [sum(values) / values.length, sum(values.toReversed()) / values.length] as const;
});

test('averages are equal where only rounding errors differ', () => {
  fc.assert(
    fc.property(shuffledSums, ([one, other]) => {
      expect(compareAverages(one, other)).toBe(0);
    }),
  );
});

test.each([
  [7, 7.000000002, -1],
  [7, 7.0000000001, 0],
  [7.000000002, 7, 1],
  [5, 5, 0],
])('%d compared with %d', (a, b, sign) => {
  expect(Math.sign(compareAverages(a, b))).toBe(sign);
});

test.each([
  // Four drivers whose mean is 6.5, which floating-point numbers miss by 8.9e-16.
  [6.499999999999999, 0, 7],
  [6.35, 1, 6.4],
  [4.005, 2, 4.01],
  [-4.005, 2, -4.01],
  [4.9966, 1, 5],
  [-0.001, 2, 0],
  [7, 2, 7],
])('%d with %d decimals is %d', (value, decimals, rounded) => {
  expect(roundAverage(value, decimals)).toBe(rounded);
});

test('rounding changes an average by at most half a unit, and only its sign changes with the sign', () => {
  const decimals = fc.constantFrom(0, 1, 2);
  fc.assert(
    fc.property(fc.double({ min: -10, max: 10, noNaN: true }), decimals, (value, digits) => {
      const rounded = roundAverage(value, digits);
      expect(Math.abs(rounded - value)).toBeLessThanOrEqual(0.5 / 10 ** digits + 1e-9);
      expect(roundAverage(-value, digits)).toBe(rounded === 0 ? 0 : -rounded);
    }),
  );
});

test('halves are rounded up, whatever the rounding errors', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 10, max: 99 }),
      fc.integer({ min: 1, max: 99 }),
      (tenths, denominator) => {
        const half = (tenths * denominator + denominator / 2) / denominator / 10;
        expect(roundAverage(half, 1)).toBe((tenths + 1) / 10);
      },
    ),
  );
});
