import type { LineConfig } from '@ant-design/plots';
import { weekLabel, WEEKS, type EvolutionYear } from '../Evolution';
import { lonePoints } from '../lonePoints';
import { EDGE, GLOBAL_AVERAGE, SERIES, type Series, type SeriesKey } from '../series';
import { spanOf, type WeekWindow } from '../weekWindow';
import { ticksIn, valueAt, type YRange } from '../yRange';
import { PLOT_PADDING } from './plotBox';
import type { PlotPalette } from './plotPalette';

export interface PlotInput {
  year: EvolutionYear;
  series: readonly Series[];
  window: WeekWindow;
  range: YRange;
}

interface PlotLook {
  palette: PlotPalette;
  width: number;
  height: number;
}

interface Row {
  week: number;
  value: number | null;
  series: SeriesKey;
}

const EVERY_THIRD = 3;
/** Up to so many weeks each one has its label. */
const FEW_WEEKS = 12;
/** What a label takes lying down, in px. */
const LABEL_WIDTH = 38;
const POINT_RADIUS = 4;

/** What the chart library is asked to draw. Made anew each time: the library writes into it. */
export function plotConfig(input: PlotInput, { palette, width, height }: PlotLook): LineConfig {
  const { series, window, range } = input;
  const rows = series.flatMap((one) => rowsOf(one, input));
  const points = series.flatMap((one) => pointsOf(one, input));
  const isEdged = (row: Row) => palette.edge !== null && isGlobalAverage(row);
  const weeks = weekTicks(window);

  return {
    width,
    height,
    autoFit: false,
    ...padding,
    theme: { type: 'classic' },
    animate: false,
    legend: false,
    tooltip: false,
    xField: 'week',
    yField: 'value',
    colorField: 'series',
    scale: {
      x: { type: 'linear', domain: [window.start, window.end], tickMethod: () => weeks },
      y: {
        type: 'linear',
        domain: [range.min, range.max],
        nice: false,
        tickMethod: () => ticksIn(range),
      },
      // All series, shown or not, so that hiding one moves no other's colour.
      color: {
        type: 'ordinal',
        domain: SERIES.map(({ key }) => key),
        range: SERIES.map(({ key }) => palette.series[key]),
      },
    },
    axis: axesOf(palette, liesDown(weeks.length, window, width)),
    children: [
      ...marksOf('line', rows.filter(isEdged), edgeStyle(palette.edge)),
      ...marksOf('point', points.filter(isEdged), { ...edgePointStyle, fill: palette.edge }),
      { type: 'line', data: rows, style: lineStyle },
      ...marksOf('point', points, pointStyle),
    ],
  };
}

const padding = {
  margin: 0,
  inset: 0,
  paddingTop: PLOT_PADDING.top,
  paddingRight: PLOT_PADDING.right,
  paddingBottom: PLOT_PADDING.bottom,
  paddingLeft: PLOT_PADDING.left,
};

/** The library has no marks of nothing. */
const marksOf = (type: 'line' | 'point', data: Row[], style: object) =>
  data.length > 0 ? [{ type, data, style }] : [];

const seriesOf = (key: SeriesKey | undefined) => SERIES.find((series) => series.key === key);
const isGlobalAverage = (row: Row) => row.series === GLOBAL_AVERAGE;

/** A style of a line is asked for with all of the line's rows. */
const lineStyle = {
  connect: false,
  lineJoin: 'round',
  lineWidth: ([row]: Row[]) => seriesOf(row?.series)?.width,
  lineDash: ([row]: Row[]) => seriesOf(row?.series)?.dash,
};
const edgeStyle = (color: string | null) => ({
  connect: false,
  lineJoin: 'round',
  lineWidth: EDGE.width,
  stroke: color,
});
const pointStyle = { shape: 'point', r: POINT_RADIUS, lineWidth: 0 };
/** As much wider than the point as the edge is wider than the line. */
const edgePointStyle = { ...pointStyle, r: POINT_RADIUS + 1.5 };

/** The weeks in the window, and where the line crosses its edges: nothing reaches beyond the plot. */
function rowsOf({ key }: Series, { year, window: { start, end } }: PlotInput): Row[] {
  const values = year.values[key];
  const whole = values.map((value, index) => ({ week: index + 1, value, series: key }));
  const edge = (week: number) => ({ week, value: valueAt(values, week), series: key });
  return [edge(start), ...whole.filter(({ week }) => week > start && week < end), edge(end)];
}

function pointsOf({ key }: Series, { year, window }: PlotInput): Row[] {
  return lonePoints(year.values[key])
    .filter((week) => week >= window.start && week <= window.end)
    .map((week) => ({ week, value: year.values[key][week - 1] ?? null, series: key }));
}

/** W01, W04 … W52; each week once few are left. */
function weekTicks(window: WeekWindow): number[] {
  const step = spanOf(window) <= FEW_WEEKS ? 1 : EVERY_THIRD;
  const all = Array.from({ length: Math.ceil(WEEKS / step) }, (_, index) => 1 + index * step);
  return all.filter((week) => week >= window.start && week <= window.end);
}

function liesDown(labels: number, window: WeekWindow, width: number): boolean {
  const plotWidth = width - PLOT_PADDING.left - PLOT_PADDING.right;
  return plotWidth / Math.max(1, labels) >= LABEL_WIDTH;
}

function axesOf({ text, grid, fontFamily, fontSize }: PlotPalette, lying: boolean) {
  const label = {
    title: false,
    labelAutoHide: false,
    labelAutoRotate: false,
    labelAutoWrap: false,
    labelAutoEllipsis: false,
    labelFill: text,
    labelOpacity: 1,
    labelFillOpacity: 1,
    labelFontFamily: fontFamily,
    labelFontSize: fontSize,
  };
  return {
    x: {
      ...label,
      labelFormatter: weekLabel,
      ...(lying
        ? {}
        : { labelTransform: 'rotate(90)', labelTextAlign: 'left', labelTextBaseline: 'middle' }),
      grid: false,
      line: true,
      lineLineWidth: 1,
      lineStroke: grid,
      lineStrokeOpacity: 1,
      tick: false,
    },
    y: {
      ...label,
      labelFormatter: String,
      tick: false,
      gridLineWidth: 1,
      gridLineDash: [0, 0],
      gridStroke: grid,
      gridStrokeOpacity: 1,
    },
  };
}
