import { toEvolution, type EvolutionYear } from '../Evolution';
import { drawnValues, emptySpans, isPartial } from './drawnValues';

const DRIVERS = ['1. Expectations', '2. Operating Margin', '3. Revenue Growth'];

/** A year in which this number of drivers has a value in each of the first weeks. */
function yearOf(...counts: number[]): EvolutionYear {
  const data = counts.map((count, index) => ({
    week: String(index + 1),
    data: DRIVERS.slice(0, count).map((driver) => ({ driver, averages: 4 + index })),
  }));
  const [year] = toEvolution({ name: '', years: [{ year: 2025, data }] }).years;
  if (!year) throw new Error('A year without a value');
  return year;
}

const partialWeeks = (...counts: number[]) => {
  const year = yearOf(...counts);
  return counts.flatMap((_, index) => (isPartial(year, index + 1) ? [index + 1] : []));
};

describe('the Global Average', () => {
  it.each([
    ['one week with fewer drivers', [3, 3, 2, 3, 3], [3]],
    ['several such weeks', [3, 2, 1, 2, 3], [2, 3, 4]],
    ['a week with fewer drivers between empty weeks', [3, 0, 2, 0, 3], [3]],
  ])('is not drawn in %s', (_, counts, partial) => {
    expect(partialWeeks(...counts)).toEqual(partial);
    const drawn = drawnValues(yearOf(...counts), 'globalAverage');
    expect(partial.map((week) => drawn[week - 1])).toEqual(partial.map(() => null));
    expect(drawn[0]).toBe(4);
  });

  it.each([
    ['a company begins with fewer drivers', [1, 1, 2, 3, 3]],
    ['a driver no longer has values', [3, 3, 2, 2, 2]],
    ['a driver has no values for a long time', [3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3].slice(0, 6)],
  ])('is drawn if %s', (_, counts) => {
    expect(partialWeeks(...counts)).toEqual([]);
  });

  it('leaves the lines of the drivers alone', () => {
    const year = yearOf(3, 2, 3);
    expect(drawnValues(year, 'expectations')).toBe(year.values.expectations);
  });
});

describe('weeks without any value', () => {
  it('are shaded from the value before to the value after', () => {
    expect(emptySpans(yearOf(0, 0, 1, 1, 0, 1, 0, 0, 1), 9)).toEqual([
      [1, 3],
      [4, 6],
      [6, 9],
    ]);
  });

  it('are shaded up to the current week, or to the end of an earlier year', () => {
    const year = yearOf(1, 1, 0);
    expect(emptySpans(year, 5)).toEqual([[2, 5]]);
    expect(emptySpans(year, 2)).toEqual([]);
    expect(emptySpans(year, null)).toEqual([[2, 52]]);
  });
});
