import { ANSWER_FIELDS } from '@contract/answer';
import type { ConfirmAnswerResult } from '@contract/rest';
import type { Store } from '@server/store/Store';
import type { Clock } from '../clock';
import { notFound } from '../errors';
import type { Actor, Deferred } from '../manage/access';
import { createReader } from '../queries/reader';
import { authorizeSave, savingPerson } from './authorizeSave';
import { revisionConflict } from './conflict';
import { changesSince, lockAnswer, type AnswerKey } from './storedAnswer';

const ALL_FIELDS = ANSWER_FIELDS.map(({ name }) => name);

/**
 * Records that an answer is still true, which changes none of its values and not its revision. REVISION_CONFLICT if
 * the answer has another revision than the one that the person saw; NOT_FOUND if there is no answer.
 */
export async function confirmAnswer(
  { store, clock }: { store: Store; clock: Clock },
  actor: Actor,
  key: AnswerKey,
  fields: Deferred<{ revision: number }>,
): Promise<ConfirmAnswerResult> {
  return store.write(async (tx) => {
    const person = await savingPerson(tx, actor, key);
    const { activity } = await authorizeSave(createReader(tx, person, actor.language), key);
    const { revision } = fields();
    const answer = await lockAnswer(tx, key);
    if (!answer) throw notFound('answer');
    if (answer.revision !== revision) {
      const since = await changesSince(tx, answer, revision);
      throw await revisionConflict(tx, answer, activity, since, ALL_FIELDS);
    }
    const confirmed_at = clock.now().toISOString();
    await tx.update('answers', answer.id, { confirmed_at, confirmed_by: person.id });
    return { confirmed_at };
  });
}
