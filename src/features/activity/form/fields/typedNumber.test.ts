import { typedNumber } from './typedNumber';

describe('A number, as people type it', () => {
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
  ])('has either decimal sign: "%s" where it is "%s"', (typed, sign, meant) => {
    expect(typedNumber(typed, sign)).toBe(meant);
  });

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
  ])('has its thousands parted: "%s" where the decimal sign is "%s"', (typed, sign, meant) => {
    expect(typedNumber(typed, sign)).toBe(meant);
  });

  it.each(['1e400', 'abc', '3 weeks', '1/2', '٣'])('is not "%s"', (typed) => {
    expect(Number(typedNumber(typed, '.'))).toBeNaN();
  });
});
