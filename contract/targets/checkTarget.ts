import { addDays } from '../days';
import { compareAverages } from '../scoring/numbers/averages';
import { TARGET_LIMITS, type Milestone } from './targets';

/** The input for a target. Values are 1–10, and days are such as '2026-12-31'. */
export interface TargetInput {
  value: number;
  due_on: string;
  milestones: readonly Milestone[];
  reason: string;
}

export type TargetProblem =
  | { field: 'value'; rule: 'out_of_range' | 'below_average' }
  | { field: 'due_on'; rule: 'too_early' }
  | {
      field: 'milestones';
      rule: 'too_many' | 'out_of_range' | 'days_out_of_order' | 'values_out_of_order';
    }
  | { field: 'reason'; rule: 'too_long' };

/**
 * The problems of a target, at most one for each field. `average` is the current average, or null if there
 * is none; then any value from 1 to 10 is allowed.
 */
export function targetProblems(
  { value, due_on, milestones, reason }: TargetInput,
  { average, today }: { average: number | null; today: string },
): TargetProblem[] {
  const problems: TargetProblem[] = [];
  if (!isInRange(value)) problems.push({ field: 'value', rule: 'out_of_range' });
  else if (average !== null && compareAverages(value, average) < 0) {
    problems.push({ field: 'value', rule: 'below_average' });
  }
  if (due_on < addDays(today, TARGET_LIMITS.daysAhead)) {
    problems.push({ field: 'due_on', rule: 'too_early' });
  }
  const ofMilestones = milestonesProblem(milestones, { today, due_on, from: average, to: value });
  if (ofMilestones) problems.push({ field: 'milestones', rule: ofMilestones });
  if (reason.length > TARGET_LIMITS.reasonLength) {
    problems.push({ field: 'reason', rule: 'too_long' });
  }
  return problems;
}

interface Bounds {
  today: string;
  due_on: string;
  from: number | null;
  to: number;
}

/** The days must lie in order between today and the due date, and the values rise to the target. */
function milestonesProblem(milestones: readonly Milestone[], { today, due_on, from, to }: Bounds) {
  if (milestones.length > TARGET_LIMITS.milestones) return 'too_many';
  if (!milestones.every(({ value }) => isInRange(value))) return 'out_of_range';
  if (milestones.length === 0) return null;
  const days = [today, ...milestones.map(({ on }) => on), due_on];
  if (days.some((day, index) => index > 0 && day <= (days[index - 1] ?? ''))) {
    return 'days_out_of_order';
  }
  const values = [from ?? TARGET_LIMITS.lowest, ...milestones.map(({ value }) => value), to];
  const falls = values.some(
    (value, index) => index > 0 && compareAverages(value, values[index - 1] ?? value) < 0,
  );
  return falls ? 'values_out_of_order' : null;
}

const isInRange = (value: number) =>
  value >= TARGET_LIMITS.lowest && value <= TARGET_LIMITS.highest;
