import fc from 'fast-check';
import { roundToSum } from './roundToSum';

const inHundredths = (value: number) => Math.round(value * 100);
const sumInHundredths = (values: readonly number[]) =>
  values.map(inHundredths).reduce((sum, value) => sum + value, 0);

test.each([
  [
    [1, 0.330952, -0.502381],
    [1, 0.33, -0.5],
  ],
  [
    [0.005, 0.005],
    [0.01, 0],
  ],
  [
    [-0.004, -0.004],
    [0, -0.01],
  ],
  [
    [0.29, 0.57],
    [0.29, 0.57],
  ],
  [[], []],
])('rounds %j to %j', (values, rounded) => {
  expect(roundToSum(values)).toEqual(rounded);
});

test('rounds to the given sum instead of the sum of the values', () => {
  expect(roundToSum([0.104, 0.104], 0.22)).toEqual([0.11, 0.11]);
  expect(roundToSum([0.104, 0.104], 0.2)).toEqual([0.1, 0.1]);
  expect(roundToSum([0.104, 0.101], 0.19)).toEqual([0.1, 0.09]);
});

test('the rounded values add up to the rounded sum, and each differs by less than 0.01', () => {
  const anyValues = fc.array(fc.double({ min: -10, max: 10, noNaN: true }), { maxLength: 40 });
  fc.assert(
    fc.property(anyValues, (values) => {
      const rounded = roundToSum(values);
      const exact = values.reduce((sum, value) => sum + value * 100, 0);
      expect(Math.abs(sumInHundredths(rounded) - exact)).toBeLessThanOrEqual(0.5 + 1e-6);
      rounded.forEach((value, index) => {
        expect(Math.abs(value - (values[index] ?? NaN))).toBeLessThan(0.01 + 1e-9);
      });
    }),
  );
});
