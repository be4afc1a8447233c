import { EMPTY_ANSWER, type AnswerValues } from '@contract/answer';
import { can, type Person } from '@contract/permissions';
import { activityStatus } from '@contract/progress';
import type { AutosaveResult } from '@contract/rest';
import { answerScore } from '@contract/scoring';
import {
  ConstraintViolated,
  type ReadTransaction,
  type Store,
  type WriteTransaction,
} from '@server/store/Store';
import type { ActivityRow, AnswerRow, DriverAverages } from '@server/store/tables';
import type { Clock } from '../clock';
import { forbidden } from '../errors';
import { recordWeek } from '../history';
import { activityOf } from '../model';
import { createReader, type Reader } from '../reader';
import { averageOf, moveSums } from '../sums';
import { findApplied, rememberApplied } from './appliedSaves';
import { revisionConflict } from './conflict';
import { readEdit, readTarget, type Edit, type SaveForm } from './form';
import { mergeEdit } from './merge';
import { changesSince, lockAnswer, revised, storeRevision, type AnswerKey } from './storedAnswer';

const MOST_TRIES = 5;

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

  return retried(store, async (tx) => {
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
      answer = revised(key, stored, changes, author);
      const { moved, ...averages } = await moveAverages(tx, activity, stored, answer, reader);
      await storeRevision(tx, stored, answer, changes, averages);
      const standing = { company_id: key.company_id, averages: averages.averages_after, moved };
      await recordWeek(tx, standing, now);
    }

    const result = resultOf(answer);
    if (identity) await rememberApplied(tx, identity, result, now);
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

/** The activity to be saved, for a person who may; else FORBIDDEN or NOT_FOUND. */
async function authorise(reader: Reader, { company_id, activity_id }: AnswerKey) {
  const { person } = reader;
  // Known before the company is: a person who may save nothing learns nothing about companies.
  if (person.workspace_role === 'subscriber') throw forbidden('You can view but not change this.');
  await reader.company(company_id);
  if (!can(person, 'saveAnswer', { company_id })) throw forbidden();
  return activityOf(await reader.model(), activity_id);
}

/** Brings the driver's sums up to date; gives the company's averages around the save. */
async function moveAverages(
  tx: WriteTransaction,
  activity: ActivityRow,
  stored: AnswerRow | undefined,
  answer: AnswerRow,
  reader: Reader,
) {
  const model = await reader.model();
  const driver = model.driverOf(activity);
  if (!driver) throw new Error(`${activity.id} belongs to no driver`);
  const { before, after, isMoved } = await moveSums(tx, {
    company_id: answer.company_id,
    driver_id: driver.id,
    before: stored ?? EMPTY_ANSWER,
    after: answer,
  });
  const averages = (sums: typeof before): DriverAverages =>
    Object.fromEntries(model.drivers.map(({ id }) => [id, averageOf(sums.get(id))]));
  return {
    averages_before: averages(before),
    averages_after: averages(after),
    moved: isMoved ? driver.id : null,
  };
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
