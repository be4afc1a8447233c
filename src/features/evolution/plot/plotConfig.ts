import type { LineConfig } from '@ant-design/plots';
import { EDGE, GLOBAL_AVERAGE, SERIES, type SeriesKey } from '../series';
import { PLOT_PADDING } from './plotBox';
import {
  EDGE_POINT_RADIUS,
  POINT_RADIUS,
  pointsOf,
  rowsOf,
  type PlotInput,
  type Row,
} from './plotModel';
import type { PlotPalette } from './plotPalette';

interface PlotLook {
  palette: PlotPalette;
  width: number;
  height: number;
}

/** What the chart library is asked to draw. Made anew each time: the library writes into it. */
export function plotConfig(input: PlotInput, { palette, width, height }: PlotLook): LineConfig {
  const { series, window, range } = input;
  const rows = series.flatMap((one) => rowsOf(one, input));
  const points = series.flatMap((one) => pointsOf(one, input));
  const isEdged = (row: Row) => palette.edge !== null && isGlobalAverage(row);

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
      x: { type: 'linear', domain: [window.start, window.end] },
      y: {
        type: 'linear',
        domain: [range.min, range.max],
        nice: false,
      },
      // All series, shown or not, so that hiding one moves no other's colour.
      color: {
        type: 'ordinal',
        domain: SERIES.map(({ key }) => key),
        range: SERIES.map(({ key }) => palette.series[key]),
      },
    },
    // Ours: LineDrawing on the screen, drawAxes on paper.
    axis: false,
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
const edgePointStyle = { ...pointStyle, r: EDGE_POINT_RADIUS };
