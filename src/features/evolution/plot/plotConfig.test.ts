import { toEvolution, type EvolutionYear } from '../Evolution';
import { SERIES, visibleSeries } from '../series';
import { WHOLE_YEAR } from '../period/weekWindow';
import { plotConfig } from './plotConfig';
import type { PlotPalette } from './plotPalette';

const palette: PlotPalette = {
  series: {
    expectations: 'blue',
    operatingMargin: 'green',
    revenueGrowth: 'red',
    assetEfficiency: 'yellow',
    globalAverage: 'black',
  },
  edge: null,
  text: 'gray',
  grid: 'silver',
  shade: 'snow',
  bands: { High: 'honeydew', Low: 'mistyrose' },
  fontFamily: 'serif',
  fontSize: 12,
};
const settings = { palette, width: 1000, height: 300 };
const range = { min: 3.8, max: 8.4 };

function yearWith(weeks: readonly number[]): EvolutionYear {
  const data = weeks.map((week) => ({
    week: String(week),
    data: [{ driver: '1. Expectations', averages: 5 }],
  }));
  const [year] = toEvolution({ name: '', years: [{ year: 2025, data }] }).years;
  if (!year) throw new Error('A year without a value');
  return year;
}

/**
 * The parts of the configuration that this test reads; the type of the library does not describe
 * them.
 */
function configOf(...args: Parameters<typeof plotConfig>) {
  return plotConfig(...args) as unknown as {
    scale: { color: { domain: string[]; range: string[] } };
    children: { type: string; data: { series: string; week: number; value: number | null }[] }[];
  };
}

describe('the configuration of the chart library', () => {
  const year = yearWith([1, 2, 9]);
  const all = { year, series: SERIES, window: WHOLE_YEAR, range, trajectories: [], labelRoom: 0 };

  it('has 52 rows per series, with gaps, and a dot for an isolated week (§2.40)', () => {
    const [lines, points, ...more] = configOf(all, settings).children;
    expect(more).toEqual([]);
    expect(lines?.data).toHaveLength(5 * 52);
    expect(lines?.data[2]).toEqual({ series: 'expectations', week: 3, value: null });
    expect(points?.data).toEqual([
      { series: 'expectations', week: 9, value: 5 },
      { series: 'globalAverage', week: 9, value: 5 },
    ]);
  });

  it('keeps the colors when a series is switched off', () => {
    const shown = configOf(all, settings).scale.color;
    const fewer = configOf({ ...all, series: visibleSeries(['expectations']) }, settings);
    expect(fewer.scale.color).toEqual(shown);
    expect(fewer.children[0]?.data.some(({ series }) => series === 'expectations')).toBe(false);
  });

  it('draws an edge beneath the Global Average if the theme has one', () => {
    const { children } = configOf(all, { ...settings, palette: { ...palette, edge: 'white' } });
    expect(children.map(({ type }) => type)).toEqual(['line', 'point', 'line', 'point']);
    const [edge, edgeOfPoint] = children;
    expect(new Set(edge?.data.map(({ series }) => series))).toEqual(new Set(['globalAverage']));
    expect(edgeOfPoint?.data).toEqual([{ series: 'globalAverage', week: 9, value: 5 }]);
  });

  it('has the path and the ring of a target in the color of its driver', () => {
    const corners = [
      { week: 4, value: 5 },
      { week: 14, value: 7 },
    ];
    const trajectories = [{ series: 'revenueGrowth' as const, corners, text: '' }];
    const [, , path, ring] = configOf({ ...all, trajectories }, settings).children;
    expect(path?.data).toEqual(corners.map((one) => ({ ...one, series: 'revenueGrowth' })));
    expect(ring?.data).toEqual([{ week: 14, value: 7, series: 'revenueGrowth' }]);
  });

  it('draws nothing outside the window: lines end where they cross its edges', () => {
    const window = { start: 1.25, end: 9.5 };
    const series = visibleSeries(['globalAverage']);
    const [lines] = configOf({ ...all, series, window }, settings).children;
    const drawn = lines?.data.filter((row) => row.series === 'expectations') ?? [];
    expect(drawn.map(({ week }) => week)).toEqual([1.25, 2, 3, 4, 5, 6, 7, 8, 9, 9.5]);
    expect(drawn[0]?.value).toBe(5);
    // Week 9 has no neighboring values.
    expect(drawn.at(-1)?.value).toBeNull();
  });
});
