import { parseReach } from './reach';

test.each([
  ['none', 'none'],
  [' Read ', 'read'],
  ['EDIT', 'edit'],
  ['', undefined],
  ['all', undefined],
])('%j is read as %s', (value, reach) => {
  expect(parseReach(value)).toBe(reach);
});
