import type { AnswerValues } from './answer';

/** Whether the answer marks its action as not applicable without the reason that this needs. */
export const lacksReason = (
  answer: Pick<AnswerValues, 'not_applicable' | 'not_applicable_reason'>,
): boolean => answer.not_applicable && answer.not_applicable_reason === null;

/** What a person has to do where `lacksReason`. */
export const REASON_NEEDED = 'Enter why this action is not applicable.';
