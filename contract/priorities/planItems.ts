export const PLAN_STATUSES = ['planned', 'doing', 'done', 'dropped'] as const;
export type PlanStatus = (typeof PLAN_STATUSES)[number];

/** Whether an item with this status is still to be done. */
export const isOpenStatus = (status: PlanStatus): boolean =>
  status === 'planned' || status === 'doing';

/** The greatest number of items in one POST /plan/save-many. */
export const MAX_PLANNED_AT_ONCE = 200;

/** The greatest length of a note, in characters. */
export const PLAN_NOTE_LENGTH = 2_000;
