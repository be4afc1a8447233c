import { WHOLE_YEAR } from '../period/weekWindow';
import { WEEKS, type EvolutionYear } from '../Evolution';
import { SERIES } from '../series';
import { axesOf } from './axes';

/**
 * The margins are 30 px at the scores and 18 px at the end, so that a week is 20 px wide and a
 * score 100 px high.
 */
const box = { width: 48 + 51 * 20, height: 52 + 400 };
const range = { min: 4, max: 8 };
const EMPTY = Array.from({ length: WEEKS }, () => null);
const year: EvolutionYear = {
  year: 2025,
  values: {
    expectations: EMPTY,
    operatingMargin: EMPTY,
    revenueGrowth: EMPTY,
    assetEfficiency: EMPTY,
    globalAverage: EMPTY,
  },
};
const all = {
  year,
  window: WHOLE_YEAR,
  range,
  series: [],
  today: null,
  trajectories: [],
  labelRoom: 0,
  months: [],
  language: 'en',
};

describe('the axes of the chart', () => {
  it('have the visible ranges of the grades when these are switched on', () => {
    const bandsFor = (min: number, max: number) =>
      axesOf({ ...all, range: { min, max }, showsGrades: true }, box).bands;
    expect(axesOf(all, box).bands).toEqual([]);
    // 100 px a score between 4 and 8, below a margin of 22 px.
    expect(bandsFor(4, 8).map(({ grade, height }) => [grade, Math.round(height)])).toEqual([
      ['High', 100],
      ['Low', 100],
    ]);
    expect(bandsFor(5, 7)).toEqual([]);
    expect(bandsFor(7.5, 9).map(({ grade }) => grade)).toEqual(['High']);
  });

  it('mark the visible weeks in which the model changed, with labels that have room', () => {
    const marked = (weeks: number[], window = WHOLE_YEAR) =>
      axesOf(
        { ...all, window, changes: weeks.map((week) => ({ week, label: `W${String(week)}` })) },
        box,
      ).changes.map(({ text, x, side }) => [text, x, side]);
    expect(marked([2, 20, 21, 40])).toEqual([
      ['W2', 50, 'after'],
      ['W20', 410, 'before'],
      ['', 430, 'before'],
      ['W40', 810, 'before'],
    ]);
    expect(marked([2, 20], { start: 10, end: 30 })).toHaveLength(1);
    expect(axesOf(all, box).changes).toEqual([]);
  });

  it('label every third week, or every week when few are visible (§2.42)', () => {
    const weeksIn = (window = WHOLE_YEAR) =>
      axesOf({ ...all, window }, box).weeks.map(({ text }) => text);
    expect(weeksIn()).toEqual([
      ...['W01', 'W04', 'W07', 'W10', 'W13', 'W16', 'W19', 'W22', 'W25', 'W28', 'W31', 'W34'],
      ...['W37', 'W40', 'W43', 'W46', 'W49', 'W52'],
    ]);
    expect(weeksIn({ start: 10.5, end: 15.5 })).toEqual(['W11', 'W12', 'W13', 'W14', 'W15']);
  });

  it('have a rule at each whole score, and one at the bottom (§9.10)', () => {
    const { scores, rules } = axesOf({ ...all, range: { min: 3.8, max: 8.4 } }, box);
    expect(scores.map(({ text }) => text)).toEqual(['4', '5', '6', '7', '8']);
    expect(rules).toHaveLength(6);
    expect(rules.at(-1)).toBe(408);
  });

  it('position the labels at their weeks and scores', () => {
    const { scores, weeks } = axesOf(all, box);
    expect(scores[0]).toMatchObject({ text: '4', y: 408 });
    expect(weeks[1]).toMatchObject({ text: 'W04', x: 30 + 3 * 20 });
  });

  it('leave out weeks whose labels do not fit side by side', () => {
    const { weeks } = axesOf(all, { ...box, width: 320 });
    expect(weeks.map(({ text }) => text)).toEqual(['W01', 'W10', 'W19', 'W28', 'W37', 'W46']);
  });

  it('have the names of the lines behind the paths to targets', () => {
    const values = { ...year.values, expectations: EMPTY.map((_, week) => (week < 9 ? 5 : null)) };
    const series = SERIES.filter(({ key }) => key === 'expectations');
    const input = { ...all, year: { ...year, values }, series, labelRoom: 118 };
    const corners = [
      { week: 2, value: 5 },
      { week: 52, value: 6 },
    ];
    const trajectories = [{ series: 'expectations' as const, corners, text: '' }];
    const { right } = axesOf(input, box);
    expect(axesOf(input, box).ends[0]?.x).toBeLessThan(right);
    expect(axesOf({ ...input, trajectories }, box).ends[0]?.x).toBe(right + 8);
  });

  it('leave room for the names of the lines', () => {
    expect(axesOf({ ...all, labelRoom: 118 }, box).right).toBe(box.width - 118);
  });
});
