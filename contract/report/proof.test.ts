import fc from 'fast-check';
import { TOTAL } from '../fields/naming';
import { frozenReview } from '../testing/frozenReview';
import { HEALTH_PARTS, parseFigure, type Figure } from './figures';
import { movementLines } from './lines';
import { proofOf, valueSince } from './proof';

const figureOf = (id: string): Figure => {
  const figure = parseFigure(id);
  if (!figure) throw new Error(`${id} is no figure`);
  return figure;
};

const AVERAGES = ['driver/1', 'driver/2', 'driver/3', 'driver/4', 'total'];
const SUMMED = [
  ...AVERAGES.flatMap((place) => [`${place}/average`, `${place}/change`]),
  ...['1', '2', '3', '4', '5', '6', 'rest'].map((line) => `movement/total/${line}`),
  ...['1', '2', '3', '4', '5'].map((line) => `plan/${line}/gain`),
  ...['plan/gain', 'plan/cost'],
  ...HEALTH_PARTS.map((part) => `health/${part}`),
];

test.each(SUMMED)('the shares of %s add up to it, as they are and as they are shown', (id) => {
  fc.assert(
    fc.property(frozenReview, (review) => {
      const { value, shown, rows } = proofOf(review, figureOf(id));
      if (value === null) {
        expect([shown, rows]).toEqual(['–', []]);
        return;
      }
      expect(rows.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(value, 9);
      const hundredths = (text: string) => Math.round(Number(text) * 100);
      expect(rows.reduce((sum, row) => sum + hundredths(row.shown), 0)).toBe(hundredths(shown));
      expect(shown).toMatch(/^-?\d+\.\d\d$/);
      for (const row of rows) expect(row.shown).toMatch(/^-?\d+\.\d\d$/);
    }),
  );
});

test('the lines of what moved the average and their rest add up to its change', () => {
  fc.assert(
    fc.property(frozenReview, (review) => {
      const moved = movementLines(review);
      if (!moved) return;
      const sum = moved.lines.reduce((total, one) => total + one.contribution, moved.rest.value);
      expect(sum).toBeCloseTo(moved.change, 9);
      const lines = moved.lines.map((_, index) => `movement/total/${String(index + 1)}`);
      const values = [...lines, 'movement/total/rest'].map(
        (id) => proofOf(review, figureOf(id)).value ?? NaN,
      );
      expect(values.reduce((total, value) => total + value, 0)).toBeCloseTo(moved.change, 9);
    }),
  );
});

test('the share of an action in the Global Average is that in its driver divided by the drivers', () => {
  fc.assert(
    fc.property(frozenReview, (review) => {
      const drivers = review.averages.filter(
        ({ driver, averages }) => driver !== TOTAL && averages !== null,
      );
      const ofDrivers = [1, 2, 3, 4].flatMap(
        (place) => proofOf(review, { kind: 'average', place }).rows,
      );
      const ofTotal = proofOf(review, figureOf('total/average')).rows;
      expect(ofTotal).toHaveLength(ofDrivers.length);
      for (const { activity_id, share } of ofTotal) {
        const own = ofDrivers.find((row) => row.activity_id === activity_id);
        expect(share * drivers.length).toBeCloseTo(own?.share ?? NaN, 9);
      }
    }),
  );
});

test('a figure of the same moment has not changed since', () => {
  fc.assert(
    fc.property(frozenReview, fc.constantFrom(...SUMMED), (review, id) => {
      const { value } = proofOf(review, figureOf(id));
      const since = valueSince(review, review, figureOf(id));
      expect(since === null).toBe(value === null);
      expect(since ?? 0).toBeCloseTo(value ?? 0, 9);
    }),
  );
});

test.each(['target/1', 'target/total', 'benchmark/4', 'benchmark/total'])(
  '%s has no rows',
  (id) => {
    fc.assert(
      fc.property(frozenReview, (review) => {
        expect(proofOf(review, figureOf(id)).rows).toEqual([]);
      }),
    );
  },
);

test.each([
  ...['', 'driver/0/average', 'driver/5/average', 'driver/1', 'total', 'movement/1', 'plan/6/gain'],
  ...['movement/total/7', 'movement/total/0', 'health/items', 'plan', 'target', 'benchmark/5'],
  ...['driver/1/average/', ' total/average', 'driver/01/average', 'total/average\n'],
])('%j is no figure', (id) => {
  expect(parseFigure(id)).toBeNull();
});
