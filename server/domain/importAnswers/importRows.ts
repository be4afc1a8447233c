import type { ChangeSource } from '@contract/answer';
import { TOTAL } from '@contract/fields/naming';
import { totalAverage } from '@contract/scoring/scoring';
import type { ImportAverage, ImportReply } from '@contract/workbook/importPayloads';
import type { WriteTransaction } from '@server/store/Store';
import type { AnswerRow, DriverAverages } from '@server/store/tables';
import { AppError } from '../errors';
import { aboutCompany, recordEvent, type NewEvent } from '../events/recordEvent';
import type { Model } from '../figures/model';
import type { Actor } from '../manage/access';
import type { Reader } from '../queries/reader';
import {
  findEarlier,
  rememberApplied,
  rememberConflicted,
  type SaveIdentity,
} from '../saveAnswer/appliedSaves';
import { revised, storeRevisions } from '../saveAnswer/storedAnswer';
import { updateFigures } from '../saveAnswer/updateFigures';
import type { SubmittedRow } from './readRow';
import { reviewRows } from './reviewRows';
import { withNames } from './withNames';

interface ImportedRows {
  company_id: string;
  /** Whether only the reply is computed. */
  dry_run: boolean;
  rows: readonly SubmittedRow[];
  /** By which a repeat is recognized. */
  identity: SaveIdentity;
  source: ChangeSource;
  /** The closed round in which the states were decided. */
  round_id?: string;
  /** The event to record for a number of changed answers; null for none. */
  event: (changed: number) => Pick<NewEvent, 'kind' | 'after'> | null;
  /** Stores what follows from the import, in its transaction. */
  complete?(reply: ImportReply): Promise<void>;
}

/**
 * Imports rows of a company in the transaction of the caller, who has checked the permission. Returns the error
 * REVISION_CONFLICT instead of throwing it, because the conflict is stored too. Throws BAD_USER_INPUT for an invalid row.
 */
export async function importRows(
  tx: WriteTransaction,
  reader: Reader,
  actor: Actor,
  now: Date,
  { company_id, dry_run, rows, identity, source, ...rest }: ImportedRows,
): Promise<ImportReply | AppError> {
  const model = await reader.model();
  // The answers are locked before the lookup, which then waits for a concurrent import with the same id.
  const reviewed = await reviewRows(tx, model, company_id, rows);
  const earlier = dry_run ? null : await findEarlier<ImportReply, ImportReply>(tx, identity, now);
  if (earlier) {
    return 'applied' in earlier
      ? withNames(tx, earlier.applied)
      : undecided(await withNames(tx, earlier.conflicted));
  }

  const author = { by: actor.id, at: now.toISOString() };
  const changed = reviewed
    .flatMap(({ change }) => change ?? [])
    .map((change) => {
      const key = { company_id, activity_id: change.activity.id };
      const answer = revised(key, change.stored, change.changes, author);
      const { stored } = change;
      // A profile says nothing about the values, so that it does not make them newer.
      const formerAuthor = source === 'profile' && stored ? answeredAs(stored) : {};
      return { ...change, answer: { ...answer, ...formerAuthor } };
    });
  const figures = await updateFigures(tx, { company_id, model, answers: changed, now });
  const reply: ImportReply = {
    results: reviewed.map(({ result }) => result),
    averages_before: toAverages(model, figures.before),
    averages_after: toAverages(model, figures.after),
  };
  const named = await withNames(tx, reply);
  if (dry_run) return named;
  if (reply.results.some((result) => result.outcome === 'error')) {
    throw new AppError('BAD_USER_INPUT', 'Some rows are not valid.', { data: named });
  }
  if (reply.results.some((result) => result.outcome === 'conflict')) {
    await rememberConflicted(tx, identity, reply, now);
    return undecided(named);
  }
  const event = rest.event(changed.length);
  if (event) {
    const about = aboutCompany(await reader.company(company_id));
    await recordEvent(tx, actor, now, { ...event, ...about });
  }
  if (changed.length > 0) {
    const { round_id = null } = rest;
    const revisions = changed.map((one, index) => ({
      ...one,
      author,
      averages: figures.averagesPerAnswer[index],
      source,
      round_id,
    }));
    await Promise.all([storeRevisions(tx, revisions), figures.store()]);
  }
  await rest.complete?.(reply);
  await rememberApplied(tx, identity, reply, now);
  return named;
}

const answeredAs = ({ answered_at, answered_by }: AnswerRow) => ({ answered_at, answered_by });

const undecided = (reply: ImportReply) =>
  new AppError('REVISION_CONFLICT', 'Others have changed some of these answers in the meantime.', {
    data: reply,
  });

function toAverages({ drivers }: Model, averages: DriverAverages): ImportAverage[] {
  const listed = drivers.map(({ id, name }) => ({ driver: name, average: averages[id] ?? null }));
  return [
    ...listed,
    { driver: TOTAL, average: totalAverage(listed.map(({ average }) => average)) },
  ];
}
