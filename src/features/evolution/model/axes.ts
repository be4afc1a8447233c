import { GRADE_LIMITS } from '@contract/scoring/scoring';
import { weekLabel } from '@/shared/i18n/weekName';
import { shareOf } from '../period/weekWindow';
import { emptySpans } from './drawnValues';
import { lineEndsOf, type LineEnd } from './lineEnds';
import { monthsIn } from './months';
import { ticksIn } from './yRange';
import { paddingFor } from './plotBox';
import { weekTicks, type Place, type PlotInput, type WeekMark } from './plotModel';

interface Box {
  width: number;
  height: number;
}

interface Label {
  text: string;
  x: number;
  y: number;
}

export interface Axes {
  /** The y-coordinates of the horizontal grid lines; the lowest one is the x-axis. */
  rules: number[];
  left: number;
  right: number;
  /** The labels are aligned right and centered vertically at these points. */
  scores: Label[];
  /** The labels are centered below these points. */
  weeks: Label[];
  /** In the same way, below the weeks. */
  months: Label[];
  top: number;
  bottom: number;
  /** The visible ranges of the grades High and Low, the higher one first; none unless they are switched on. */
  bands: { grade: 'High' | 'Low'; y: number; height: number }[];
  /** The shaded parts without any value, from left to right. */
  shades: { x: number; width: number }[];
  /** The current week, with its label at the top of the plot. */
  today: Label | null;
  /** The weeks in which the model changed, with their labels on one side of their lines, below the one of today. */
  changes: (Label & { side: 'before' | 'after' })[];
  /** The names of the lines. */
  ends: LineEnd[];
}

type Frame = Pick<PlotInput, 'window' | 'range' | 'labelRoom'>;

/** Distance between the plot's edges and the axis labels, px. */
const LABEL_DISTANCE = { score: 3.5, week: 6, month: 24 } as const;

/** The room of the label of a mark, and its distance from the one above, px. */
const MARK_WIDTH = 104;
const MARK_LINE = 16;

function edgesOf({ labelRoom }: Frame, { width, height }: Box) {
  const { top, right, bottom, left } = paddingFor(labelRoom);
  return { left, right: Math.max(left, width - right), top, bottom: height - bottom };
}

export function placeIn(frame: Frame, box: Box): Place {
  const { left, right, top, bottom } = edgesOf(frame, box);
  const { window, range } = frame;
  return {
    x: (week) => left + shareOf(window, week) * (right - left),
    y: (value) => bottom - ((value - range.min) / (range.max - range.min)) * (bottom - top),
  };
}

function bandsIn({ min, max }: PlotInput['range'], y: Place['y']): Axes['bands'] {
  const bands = [
    { grade: 'High' as const, from: Math.max(min, GRADE_LIMITS.high), to: max },
    { grade: 'Low' as const, from: min, to: Math.min(max, GRADE_LIMITS.low) },
  ];
  return bands.flatMap(({ grade, from, to }) =>
    from < to ? [{ grade, y: y(to), height: y(from) - y(to) }] : [],
  );
}

/** The positions of grid lines, labels and marks, for the SVG drawing and for the image in downloads. */
export function axesOf(input: PlotInput, box: Box): Axes {
  const edges = edgesOf(input, box);
  const { left, right, top, bottom } = edges;
  const { window, today, changes = [], showsGrades = false } = input;
  const place = placeIn(input, box);
  const { x, y } = place;
  const scores = ticksIn(input.range);
  const isIn = ({ week }: WeekMark) => week >= window.start && week <= window.end;
  return {
    rules: [...scores.map(y), bottom],
    left,
    right,
    top,
    bottom,
    scores: scores.map((score) => ({
      text: String(score),
      x: left - LABEL_DISTANCE.score,
      y: y(score),
    })),
    weeks: weekTicks(window, right - left).map((week) => ({
      text: weekLabel(week, input.language),
      x: x(week),
      y: bottom + LABEL_DISTANCE.week,
    })),
    months: monthsIn(input.year.year, input.months, window, (span) => x(span) - x(0)).map(
      ({ text, week }) => ({ text, x: x(week), y: bottom + LABEL_DISTANCE.month }),
    ),
    bands: showsGrades ? bandsIn(input.range, y) : [],
    shades: emptySpans(input.year, today?.week ?? null).flatMap(([start, end]) => {
      const [from, to] = [Math.max(start, window.start), Math.min(end, window.end)];
      return from < to ? [{ x: x(from), width: x(to) - x(from) }] : [];
    }),
    today: today && isIn(today) ? { text: today.label, x: x(today.week), y: top } : null,
    changes: changes.filter(isIn).map(({ week, label }, index, all) => {
      const former = all[index - 1];
      const isClose = former !== undefined && x(week) - x(former.week) < MARK_WIDTH;
      return {
        text: isClose ? '' : label,
        x: x(week),
        y: top + MARK_LINE,
        side: x(week) - left < MARK_WIDTH ? 'after' : 'before',
      };
    }),
    ends: lineEndsOf(input, place, edges),
  };
}
