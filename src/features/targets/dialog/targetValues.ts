import type { TargetInput, TargetProblem } from '@contract/targets/checkTarget';

/** The values of the form; an emptied number is null. */
export interface TargetValues {
  value?: number | null;
  due_on: string;
  milestones: { on?: string; value?: number | null }[];
  reason: string;
}

/** The sent values. Milestones without any entry are left out, and a missing number is NaN. */
export function inputOf({ value, due_on, milestones, reason }: TargetValues): TargetInput {
  const filled = milestones.filter((one) => Boolean(one.on) || typeof one.value === 'number');
  return {
    value: value ?? NaN,
    due_on,
    milestones: filled.map((one) => ({ on: one.on ?? '', value: one.value ?? NaN })),
    reason: reason.trim(),
  };
}

/** The entered target breaks rules and was not sent. */
export class InvalidTarget extends Error {
  override name = 'InvalidTarget';
  readonly problems: readonly TargetProblem[];

  constructor(problems: readonly TargetProblem[]) {
    super('The target is not valid');
    this.problems = problems;
  }
}
