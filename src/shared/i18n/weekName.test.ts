import { weekName } from './weekName';

test.each([
  ['2026-W43', 'W43'],
  ['2025-W43', 'W43 2025'],
  // 28 December 2026 is in week 53, which the history counts as week 52 of 2026.
  ['2026-W52', 'W52'],
  ['some week', 'some week'],
])('%s is shown as %s', (label, name) => {
  expect(weekName(label, new Date('2026-12-28T12:00:00Z'))).toBe(name);
});
