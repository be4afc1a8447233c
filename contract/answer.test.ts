import { isValidFieldValue } from './answer';

test('the kind of a field determines its range of values', () => {
  expect([0, 1, 10, 11, 5.5].map((value) => isValidFieldValue('state', value))).toEqual([
    false,
    true,
    true,
    false,
    false,
  ]);
  expect([-1, 0, 10, 10.1, NaN].map((value) => isValidFieldValue('factor', value))).toEqual([
    false,
    true,
    true,
    false,
    false,
  ]);
  expect([-0.1, 0, 1e12, Infinity].map((value) => isValidFieldValue('amount', value))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
