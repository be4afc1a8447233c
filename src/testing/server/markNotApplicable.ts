import { allSums } from '@server/domain/figures/sums';
import type { AnswerRow } from '@server/store/tables';
import { FIXTURE_COMPANY, type TestServer } from './testServer';

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

/** Marks all answers of the company as not applicable, so that it has no ratings. */
export async function markAllAnswers({ store }: TestServer): Promise<void> {
  const company = { company_id: FIXTURE_COMPANY.id };
  await store.write(async (tx) => {
    for (const { id } of await tx.find('answers', company)) await tx.update('answers', id, MARK);
    const [subdrivers, activities] = [await tx.find('subdrivers'), await tx.find('activities')];
    await tx.remove('driver_sums', company);
    const answers = await tx.find('answers', company);
    await tx.insert('driver_sums', allSums(subdrivers, activities, answers));
  });
}
