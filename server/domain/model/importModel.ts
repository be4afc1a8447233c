import { createHash, randomUUID } from 'node:crypto';
import {
  MODEL_FORMAT,
  type ModelExport,
  type ModelImportResult,
} from '@contract/model/modelPayloads';
import type { Store } from '@server/store/Store';
import type { ModelChange } from '@server/store/tables';
import type { Clock } from '../clock';
import { AppError } from '../errors';
import { recordEvent } from '../events/recordEvent';
import { currentState } from '../figures/model';
import type { Actor, Deferred } from '../manage/access';
import { findEarlier, rememberApplied } from '../saveAnswer/appliedSaves';
import { writeWithRetries } from '../writeWithRetries';
import { authorizeModel } from './authorize';
import { readSheets } from './readSheets';
import type { SubmittedSheets } from './sheetRows';
import { readModelRows, toSheets } from './sheets';

/** The model as sheets, for administrators. */
export function exportModel(store: Store, actor: Actor): Promise<ModelExport> {
  return store.read(async (tx) => {
    await authorizeModel(tx, actor);
    return { format: MODEL_FORMAT, sheets: toSheets(await readModelRows(tx)) };
  });
}

/**
 * Makes the changes of a workbook a draft, which changes nothing until it is applied. BAD_USER_INPUT with the problems
 * by sheet and row.
 */
export function importModel(
  { store, clock }: { store: Store; clock: Clock },
  actor: Actor,
  fields: Deferred<{ import_id: string; note: string; sheets: SubmittedSheets }>,
): Promise<ModelImportResult> {
  return writeWithRetries(store, async (tx) => {
    await authorizeModel(tx, actor);
    const { import_id, note, sheets } = fields();
    const now = clock.now();
    const identity = {
      user_id: actor.id,
      save_id: `model:${import_id}`,
      payload: [note, sheets],
    };
    const earlier = await findEarlier<ModelImportResult, never>(tx, identity, now);
    if (earlier && 'applied' in earlier) return earlier.applied;
    const state = await currentState(tx);
    const reading = readSheets(sheets, await readModelRows(tx), now.toISOString());
    if (reading.problems.length > 0) {
      const [first] = reading.problems;
      const message = `Nothing was imported. ${first?.sheet ?? ''}, row ${String(first?.row ?? '')}: ${first?.message ?? ''}`;
      throw new AppError('BAD_USER_INPUT', message, { data: { errors: reading.problems } });
    }
    const { changes } = reading;
    const result: ModelImportResult = { version_id: null, changes: changedRowsOf(changes) };
    if (changes.length > 0) {
      result.version_id = randomUUID();
      await tx.insert('model_versions', {
        id: result.version_id,
        status: 'draft',
        note,
        digest: createHash('sha256').update(JSON.stringify(changes)).digest('hex'),
        changes,
        change_count: result.changes,
        base_id: state.version_id,
        created_by: actor.id,
        created_at: now.toISOString(),
        applied_at: null,
        undone_at: null,
      });
      await recordEvent(tx, actor, now, {
        kind: 'model_imported',
        companyId: null,
        after: { note, changes: result.changes },
      });
    }
    await rememberApplied(tx, identity, result, now);
    return result;
  });
}

/** The number of changed rows; an action and its texts are one. */
function changedRowsOf(changes: readonly ModelChange[]): number {
  const keys = changes.map(({ table, id }) =>
    table === 'model_texts' ? `activities ${id.slice(0, id.lastIndexOf(':'))}` : `${table} ${id}`,
  );
  return new Set(keys).size;
}
