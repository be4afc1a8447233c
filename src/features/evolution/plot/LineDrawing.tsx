import { weekLabel } from '../Evolution';
import { EDGE, GLOBAL_AVERAGE, type Series } from '../series';
import { shareOf } from '../weekWindow';
import { ticksIn } from '../yRange';
import styles from './LineDrawing.module.css';
import { PLOT_PADDING } from './plotBox';
import {
  EDGE_POINT_RADIUS,
  liesDown,
  POINT_RADIUS,
  pointsOf,
  rowsOf,
  weekTicks,
  type PlotInput,
  type Row,
} from './plotModel';

interface Props extends PlotInput {
  width: number;
  height: number;
}

/** From the plot's edges to the labels, in px: where the chart library puts them. */
const TO_LABEL = { score: 3.5, lying: 6, standing: 4 } as const;

/** The chart by ourselves: the same look as the library's without any of it, so it is there at once. */
export function LineDrawing({ width, height, ...input }: Props) {
  const { series, window, range } = input;
  const [left, right] = [
    PLOT_PADDING.left,
    Math.max(PLOT_PADDING.left, width - PLOT_PADDING.right),
  ];
  const [top, bottom] = [PLOT_PADDING.top, height - PLOT_PADDING.bottom];
  const place: Place = {
    x: (week) => left + shareOf(window, week) * (right - left),
    y: (value) => bottom - ((value - range.min) / (range.max - range.min)) * (bottom - top),
  };
  const weeks = weekTicks(window);
  const isLying = liesDown(weeks.length, width);
  const stance = isLying ? 'lying' : 'standing';
  const edged = series.filter(({ key }) => key === GLOBAL_AVERAGE);

  return (
    <svg
      className={styles.drawing}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden
    >
      {ticksIn(range).map((tick) => (
        <g key={tick}>
          <path className={styles.rule} d={`M${left} ${place.y(tick)}H${right}`} />
          <text className={styles.score} x={left - TO_LABEL.score} y={place.y(tick)}>
            {tick}
          </text>
        </g>
      ))}
      <path className={styles.rule} d={`M${left} ${bottom}H${right}`} />
      {weeks.map((week) => (
        <text
          key={week}
          className={styles[stance]}
          transform={`translate(${place.x(week)} ${bottom + TO_LABEL[stance]}) rotate(${isLying ? 0 : 90})`}
        >
          {weekLabel(week)}
        </text>
      ))}
      {edged.map((one) => (
        <Marks key={one.key} {...{ input, place }} series={one} edge />
      ))}
      {series.map((one) => (
        <Marks key={one.key} {...{ input, place }} series={one} />
      ))}
    </svg>
  );
}

interface Place {
  x: (week: number) => number;
  y: (value: number) => number;
}

interface MarksProps {
  series: Series;
  input: PlotInput;
  place: Place;
  edge?: boolean;
}

/** A series' line and dots, or the edge beneath them. */
function Marks({ series, input, place, edge = false }: MarksProps) {
  const color = `var(${edge ? EDGE.color : series.color})`;
  return (
    <>
      <path
        className={styles.line}
        d={pathOf(rowsOf(series, input), place)}
        stroke={color}
        strokeWidth={edge ? EDGE.width : series.width}
        strokeDasharray={edge ? undefined : series.dash.join(' ')}
      />
      {pointsOf(series, input).map(
        ({ week, value }) =>
          value !== null && (
            <circle
              key={week}
              cx={place.x(week)}
              cy={place.y(value)}
              r={edge ? EDGE_POINT_RADIUS : POINT_RADIUS}
              fill={color}
            />
          ),
      )}
    </>
  );
}

/** From one week to the next; lifted over those without a value. */
function pathOf(rows: readonly Row[], { x, y }: Place): string {
  let isDown = false;
  return rows
    .map(({ week, value }) => {
      if (value === null) {
        isDown = false;
        return '';
      }
      const step = `${isDown ? 'L' : 'M'}${x(week).toFixed(1)} ${y(value).toFixed(1)}`;
      isDown = true;
      return step;
    })
    .join('');
}
