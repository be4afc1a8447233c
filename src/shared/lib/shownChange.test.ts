import { shownChange } from './shownChange';

test.each([
  [5, 5.3, { direction: 'up', amount: 0.3 }],
  [5.2, 5, { direction: 'down', amount: 0.2 }],
  // 5.65 - 5.6 is slightly more than 0.05 in floating-point arithmetic, and 8.05 - 8 slightly more too.
  [5.6, 5.65, { direction: 'up', amount: 0.1 }],
  [8.05, 8, { direction: 'down', amount: 0.1 }],
  [1, 10, { direction: 'up', amount: 9 }],
  [5, 5.049, null],
  [5, 5, null],
])('from %d to %d', (before, after, expected) => {
  expect(shownChange(before, after)).toEqual(expected);
});
