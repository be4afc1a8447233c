import type { LineConfig } from '@ant-design/plots';
import { EDGE, GLOBAL_AVERAGE, SERIES, type Row, type SeriesKey } from '../series';
import { paddingFor } from '../model/plotBox';
import {
  EDGE_POINT_RADIUS,
  POINT_RADIUS,
  pointsOf,
  rowsOf,
  type LineInput,
} from '../model/plotModel';
import { pathRows, RING, ringOf, TRAJECTORY } from '../model/trajectory';
import type { PlotPalette } from './plotPalette';

interface PlotSettings {
  palette: PlotPalette;
  width: number;
  height: number;
}

/**
 * The configuration for the chart library. It must be a new object for each use, because the
 * library modifies it.
 */
export function plotConfig(input: LineInput, { palette, width, height }: PlotSettings): LineConfig {
  const { series, window, range } = input;
  const rows = series.flatMap((one) => rowsOf(one, input));
  const points = series.flatMap((one) => pointsOf(one, input));
  const paths = input.trajectories.flatMap((one) => pathRows(one, window));
  const rings = input.trajectories.flatMap((one) => ringOf(one, window) ?? []);
  const isEdged = (row: Row) => palette.edge !== null && isGlobalAverage(row);

  return {
    width,
    height,
    autoFit: false,
    ...paddingOf(input.labelRoom),
    theme: { type: 'classic' },
    animate: false,
    legend: false,
    tooltip: false,
    xField: 'week',
    yField: 'value',
    colorField: 'series',
    scale: {
      x: { type: 'linear', domain: [window.start, window.end] },
      y: {
        type: 'linear',
        domain: [range.min, range.max],
        nice: false,
      },
      // All series are listed, including hidden ones, so that hiding one does not change the
      // others' colors.
      color: {
        type: 'ordinal',
        domain: SERIES.map(({ key }) => key),
        range: SERIES.map(({ key }) => palette.series[key]),
      },
    },
    // The axes are drawn by LineDrawing on the screen and by drawAxes in files.
    axis: false,
    children: [
      ...marksOf('line', rows.filter(isEdged), edgeStyle(palette.edge)),
      ...marksOf('point', points.filter(isEdged), { ...edgePointStyle, fill: palette.edge }),
      { type: 'line', data: rows, style: lineStyle },
      ...marksOf('point', points, pointStyle),
      ...marksOf('line', paths, pathStyle),
      ...marksOf('point', rings, ringStyle),
    ],
  };
}

function paddingOf(labelRoom: number) {
  const { top, right, bottom, left } = paddingFor(labelRoom);
  return {
    margin: 0,
    inset: 0,
    paddingTop: top,
    paddingRight: right,
    paddingBottom: bottom,
    paddingLeft: left,
  };
}

/** The library does not accept marks without data. */
const marksOf = (type: 'line' | 'point', data: Row[], style: object) =>
  data.length > 0 ? [{ type, data, style }] : [];

const seriesOf = (key: SeriesKey | undefined) => SERIES.find((series) => series.key === key);
const isGlobalAverage = (row: Row) => row.series === GLOBAL_AVERAGE;

/** The library calls the style function of a line with all rows of the line. */
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
const pathStyle = { lineWidth: TRAJECTORY.width, lineDash: [...TRAJECTORY.dash] };
const ringStyle = { shape: 'hollow', r: RING.radius, lineWidth: RING.width };
const edgePointStyle = { ...pointStyle, r: EDGE_POINT_RADIUS };
