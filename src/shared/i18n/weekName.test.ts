import { weekLabel, weekName } from './weekName';

test.each([
  ['2026-W43', 'W43'],
  ['2025-W43', 'W43 2025'],
  // 28 December 2026 is in week 53, which the history counts as week 52 of 2026.
  ['2026-W52', 'W52'],
  ['some week', 'some week'],
])('%s is shown as %s', (label, name) => {
  expect(weekName(label, 'en', new Date('2026-12-28T12:00:00Z'))).toBe(name);
});

test('a week has the letter of the language', () => {
  expect(['en', 'es'].map((language) => weekLabel(3, language))).toEqual(['W03', 'S03']);
});
