import type { AnswerRow } from '@server/store/tables';
import type { TestServer } from './testServer';

export const MARK = { not_applicable: true, not_applicable_reason: 'There are no shops.' };

/** Marks the company's answer to an activity as not applicable, and sets other values of it. */
export async function markNotApplicable(
  { answerTo, store }: TestServer,
  activityId: string,
  others: Partial<AnswerRow> = {},
): Promise<void> {
  const answer = await answerTo(activityId);
  if (!answer) throw new Error('The fixtures have no such answer');
  await store.write((tx) => tx.update('answers', answer.id, { ...MARK, ...others }));
}
