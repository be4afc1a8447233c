import { SERIES_KEYS } from '../series';
import { WHOLE_YEAR } from '../period/weekWindow';
import {
  pathRows,
  ringOf,
  trajectoriesOf,
  visiblePathValues,
  type ChartTarget,
  type Trajectory,
} from './trajectory';

/** From W10 of 2026 through W20 to W30. */
const TARGET: ChartTarget = {
  driver: 'Revenue Growth',
  startOn: '2026-03-02',
  startAverage: 4,
  value: 6,
  dueOn: '2026-07-20',
  milestones: [{ on: '2026-05-11', value: 5.5 }],
  text: 'Target 6.0 by Jul 20',
};

function pathOf(more: Partial<ChartTarget> = {}, year = 2026): Trajectory {
  const [path, ...others] = trajectoriesOf([{ ...TARGET, ...more }], SERIES_KEYS, year);
  if (!path || others.length > 0) throw new Error('Not one path');
  return path;
}

const placesIn = (path: Trajectory, window = WHOLE_YEAR) =>
  pathRows(path, window).map(({ week, value }) => [week, value]);

describe('the path of a target', () => {
  it('goes from the start through each milestone to the target, in its weeks', () => {
    expect(placesIn(pathOf())).toEqual([
      [10, 4],
      [20, 5.5],
      [30, 6],
    ]);
    expect(ringOf(pathOf(), WHOLE_YEAR)).toEqual({ week: 30, value: 6, series: 'revenueGrowth' });
  });

  it('ends at the edges of the window, with the values that it has there', () => {
    const window = { start: 12, end: 25 };
    expect(placesIn(pathOf(), window)).toEqual([
      [12, 4 + 1.5 * 0.2],
      [20, 5.5],
      [25, 5.75],
    ]);
    expect(ringOf(pathOf(), window)).toBeNull();
    expect(visiblePathValues(pathOf(), window)).toEqual([4.3, 5.5, 5.75]);
    expect(placesIn(pathOf(), { start: 31, end: 40 })).toEqual([]);
  });

  it('continues in the chart of the next year, which has the ring', () => {
    const next = { dueOn: '2027-02-01', milestones: [] };
    // 47 weeks of 52 a year: W10 of 2026 to W05 of 2027.
    const atYearEnd = 4 + (2 * 42) / 47;
    expect(placesIn(pathOf(next))).toEqual([
      [10, 4],
      [52, expect.closeTo(atYearEnd, 9)],
    ]);
    expect(ringOf(pathOf(next), WHOLE_YEAR)).toBeNull();
    expect(placesIn(pathOf(next, 2027)).at(-1)).toEqual([5, 6]);
    expect(ringOf(pathOf(next, 2027), WHOLE_YEAR)).toMatchObject({ week: 5, value: 6 });
  });

  it('is only a ring while no week is recorded', () => {
    const path = pathOf({ startAverage: null });
    expect(placesIn(path)).toEqual([]);
    expect(visiblePathValues(path, WHOLE_YEAR)).toEqual([6]);
  });

  it('is left out of other years, and with its series', () => {
    expect(trajectoriesOf([TARGET], SERIES_KEYS, 2025)).toEqual([]);
    expect(trajectoriesOf([TARGET], SERIES_KEYS, 2027)).toEqual([]);
    expect(trajectoriesOf([TARGET], ['expectations'], 2026)).toEqual([]);
  });
});
