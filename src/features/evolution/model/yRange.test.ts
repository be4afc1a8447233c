import { ticksIn, yRangeOf } from './yRange';
import { WHOLE_YEAR } from '../period/weekWindow';

describe('the range of scores', () => {
  it('is from 95 % of the lowest score to 105 % of the highest (§9.9)', () => {
    const range = yRangeOf([[4, null, 8], [6]], WHOLE_YEAR);
    expect(range.min).toBeCloseTo(3.8);
    expect(range.max).toBeCloseTo(8.4);
    expect(ticksIn(range)).toEqual([4, 5, 6, 7, 8]);
  });

  it('depends only on visible values and on the lines’ values at the edges of the window', () => {
    const line = [1, 5, 6, 7, 10];
    expect(yRangeOf([line], { start: 2, end: 4 }).max).toBeCloseTo(7 * 1.05);
    expect(yRangeOf([line], { start: 1.5, end: 4 }).min).toBeCloseTo(3 * 0.95);
    expect(yRangeOf([line], { start: 2, end: 4.5 }).max).toBeCloseTo(8.5 * 1.05);
    // A line does not cross a gap.
    expect(yRangeOf([[1, null, 6]], { start: 1.5, end: 3 }).min).toBeCloseTo(6 * 0.95);
  });

  it('contains all scores when no value is visible', () => {
    expect(yRangeOf([], WHOLE_YEAR)).toEqual({ min: 0, max: 10 });
    expect(yRangeOf([[null]], WHOLE_YEAR)).toEqual({ min: 0, max: 10 });
  });

  it('contains the visible targets', () => {
    expect(yRangeOf([[4, 5]], WHOLE_YEAR, [8]).max).toBeCloseTo(8.4);
  });

  it('always contains a whole number', () => {
    const narrow = yRangeOf([[4.4, 4.5]], WHOLE_YEAR);
    expect(ticksIn(narrow)).toEqual([4]);
    expect(ticksIn(yRangeOf([[7]], WHOLE_YEAR))).toEqual([7]);
  });
});
