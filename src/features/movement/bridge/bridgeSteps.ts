import { roundAverage } from '@contract/scoring/numbers/averages';
import type { MovementPart } from '../Movement';
import type { ShownMovement } from '../figures/shownMovement';

/** One bar: an average, or a part that leads from one to the other. */
export interface BridgeStep {
  key: 'before' | 'after' | MovementPart;
  /** As shown: a score for `before` and `after`, else a change. */
  figure: number;
  /** The scores between which the bar is drawn; an average is drawn from the bottom. */
  start: number;
  end: number;
}

export interface Bridge {
  steps: BridgeStep[];
  /** The scores at the bottom and at the top of the drawing. */
  bottom: number;
  top: number;
}

export const isAverage = ({ key }: BridgeStep) => key === 'before' || key === 'after';

/** The lower and the upper score of a bar. */
export const rangeOf = ({ start, end }: BridgeStep): [number, number] => [
  Math.min(start, end),
  Math.max(start, end),
];

/** How a bar looks: only a gain and a loss have a color of their own. */
export function lookOf(step: BridgeStep) {
  if (isAverage(step)) return 'average';
  if (step.key === 'unexplained') return 'unexplained';
  return step.figure < 0 ? 'down' : 'up';
}

const PARTS = [
  'rescored',
  'first_scored',
  'reweighted',
  'no_longer_scored',
  'model',
  'unexplained',
] as const satisfies MovementPart[];

/** Share of the drawing's height below the lowest score between two averages. */
const FOOT = 0.35;
/** A drawing covers at least this many points, so that a tiny change does not look like a large one. */
const SMALLEST_SPAN = 0.2;

/** The bars from the average before to the average after, without those of 0.00; null where no change is stated. */
export function bridgeOf(shown: ShownMovement): Bridge | null {
  const { before, after } = shown;
  if (shown.change === null || before === null || after === null) return null;
  let level = before;
  const between = PARTS.filter((part) => shown.parts[part] !== 0).map((key): BridgeStep => {
    const figure = shown.parts[key];
    const start = level;
    level = roundAverage(level + figure, 2);
    return { key, figure, start, end: level };
  });

  const levels = [before, after, ...between.map(({ end }) => end)];
  const [low, top] = [Math.min(...levels), Math.max(...levels)];
  const foot = FOOT * Math.max(SMALLEST_SPAN, top - low);
  const bottom = Math.max(0, Math.floor((low - foot) * 10) / 10);
  return {
    steps: [
      { key: 'before', figure: before, start: bottom, end: before },
      ...between,
      { key: 'after', figure: after, start: bottom, end: after },
    ],
    bottom,
    top: Math.max(top, low + SMALLEST_SPAN),
  };
}
