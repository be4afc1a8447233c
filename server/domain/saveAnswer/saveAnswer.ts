import { EMPTY_ANSWER, type AnswerValues } from '@contract/answer';
import { can, type Person } from '@contract/permissions';
import { activityStatus } from '@contract/progress';
import type { AutosaveResult } from '@contract/rest';
import { answerScore } from '@contract/scoring';
import type { ReadTransaction, Store } from '@server/store/Store';
import type { ActivityRow, AnswerRow } from '@server/store/tables';
import type { Clock } from '../clock';
import { forbidden } from '../errors';
import { recordWeek } from '../history';
import { activityOf } from '../model';
import { createReader, type Reader } from '../reader';
import { findApplied, rememberApplied } from './appliedSaves';
import { revisionConflict } from './conflict';
import { readEdit, readTarget, type Edit, type SaveForm } from './form';
import { mergeEdit } from './merge';
import { changesSince, lockAnswer, storeChanges, type AnswerKey } from './storedAnswer';

/**
 * Saves what a person filled in for an activity of a company; contract "Autosave fields".
 * Everything that it reads and writes is one transaction: a refused save leaves no trace.
 */
export async function saveAnswer(
  { store, clock }: { store: Store; clock: Clock },
  person: Person,
  form: SaveForm,
): Promise<AutosaveResult> {
  const key = readTarget(form, person.id);

  return store.write(async (tx) => {
    const now = clock.now();
    const reader = createReader(tx, person);
    const activity = await authorise(reader, key);

    const edit = readEdit(form);
    const { values, save_id } = edit;
    const identity = save_id === null ? null : { ...key, user_id: person.id, save_id, values };
    const applied = identity && (await findApplied(tx, identity, now));
    if (applied) return applied;

    const stored = await lockAnswer(tx, key);
    const changes = await changesOf(tx, stored, edit, activity);
    let answer = stored;
    if (Object.keys(changes).length > 0) {
      const author = { by: person.id, at: now.toISOString() };
      answer = await storeChanges(tx, key, stored, changes, author);
      await recordWeek(tx, await reader.model(), key.company_id, now);
    }

    const result = resultOf(answer);
    if (identity) await rememberApplied(tx, identity, result, now);
    return result;
  });
}

/** The activity to be saved, for a person who may; else FORBIDDEN or NOT_FOUND. */
async function authorise(reader: Reader, { company_id, activity_id }: AnswerKey) {
  const { person } = reader;
  // Known before the company is: a person who may save nothing learns nothing about companies.
  if (person.workspace_role === 'subscriber') throw forbidden('You can view but not change this.');
  await reader.company(company_id);
  if (!can(person, 'saveAnswer', { company_id })) throw forbidden();
  return activityOf(await reader.model(), activity_id);
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

function resultOf(answer: AnswerRow | undefined): AutosaveResult {
  return {
    revision: answer?.revision ?? 0,
    average_score: answer ? answerScore(answer) : null,
    status: activityStatus(answer),
  };
}
