import { ANSWER_FIELDS, type AnswerValues } from '../answer';
import { percentageOf } from './percentages';

export type ActivityStatus = 'todo' | 'inprogress' | 'done';

/** The fields that have to be set for an activity to be done. */
export const REQUIRED_FIELDS = [
  'revenue_state',
  'relevance',
  'criticality',
  'cost',
  'difficulty',
] as const satisfies readonly (keyof AnswerValues)[];

/** The fields that assess the activity; whether it applies and how sure the company is are not among them. */
const ASSESSED_FIELDS = ANSWER_FIELDS.filter(
  ({ kind }) => kind !== 'flag' && kind !== 'text' && kind !== 'confidence',
);

/**
 * The status of an activity, which follows from its answer; contract "Meaning of the figures". An activity that is
 * not applicable is done.
 */
export function activityStatus(answer: AnswerValues | null | undefined): ActivityStatus {
  if (answer?.not_applicable) return 'done';
  if (!answer || ASSESSED_FIELDS.every(({ name }) => answer[name] === null)) return 'todo';
  return REQUIRED_FIELDS.every((name) => answer[name] !== null) ? 'done' : 'inprogress';
}

export interface Progress {
  /** The number of activities. */
  total: number;
  /** The number of activities with the status 'done'. */
  answered: number;
  /** answered / total × 100, unrounded; 0 for an empty area. */
  completed: number;
}

export function progressOf(statuses: readonly ActivityStatus[]): Progress {
  const total = statuses.length;
  const answered = statuses.filter((status) => status === 'done').length;
  return { total, answered, completed: percentageOf(answered, total) };
}

/**
 * The activity to continue with: the first in progress, else the first to do, else the last.
 * The list must be in dotted-number order; undefined for an empty list.
 */
export function currentActivity<T extends { status: ActivityStatus }>(
  inOrder: readonly T[],
): T | undefined {
  return (
    inOrder.find(({ status }) => status === 'inprogress') ??
    inOrder.find(({ status }) => status === 'todo') ??
    inOrder.at(-1)
  );
}
