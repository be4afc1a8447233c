import { REQUIRED_FIELDS } from '@contract/scoring/progress';
import { NOT_NULL, type Where } from '@server/store/Store';
import type { Model } from './model';
import type { AnswerRow } from '@server/store/tables';

const COMPLETE: Where<AnswerRow> = Object.fromEntries(
  REQUIRED_FIELDS.map((name) => [name, NOT_NULL]),
);
const MARKED: Where<AnswerRow> = { not_applicable: true };

/** The conditions for `countBy` on answers from which `doneOf` computes how many activities are done. */
export const DONE_COUNTS = {
  complete: COMPLETE,
  marked: MARKED,
  both: { ...COMPLETE, ...MARKED },
};

/** The condition for answers of actions in use; none if no action is retired. */
export const ofActionsInUse = (model: Model): Where<AnswerRow> =>
  model.hasRetired ? { activity_id: model.activities.map(({ id }) => id) } : {};

/** The number of done activities: the answers that are complete or marked as not applicable. */
export const doneOf = (counts: Record<keyof typeof DONE_COUNTS, number> | undefined): number =>
  counts ? counts.complete + counts.marked - counts.both : 0;
