import { TOTAL } from '@contract/fields/naming';
import { totalAverage } from '@contract/scoring/scoring';
import type { ImportAverage, ImportReply } from '@contract/workbook/importPayloads';
import type { Store } from '@server/store/Store';
import type { DriverAverages } from '@server/store/tables';
import type { Clock } from '../clock';
import { AppError } from '../errors';
import { aboutCompany, recordEvent } from '../events/recordEvent';
import type { Model } from '../figures/model';
import type { Actor, Deferred } from '../manage/targets';
import { planEditor } from '../plan/authorize';
import { findEarlier, rememberApplied, rememberRefused } from '../saveAnswer/appliedSaves';
import { revised, storeRevisions } from '../saveAnswer/storedAnswer';
import { updateFigures } from '../saveAnswer/updateFigures';
import { writeWithRetries } from '../writeWithRetries';
import type { GivenRow } from './readRow';
import { reviewRows } from './reviewRows';
import { withNames } from './withNames';

interface Import {
  import_id: string;
  dry_run: boolean;
  rows: readonly GivenRow[];
}

/**
 * Imports answers of a company, all or none, or with `dry_run` only computes the reply. Every answer gets one
 * revision, and the week is recorded once. BAD_USER_INPUT if a row is invalid, REVISION_CONFLICT if a conflict
 * is undecided; both errors contain the reply.
 */
export async function importAnswers(
  { store, clock }: { store: Store; clock: Clock },
  actor: Actor,
  company_id: string,
  given: Deferred<Import>,
): Promise<ImportReply> {
  const outcome = await writeWithRetries(store, async (tx) => {
    const now = clock.now();
    const { reader, authorize } = await planEditor(tx, actor);
    await authorize(company_id);
    const { import_id, dry_run, rows } = given();
    const model = await reader.model();
    const identity = {
      user_id: actor.id,
      save_id: `import:${import_id}`,
      payload: [company_id, rows],
    };

    // The answers are locked before the lookup, which then waits for a concurrent import with the same id.
    const reviewed = await reviewRows(tx, model, company_id, rows);
    const earlier = dry_run ? null : await findEarlier<ImportReply, ImportReply>(tx, identity, now);
    if (earlier) {
      return 'applied' in earlier
        ? withNames(tx, earlier.applied)
        : undecided(await withNames(tx, earlier.refused));
    }

    const author = { by: actor.id, at: now.toISOString() };
    const changed = reviewed
      .flatMap(({ change }) => change ?? [])
      .map((change) => {
        const key = { company_id, activity_id: change.activity.id };
        return { ...change, answer: revised(key, change.stored, change.changes, author) };
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
      await rememberRefused(tx, identity, reply, now);
      return undecided(named);
    }
    if (changed.length > 0) {
      const company = await reader.company(company_id);
      await recordEvent(tx, actor, now, {
        kind: 'answers_imported',
        ...aboutCompany(company),
        after: { answers: changed.length },
      });
      const revisions = changed.map((one, index) => ({
        ...one,
        averages: figures.around[index],
        source: 'workbook' as const,
      }));
      await Promise.all([storeRevisions(tx, revisions), figures.store()]);
    }
    await rememberApplied(tx, identity, reply, now);
    return named;
  });
  if (outcome instanceof AppError) throw outcome;
  return outcome;
}

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
