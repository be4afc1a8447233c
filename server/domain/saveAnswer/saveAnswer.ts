import { EMPTY_ANSWER, type AnswerValues } from '@contract/answer';
import { can, type Person } from '@contract/permissions';
import { activityStatus } from '@contract/scoring/progress';
import type { AutosaveResult } from '@contract/rest';
import { answerScore } from '@contract/scoring/scoring';
import {
  ConstraintViolated,
  type ReadTransaction,
  type Store,
  type WriteTransaction,
} from '@server/store/Store';
import type { ActivityRow, AnswerRow } from '@server/store/tables';
import type { Clock } from '../clock';
import { forbidden, unauthenticated } from '../errors';
import type { Actor } from '../manage/targets';
import { activityOf } from '../figures/model';
import { createReader, type Reader } from '../queries/reader';
import { findApplied, rememberApplied } from './appliedSaves';
import { revisionConflict } from './conflict';
import { readEdit, readTarget, type Edit, type SaveForm } from './form';
import { mergeEdit } from './merge';
import { moveFigures } from './moveFigures';
import { changesSince, lockAnswer, revised, storeRevision, type AnswerKey } from './storedAnswer';

const MOST_TRIES = 5;

/**
 * Saves what a person filled in for an activity of a company; contract "Autosave fields".
 * Everything that it reads and writes is one transaction: a refused save leaves no trace.
 */
export async function saveAnswer(
  { store, clock }: { store: Store; clock: Clock },
  actor: Actor,
  form: SaveForm,
): Promise<AutosaveResult> {
  const key = readTarget(form, actor.id);

  return retried(store, async (tx) => {
    const now = clock.now();
    const person = await savingPerson(tx, actor);
    const { activity, model } = await authorise(createReader(tx, person), key);

    const edit = readEdit(form);
    const { values, save_id } = edit;
    const identity = save_id === null ? null : { ...key, user_id: person.id, save_id, values };
    // Asked at once, and answered in this order: a repeat that is under way is waited for first.
    const [stored, applied] = await Promise.all([
      lockAnswer(tx, key),
      identity && findApplied(tx, identity, now),
    ]);
    if (applied) return applied;

    const changes = await changesOf(tx, stored, edit, activity);
    if (Object.keys(changes).length === 0) {
      const result = resultOf(stored, isStale(edit, stored));
      if (identity) await rememberApplied(tx, identity, result, now);
      return result;
    }
    const answer = revised(key, stored, changes, { by: person.id, at: now.toISOString() });
    const result = resultOf(answer, isStale(edit, stored));
    const figures = await moveFigures(tx, { model, activity, stored, answer, now });
    await Promise.all([
      storeRevision(tx, stored, answer, changes, figures.averages),
      figures.store(),
      identity && rememberApplied(tx, identity, result, now),
    ]);
    return result;
  });
}

/** Runs a save, again where another made what it was about to make: the first answer, a new week. */
async function retried<R>(store: Store, save: (tx: WriteTransaction) => Promise<R>): Promise<R> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await store.write(save);
    } catch (error) {
      if (!(error instanceof ConstraintViolated) || attempt === MOST_TRIES) throw error;
    }
  }
}

/**
 * The person as they are now. Neither their workspace nor the state of their company is read here:
 * a save does not depend on the first, and the reader checks the second.
 */
async function savingPerson(tx: ReadTransaction, { id }: Actor): Promise<Person> {
  const user = await tx.get('users', id);
  if (!user?.activated) throw unauthenticated();
  return { ...user, workspace_id: null };
}

/** The activity to be saved, and the model; FORBIDDEN or NOT_FOUND for a person who may not. */
async function authorise(reader: Reader, { company_id, activity_id }: AnswerKey) {
  const { person } = reader;
  // Known before the company is: a person who may save nothing learns nothing about companies.
  if (person.workspace_role === 'subscriber') throw forbidden('You have view-only access.');
  await reader.company(company_id);
  if (!can(person, 'saveAnswer', { company_id })) throw forbidden();
  const model = await reader.model();
  return { model, activity: activityOf(model, activity_id) };
}

/** What an edit changes of the stored answer; REVISION_CONFLICT where it cannot be merged. */
async function changesOf(
  tx: ReadTransaction,
  stored: AnswerRow | undefined,
  edit: Edit,
  activity: ActivityRow,
): Promise<Partial<AnswerValues>> {
  const values = stored ?? EMPTY_ANSWER;
  const revision = stored?.revision ?? 0;
  const since = stored ? await changesSince(tx, stored, edit.revision ?? revision) : [];
  const { changes, conflicts } = mergeEdit({ values, revision, since }, edit);
  if (stored && conflicts.length > 0) {
    throw await revisionConflict(tx, stored, activity, since, conflicts);
  }
  return changes;
}

/** Others have changed the answer since the edit began. */
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
