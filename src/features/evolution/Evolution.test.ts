import { toEvolution, WEEKS } from './Evolution';
import { isolatedWeeks } from './model/plotModel';

const value = (driver: string, averages: number | null) => ({ driver, averages });

describe('a company’s evolution', () => {
  it('gives each driver 52 slots, with null for weeks without a value (§9.8)', () => {
    const { companyName, years } = toEvolution({
      name: 'Acme',
      years: [
        {
          year: 2025,
          data: [
            { week: '01', data: [value('1. Expectations', 4)] },
            { week: '03', data: [value('1. Expectations', 6), value('Operating Margin', 5)] },
          ],
        },
      ],
    });
    const values = years[0]?.values;
    expect(companyName).toBe('Acme');
    expect(values?.expectations).toHaveLength(WEEKS);
    expect(values?.expectations.slice(0, 4)).toEqual([4, null, 6, null]);
    expect(values?.operatingMargin.slice(0, 4)).toEqual([null, null, 5, null]);
    expect(values?.assetEfficiency.every((slot) => slot === null)).toBe(true);
  });

  it('computes the Global Average from the drivers of each week, and ignores the one that is sent (§3.11)', () => {
    const data = [
      {
        week: '10',
        data: [value('1. Expectations', 4), value('3. Revenue Growth', 7), value('Total', 1)],
      },
      { week: '11', data: [value('2. Operating Margin', null), value('4. Asset Efficiency', 3)] },
      { week: '12', data: [] },
    ];
    const [year] = toEvolution({ name: '', years: [{ year: 2025, data }] }).years;
    expect(year?.values.globalAverage.slice(8, 13)).toEqual([null, 5.5, 3, null, null]);
  });

  it('counts week 53 as 52, and ignores invalid weeks', () => {
    const data = ['53', '0', '54', 'x', '7.5'].map((week) => ({
      week,
      data: [value('1. Expectations', 4)],
    }));
    const [year] = toEvolution({ name: '', years: [{ year: 2025, data }] }).years;
    expect(year?.values.expectations.filter((slot) => slot !== null)).toEqual([4]);
    expect(year?.values.expectations.at(-1)).toBe(4);
  });

  it('sorts the years, and leaves out years without a value', () => {
    const week = (averages: number | null) => [
      { week: '01', data: [value('1. Expectations', averages)] },
    ];
    const { years } = toEvolution({
      name: '',
      years: [
        { year: 2026, data: week(5) },
        { year: 2024, data: week(5) },
        { year: 2025, data: week(null) },
        { year: 2023, data: [] },
      ],
    });
    expect(years.map(({ year }) => year)).toEqual([2024, 2026]);
  });
});

describe('points that a line does not show', () => {
  it('are the values without a neighboring value, also at the ends', () => {
    expect(isolatedWeeks([5, null, 5, 5, null, 5, null])).toEqual([1, 6]);
    expect(isolatedWeeks([null, 5])).toEqual([2]);
    expect(isolatedWeeks([])).toEqual([]);
  });
});
