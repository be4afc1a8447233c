import fc from 'fast-check';
import { foldCase, isSameName, normalName } from './names';

test.each([
  ['nothing', ''],
  ['spaces', ' \u00A0\t'],
  ['a zero-width space', '\u200B'],
  ['a Hangul filler', '\u3164'],
  ['a change of the direction', '\u202E\u202C'],
  ['a blank of Braille', '\u2800'],
  ['a joiner and a variation selector', '\u200D\uFE0F'],
  ['half of a surrogate pair', '\uD83D'],
])('a name of %s is empty', (_what, text) => {
  expect(normalName(text)).toBe('');
});

test.each([
  [' Acorn ', 'Acorn'],
  ['Jose\u0301', 'José'],
  ['北京', '北京'],
  ['👩‍👧', '👩‍👧'],
  ['.', '.'],
])('the name %j is stored as %j', (text, name) => {
  expect(normalName(text)).toBe(name);
});

test('names in two forms of the same letters are the same, without regard to case', () => {
  expect(isSameName('A\u030Angstro\u0308m', ' ÅNGSTRÖM ')).toBe(true);
  expect(isSameName('Angstrom', 'Ångström')).toBe(false);
});

test('every name has one stored form, which compares like each of its forms', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
      const name = normalName(text);
      expect(normalName(name)).toBe(name);
      expect(normalName(text.normalize('NFD'))).toBe(name);
      if (name !== '') expect(isSameName(text.normalize('NFD'), name)).toBe(true);
      expect(foldCase(foldCase(text))).toBe(foldCase(text));
    }),
    { numRuns: 1000 },
  );
});
