import { EDGE, GLOBAL_AVERAGE, SERIES, type Row, type Series } from '../series';
import { axesOf, placeIn, type Axes } from '../model/axes';
import styles from './LineDrawing.module.css';
import { pathRows, RING, ringOf, TRAJECTORY, type Trajectory } from '../model/trajectory';
import { LABEL_START, SAMPLE, type LineEnd } from '../model/lineEnds';
import {
  EDGE_POINT_RADIUS,
  POINT_RADIUS,
  pointsOf,
  rowsOf,
  type Place,
  type PlotInput,
} from '../model/plotModel';

interface Props extends PlotInput {
  width: number;
  height: number;
  /** Whether the lines are drawn, too. They are not when the chart library draws them. */
  withLines?: boolean;
}

/** The axes of the chart and, until the chart library has drawn them, its lines. */
export function LineDrawing({ width, height, withLines = true, ...input }: Props) {
  const { series } = input;
  const place = placeIn(input, { width, height });
  const edged = series.filter(({ key }) => key === GLOBAL_AVERAGE);

  return (
    <svg
      className={styles.drawing}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden
    >
      <Frame axes={axesOf(input, { width, height })} />
      {withLines &&
        edged.map((one) => <Marks key={one.key} {...{ input, place }} series={one} edge />)}
      {withLines && series.map((one) => <Marks key={one.key} {...{ input, place }} series={one} />)}
      {withLines &&
        input.trajectories.map((one, index) => (
          <TargetPath key={index} {...{ input, place }} trajectory={one} />
        ))}
    </svg>
  );
}

function Frame({ axes }: { axes: Axes }) {
  const {
    rules,
    left,
    right,
    top,
    bottom,
    bands,
    scores,
    weeks,
    months,
    shades,
    today,
    changes,
    ends,
  } = axes;
  return (
    <>
      {bands.map(({ grade, y, height }) => (
        <rect
          key={grade}
          className={grade === 'High' ? styles.high : styles.low}
          x={left}
          width={right - left}
          {...{ y, height }}
        />
      ))}
      {shades.map(({ x, width }, index) => (
        <rect
          key={index}
          className={styles.shade}
          {...{ x, width }}
          y={top}
          height={Math.max(0, bottom - top)}
        />
      ))}
      {rules.map((y, index) => (
        <path key={index} className={styles.rule} d={`M${left} ${y}H${right}`} />
      ))}
      {scores.map(({ text, x, y }) => (
        <text key={text} className={styles.score} x={x} y={y}>
          {text}
        </text>
      ))}
      {[...weeks, ...months].map(({ text, x, y }) => (
        <text key={text} className={styles.week} x={x} y={y}>
          {text}
        </text>
      ))}
      {today && (
        <>
          <path className={styles.today} d={`M${today.x} ${top}V${bottom}`} />
          <text className={styles.todayLabel} x={today.x - TO_MARK} y={today.y}>
            {today.text}
          </text>
        </>
      )}
      {changes.map(({ text, x, y, side }, index) => (
        <g key={index} className={styles.change} data-side={side}>
          <path d={`M${x} ${top}V${bottom}`} />
          <text x={side === 'before' ? x - TO_MARK : x + TO_MARK} y={y}>
            {text}
          </text>
        </g>
      ))}
      {ends.map(({ series, x, y }) => (
        <LineEndLabel key={series.key} {...{ series, x, y }} />
      ))}
    </>
  );
}

/** Distance between the mark of a week and its label, px. */
const TO_MARK = 4;

function LineEndLabel({ series: { key, title, color, dash, width }, x, y }: LineEnd) {
  const sample = { x1: x, y1: y, x2: x + SAMPLE, y2: y };
  return (
    <g className={styles.end}>
      {key === GLOBAL_AVERAGE && (
        <line {...sample} stroke={`var(${EDGE.color})`} strokeWidth={EDGE.width} />
      )}
      <line
        {...sample}
        stroke={`var(${color})`}
        strokeWidth={width}
        strokeDasharray={dash.join(' ')}
      />
      <text x={x + LABEL_START} y={y}>
        {title}
      </text>
    </g>
  );
}

interface MarksProps {
  series: Series;
  input: PlotInput;
  place: Place;
  edge?: boolean;
}

/** The line and dots of a series, or the edge beneath them. */
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

interface TargetPathProps {
  trajectory: Trajectory;
  input: PlotInput;
  place: Place;
}

/** The path to a target and the ring at its end. */
function TargetPath({ trajectory, input: { window }, place }: TargetPathProps) {
  const stroke = `var(${SERIES.find(({ key }) => key === trajectory.series)?.color ?? ''})`;
  const rows = pathRows(trajectory, window);
  const ring = ringOf(trajectory, window);
  return (
    <>
      {rows.length > 0 && (
        <path
          className={styles.line}
          d={pathOf(rows, place)}
          stroke={stroke}
          strokeWidth={TRAJECTORY.width}
          strokeDasharray={TRAJECTORY.dash.join(' ')}
        />
      )}
      {ring && ring.value !== null && (
        <circle
          className={styles.line}
          cx={place.x(ring.week)}
          cy={place.y(ring.value)}
          r={RING.radius}
          stroke={stroke}
          strokeWidth={RING.width}
        />
      )}
    </>
  );
}

/** The path of a line, interrupted at weeks without a value. */
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
