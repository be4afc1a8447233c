import { TOTAL } from '../fields/naming';
import type { FrozenFigures, FrozenMovement, FrozenPlanItem } from '../reviews/reviewContent';
import { MOVEMENT_LINES_EACH, PLAN_LINES } from './figures';

type Contribution = FrozenMovement['contributions'][number];

/** What moved the Global Average, so that the lines and the rest add up to the change. */
export interface MovementLines {
  change: number;
  /** Up to three that raised it, the largest first, then up to three that lowered it. */
  lines: Contribution[];
  /** All others together, with what the recorded answers do not explain. */
  rest: { value: number; contributions: Contribution[] };
}

/** null without an average to compare with. */
export function movementLines({ facts }: Pick<FrozenFigures, 'facts'>): MovementLines | null {
  const { movement } = facts;
  const change = movement?.drivers.find(({ driver }) => driver === TOTAL)?.change ?? null;
  if (!movement || change === null) return null;
  const sorted = movement.contributions.toSorted(
    (a, b) =>
      Math.abs(b.contribution) - Math.abs(a.contribution) ||
      (a.activity_id < b.activity_id ? -1 : 1),
  );
  const largest = (sign: 1 | -1) =>
    sorted
      .filter(({ contribution }) => Math.sign(contribution) === sign)
      .slice(0, MOVEMENT_LINES_EACH);
  const lines = [...largest(1), ...largest(-1)];
  const contributions = sorted.filter((one) => !lines.includes(one) && one.contribution !== 0);
  const value = lines.reduce((left, { contribution }) => left - contribution, change);
  return { change, lines, rest: { value, contributions } };
}

/** The plan items that gain most. */
export const planLines = ({ facts }: Pick<FrozenFigures, 'facts'>): FrozenPlanItem[] =>
  facts.plan
    .toSorted((a, b) => b.gain - a.gain || (a.activity_id < b.activity_id ? -1 : 1))
    .slice(0, PLAN_LINES);
