import { chartYears, yearsOf, yearToShow } from './chosenYear';

const withYears = (...years: number[]) => ({ years: years.map((year) => ({ year })) });

describe('the displayed year', () => {
  it('is the constant before any data is loaded (§9.11)', () => {
    expect(yearToShow([], null)).toBe(2024);
    expect(yearToShow([], 2025)).toBe(2024);
  });

  it('is the newest year with data, unless a year with data is selected (§9.12)', () => {
    expect(yearToShow([2023, 2026], null)).toBe(2026);
    expect(yearToShow([2023, 2026], 2023)).toBe(2023);
    expect(yearToShow([2023, 2026], 2025)).toBe(2026);
  });

  it('is selected from the years of all displayed companies', () => {
    expect(yearsOf([withYears(2025, 2026), withYears(2024, 2026)])).toEqual([2024, 2025, 2026]);
  });
});

describe('the years of the charts', () => {
  it.each([
    ['one', 2026, null, [2026]],
    ['two, the earlier first', 2026, 2024, [2024, 2026]],
    ['one beside itself', 2026, 2026, [2026]],
    ['one beside a year without data', 2026, 2023, [2026]],
  ])('are %s', (_, year, other, shown) => {
    expect(chartYears([2024, 2025, 2026], year, other)).toEqual(shown);
  });
});
