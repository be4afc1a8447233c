import { normalizeNumber } from './normalizeNumber';

describe('a typed number', () => {
  it.each([
    ['', '.', ''],
    ['15', '.', '15'],
    ['1.5', '.', '1.5'],
    ['1,5', '.', '1.5'],
    ['1,5', ',', '1.5'],
    ['1.5', ',', '1.5'],
    ['2,25', '.', '2.25'],
    ['.5', ',', '.5'],
    ['1,', '.', '1.'],
    ['-1,5', '.', '-1.5'],
    ['0,125', '.', '0.125'],
  ])(
    'may have either decimal sign: "%s" where the language has "%s"',
    (typed, sign, normalized) => {
      expect(normalizeNumber(typed, sign)).toBe(normalized);
    },
  );

  it.each([
    ['1,500', '.', '1500'],
    ['1,500', ',', '1.500'],
    ['1.500', ',', '1500'],
    ['1.500', '.', '1.500'],
    ['1,234,567', '.', '1234567'],
    ['1.234.567', ',', '1234567'],
    ['1,234.56', ',', '1234.56'],
    ['1.234,56', '.', '1234.56'],
    ['1 234,56', '.', '1234.56'],
    ['1’234.56', '.', '1234.56'],
  ])(
    'may have separated thousands: "%s" where the decimal sign is "%s"',
    (typed, sign, normalized) => {
      expect(normalizeNumber(typed, sign)).toBe(normalized);
    },
  );

  it.each(['1e400', 'abc', '3 weeks', '1/2', '٣'])('cannot be "%s"', (typed) => {
    expect(Number(normalizeNumber(typed, '.'))).toBeNaN();
  });
});
