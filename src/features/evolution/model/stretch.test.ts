import { stretchAt } from './stretch';

const FALL = [6, 6, 5.5, 5.5, 5, 5, 5.5];

test.each([
  ['in its first step', 2.4, { from: 2, to: 5 }],
  ['in a level part within it', 3.5, { from: 2, to: 5 }],
  ['in its last step', 4.9, { from: 2, to: 5 }],
])('a falling stretch is found %s', (_, place, stretch) => {
  expect(stretchAt(FALL, place)).toEqual(stretch);
});

test('a rising stretch is found as well', () => {
  expect(stretchAt(FALL, 6.5)).toEqual({ from: 6, to: 7 });
});

test.each([
  ['before the first change', FALL, 1.5],
  ['between a fall and a rise', FALL, 5.5],
  ['in a gap', [6, null, 5], 1.5],
  ['without values', [], 1],
])('a line has no stretch %s', (_, values, place) => {
  expect(stretchAt(values, place)).toBeNull();
});

test('a stretch ends at a gap', () => {
  expect(stretchAt([6, 5, null, 4, 3, 2], 4.2)).toEqual({ from: 4, to: 6 });
});
