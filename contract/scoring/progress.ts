import { ANSWER_FIELDS, type AnswerValues } from '../answer';

export type ActivityStatus = 'todo' | 'inprogress' | 'done';

const NEEDED_FOR_DONE = [
  'revenue_state',
  'relevance',
  'criticality',
  'cost',
  'difficulty',
] as const satisfies readonly (keyof AnswerValues)[];

/** Status of an activity from its answer; contract "Meaning of the figures". */
export function activityStatus(answer: AnswerValues | null | undefined): ActivityStatus {
  if (!answer || ANSWER_FIELDS.every(({ name }) => answer[name] === null)) return 'todo';
  return NEEDED_FOR_DONE.every((name) => answer[name] !== null) ? 'done' : 'inprogress';
}

export interface Progress {
  /** Activities in all. */
  total: number;
  /** Activities done. */
  answered: number;
  /** answered / total × 100, unrounded; 0 for an empty area. */
  completed: number;
}

export function progressOf(statuses: readonly ActivityStatus[]): Progress {
  const total = statuses.length;
  const answered = statuses.filter((status) => status === 'done').length;
  return { total, answered, completed: total === 0 ? 0 : (answered / total) * 100 };
}

/** The whole percentage a person sees: rounded up, but 100 only when all is done. */
export function shownPercentage(completed: number): number {
  if (completed >= 100) return 100;
  return Math.min(99, Math.ceil(Math.max(0, completed)));
}

/**
 * The activity to go on with: the first in progress, else the first to do, else the last.
 * Expects dotted-number order; undefined for an empty list.
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
