import { shownDifference } from './shownDifference';

test.each([
  [5.9549, 5.9751, 0.03],
  [5.9751, 5.9549, -0.03],
  [6, 6.004, 0],
  [7.884, 7.115, -0.76],
])('from %d to %d is shown as %d', (before, after, difference) => {
  expect(shownDifference(before, after)).toBe(difference);
});
