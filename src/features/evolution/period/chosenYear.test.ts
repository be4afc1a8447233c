import { yearsOf, yearToShow } from './chosenYear';

const withYears = (...years: number[]) => ({ years: years.map((year) => ({ year })) });

describe('the year shown', () => {
  it('is the constant while nothing is known', () => {
    expect(yearToShow([], null)).toBe(2024);
    expect(yearToShow([], 2025)).toBe(2024);
  });

  it('is the newest with data until one is picked, and again where that one has none', () => {
    expect(yearToShow([2023, 2026], null)).toBe(2026);
    expect(yearToShow([2023, 2026], 2023)).toBe(2023);
    expect(yearToShow([2023, 2026], 2025)).toBe(2026);
  });

  it('is chosen among those of all companies shown', () => {
    expect(yearsOf([withYears(2025, 2026), withYears(2024, 2026)])).toEqual([2024, 2025, 2026]);
  });
});
