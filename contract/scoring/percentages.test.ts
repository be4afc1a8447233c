import fc from 'fast-check';
import { percentageOf, shownPercentage, shownShare } from './percentages';

/** A part of a whole, which both are counts. */
const counts = fc
  .integer({ min: 1, max: 5000 })
  .chain((whole) => fc.tuple(fc.integer({ min: 0, max: whole }), fc.constant(whole)));
/** The same percentage in several orders of the operations, as servers may compute it. */
const computed = ([part, whole]: [number, number]) => [
  percentageOf(part, whole),
  (part / whole) * 100,
  part * (100 / whole),
  100 - ((whole - part) / whole) * 100,
];

test.each([
  [0, 0],
  [33.1, 34],
  [99.6, 99],
  [99.99999999, 100],
  [100, 100],
  [(11 / 20) * 100, 55],
  [1e-12, 0],
  [-1, 0],
])('a progress of %d is shown as %d%%', (completed, shown) => {
  expect(shownPercentage(completed)).toBe(shown);
});

test.each([
  [29 / 50, 58],
  [23 / 40, 58],
  [0.574, 57],
  [0.004, 0],
  [0.996, 100],
  [1, 100],
])('a share of %d is shown as %d%%', (share, shown) => {
  expect(shownShare(share)).toBe(shown);
});

test('progress is rounded up, and to 100 only when everything is done, however it was computed (§9.2)', () => {
  fc.assert(
    fc.property(counts, ([part, whole]) => {
      // Integer division, so that nothing depends on floating-point numbers.
      const up = Number((BigInt(100 * part) + BigInt(whole - 1)) / BigInt(whole));
      const expected = part === whole ? 100 : Math.min(99, up);
      expect(computed([part, whole]).map(shownPercentage)).toEqual(Array(4).fill(expected));
    }),
    { numRuns: 1000 },
  );
});

test('a share is the nearest percentage, however it was computed', () => {
  fc.assert(
    fc.property(counts, ([part, whole]) => {
      const nearest = Number((BigInt(200 * part) + BigInt(whole)) / BigInt(2 * whole));
      const shares = computed([part, whole]).map((percentage) => percentage / 100);
      expect([part / whole, ...shares].map(shownShare)).toEqual(Array(5).fill(nearest));
    }),
    { numRuns: 1000 },
  );
});

test('equal fractions have the same percentage', () => {
  fc.assert(
    fc.property(counts, fc.integer({ min: 1, max: 50 }), ([part, whole], times) => {
      expect(percentageOf(part * times, whole * times)).toBe(percentageOf(part, whole));
    }),
  );
});
