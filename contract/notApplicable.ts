import type { AnswerValues } from './answer';

/** Whether the answer marks its action as not applicable without the reason that this needs. */
export const lacksReason = (
  answer: Pick<AnswerValues, 'not_applicable' | 'not_applicable_reason'>,
): boolean => answer.not_applicable && answer.not_applicable_reason === null;

/** Whether these changes leave an answer marked as not applicable without a reason. */
export const leavesReasonMissing = (
  stored: AnswerValues,
  changes: Partial<AnswerValues>,
): boolean =>
  ('not_applicable' in changes || 'not_applicable_reason' in changes) &&
  lacksReason({ ...stored, ...changes });

/** The message for a person whose answer `lacksReason`. */
export const REASON_NEEDED = 'Enter why this action is not applicable.';
