import type { Figure } from './scenario';

const isMissed = ({ value, atMost, atLeast }: Figure) =>
  !(value <= (atMost ?? Infinity) && value >= (atLeast ?? -Infinity));

/** The goals that a scenario missed; a value that is not a number misses its goal. */
export const missedGoals = (figures: readonly Figure[]) =>
  figures.filter((figure) => hasGoal(figure) && isMissed(figure));

const hasGoal = ({ atMost, atLeast }: Figure) => atMost !== undefined || atLeast !== undefined;

/** A line of the report: label, value, goal, and whether it is met. */
export function reportLine(figure: Figure): string {
  const { label, value, unit, atMost, atLeast } = figure;
  const suffix = unit === 'count' ? '' : ` ${unit}`;
  const goals = [
    ...(atMost === undefined ? [] : [`at most ${String(atMost)}${suffix}`]),
    ...(atLeast === undefined ? [] : [`at least ${String(atLeast)}${suffix}`]),
  ];
  const rounded = Number.isInteger(value) ? String(value) : value.toFixed(1);
  const verdict = hasGoal(figure) ? (isMissed(figure) ? 'MISSED' : 'met') : '';
  const cells = [label.padEnd(40), `${rounded}${suffix}`.padStart(14), goals.join(', ').padEnd(18)];
  return `  ${cells.join('  ')}  ${verdict}`.trimEnd();
}
