import { weekLabel } from '../Evolution';
import { shareOf } from '../period/weekWindow';
import { ticksIn } from './yRange';
import { PLOT_PADDING } from './plotBox';
import { fitHorizontally, weekTicks, type PlotInput } from './plotModel';

interface Box {
  width: number;
  height: number;
}

/** Converts weeks and scores to px from the chart's top left corner. */
export interface Place {
  x: (week: number) => number;
  y: (value: number) => number;
}

interface Label {
  text: string;
  x: number;
  y: number;
}

export interface Axes {
  /** The heights of the horizontal rules; the lowest one is the axis of weeks. */
  rules: number[];
  left: number;
  right: number;
  /** The labels are aligned right and centered vertically at these points. */
  scores: Label[];
  /** The labels are centered below these points, or rotated if they do not fit side by side. */
  weeks: Label[];
  areHorizontal: boolean;
}

type Frame = Pick<PlotInput, 'window' | 'range'>;

/** Distance between the edges of the plot and the labels, px. */
const TO_LABEL = { score: 3.5, horizontal: 6, vertical: 4 } as const;

function edgesOf({ width, height }: Box) {
  const { top, right, bottom, left } = PLOT_PADDING;
  return { left, right: Math.max(left, width - right), top, bottom: height - bottom };
}

export function placeIn({ window, range }: Frame, box: Box): Place {
  const { left, right, top, bottom } = edgesOf(box);
  return {
    x: (week) => left + shareOf(window, week) * (right - left),
    y: (value) => bottom - ((value - range.min) / (range.max - range.min)) * (bottom - top),
  };
}

/** The positions of rules and labels, for the SVG drawing and for the canvas of a file. */
export function axesOf(frame: Frame, box: Box): Axes {
  const { left, right, bottom } = edgesOf(box);
  const { x, y } = placeIn(frame, box);
  const scores = ticksIn(frame.range);
  const weeks = weekTicks(frame.window);
  const areHorizontal = fitHorizontally(weeks.length, box.width);
  const below = bottom + TO_LABEL[areHorizontal ? 'horizontal' : 'vertical'];
  return {
    rules: [...scores.map(y), bottom],
    left,
    right,
    scores: scores.map((score) => ({
      text: String(score),
      x: left - TO_LABEL.score,
      y: y(score),
    })),
    weeks: weeks.map((week) => ({ text: weekLabel(week), x: x(week), y: below })),
    areHorizontal,
  };
}
