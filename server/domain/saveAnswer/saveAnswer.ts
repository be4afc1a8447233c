import type { Person } from '@contract/permissions/permissions';
import { EMPTY_ANSWER } from '@contract/answer';
import { leavesReasonMissing, REASON_NEEDED } from '@contract/notApplicable';
import { activityStatus } from '@contract/scoring/progress';
import type { AutosaveResult } from '@contract/rest';
import { answerScore } from '@contract/scoring/scoring';
import type { ReadTransaction, Store } from '@server/store/Store';
import type { AnswerRow } from '@server/store/tables';
import type { Clock } from '../clock';
import { AppError, badFields } from '../errors';
import type { Actor } from '../manage/access';
import { createReader } from '../queries/reader';
import { writeWithRetries } from '../writeWithRetries';
import {
  findEarlier,
  forget,
  rememberApplied,
  rememberConflicted,
  type SaveIdentity,
} from './appliedSaves';
import { authorizeSave, savingPerson } from './authorizeSave';
import { revisionConflict } from './conflict';
import { readEdit, readKey, type Edit, type SaveForm } from './form';
import { mergeEdit } from './merge';
import { updateFigures } from './updateFigures';
import { changesSince, lockAnswer, revised, storeRevisions, type AnswerKey } from './storedAnswer';

/**
 * Saves what a person filled in for an activity of a company; contract "Autosave fields".
 * All reads and writes are one transaction. A conflicting save stores nothing but the conflict, by its save_id.
 */
export async function saveAnswer(
  { store, clock }: { store: Store; clock: Clock },
  actor: Actor,
  form: SaveForm,
): Promise<AutosaveResult> {
  const key = readKey(form, actor.id);

  const outcome = await writeWithRetries(store, async (tx) => {
    const now = clock.now();
    const person = await savingPerson(tx, actor, key);
    const { activity, model } = await authorizeSave(createReader(tx, person, actor.language), key);

    const edit = readEdit(form);
    const identity = identityOf(person, key, edit);
    // Both are sent together and run in this order: the lock waits for a concurrent save with the same id.
    const [stored, earlier] = await Promise.all([
      lockAnswer(tx, key),
      identity && findEarlier<AutosaveResult, Conflicted>(tx, identity, now),
    ]);
    if (earlier && 'applied' in earlier) return earlier.applied;
    const isConflicted = earlier !== null && earlier.conflicted.revision === edit.revision;
    // The same values on top of a newer revision are a new decision of the person.
    if (identity && earlier && !isConflicted) await forget(tx, identity);

    const { changes, since, conflicts } = await mergeStored(tx, stored, edit);
    if (stored && (isConflicted || conflicts.length > 0)) {
      if (identity && !isConflicted && edit.revision !== null) {
        await rememberConflicted(tx, identity, { revision: edit.revision }, now);
      }
      return revisionConflict(tx, stored, activity, since, conflicts);
    }
    if (Object.keys(changes).length === 0) {
      const result = resultOf(stored, isStale(edit, stored));
      if (identity) await rememberApplied(tx, identity, result, now);
      return result;
    }
    if (leavesReasonMissing(stored ?? EMPTY_ANSWER, changes)) {
      throw badFields({ notApplicableReason: REASON_NEEDED });
    }
    const answer = revised(key, stored, changes, { by: person.id, at: now.toISOString() });
    const result = resultOf(answer, isStale(edit, stored));
    const { company_id } = key;
    const answers = [{ activity, stored, answer }];
    const figures = await updateFigures(tx, { company_id, model, answers, now });
    await Promise.all([
      storeRevisions(tx, [
        { stored, answer, changes, averages: figures.averagesPerAnswer[0], source: 'form' },
      ]),
      figures.store(),
      identity && rememberApplied(tx, identity, result, now),
    ]);
    return result;
  });
  if (outcome instanceof AppError) throw outcome;
  return outcome;
}

/** The stored part of a conflicting save: the revision that its edit started from. */
interface Conflicted {
  revision: number;
}

function identityOf(
  { id }: Person,
  { company_id, activity_id }: AnswerKey,
  { save_id, values }: Edit,
): SaveIdentity | null {
  if (save_id === null) return null;
  const fields = Object.entries(values).sort(([a], [b]) => a.localeCompare(b));
  return { user_id: id, save_id, payload: [company_id, activity_id, fields] };
}

/** Merges an edit into the stored answer, with the changes since the revision that it started from. */
async function mergeStored(tx: ReadTransaction, stored: AnswerRow | undefined, edit: Edit) {
  const revision = stored?.revision ?? 0;
  const since = stored ? await changesSince(tx, stored, edit.revision ?? revision) : [];
  return { since, ...mergeEdit({ values: stored ?? EMPTY_ANSWER, revision, since }, edit) };
}

/** Whether others have changed the answer since the edit began. */
const isStale = ({ revision }: Edit, stored: AnswerRow | undefined) =>
  revision !== null && revision !== (stored?.revision ?? 0);

function resultOf(answer: AnswerRow | undefined, merged: boolean): AutosaveResult {
  return {
    revision: answer?.revision ?? 0,
    average_score: answer ? answerScore(answer) : null,
    status: activityStatus(answer),
    ...(merged && { merged }),
  };
}
