import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@contract/days';
import type { Store, WriteTransaction } from '@server/store/Store';
import type { ModelChange, ModelStateRow, ModelTable, ModelVersionRow } from '@server/store/tables';
import type { Clock } from '../clock';
import { AppError } from '../errors';
import { recordEvent } from '../events/recordEvent';
import { currentState } from '../figures/model';
import type { Actor } from '../manage/access';
import { authorizeModel, modelChanged, versionOf } from './authorize';
import { toDto, type ModelVersionDto } from './listVersions';
import { changedRows, isRetired, membershipOf, rowsById } from './membership';
import { addedIds } from './sheets';
import { readyChanges, stageSums, switchSums, type Exchange } from './stageSums';

interface Deps {
  store: Store;
  clock: Clock;
}

const UNDO_DAYS = 14;

/** Applies a draft: all figures are then those of its model. MODEL_CHANGED unless it changes the model in use. */
export const applyModel = (deps: Deps, actor: Actor, id: string) =>
  exchange(deps, actor, id, {
    check: (_tx, version, state) => {
      if (version.status !== 'draft') {
        throw modelChanged(
          version.status === 'applied'
            ? 'This version is applied already.'
            : 'This version was undone. Import it again.',
        );
      }
      if (version.base_id !== state.version_id) {
        throw modelChanged('The model has changed since this draft was made. Import it again.');
      }
      return Promise.resolve();
    },
    changesOf: ({ changes }, now) =>
      changes.map((change) => ({ ...change, after: since(change.after, now) }) as ModelChange),
    fields: (now) => ({ status: 'applied', applied_at: now }),
    versionAfter: (version) => version.id,
    kind: 'model_applied',
    storesSteps: true,
  });

/**
 * Takes the version in use back. TOO_LATE after 14 days, MODEL_IN_USE while an added action has an answer, MODEL_CHANGED
 * for any other version. Added rows are retired, because their ids are never used again.
 */
export const undoModel = (deps: Deps, actor: Actor, id: string) =>
  exchange(deps, actor, id, {
    check: async (tx, version, state, now) => {
      if (version.status !== 'applied' || version.id !== state.version_id) {
        throw modelChanged('Only the version in use can be undone.');
      }
      if (now.getTime() - Date.parse(version.applied_at ?? '') > UNDO_DAYS * DAY_MS) {
        throw new AppError('TOO_LATE', `A version can be undone for ${String(UNDO_DAYS)} days.`);
      }
      const added = addedIds(version);
      const answered =
        added.length === 0 ? [] : await tx.findAfter('answers', { activity_id: added }, '', 1);
      if (answered.length > 0) {
        throw new AppError('MODEL_IN_USE', 'An action that this version added has an answer.');
      }
    },
    changesOf: ({ changes }, now) =>
      changes.map(
        ({ table, id: row, before, after }) =>
          ({
            table,
            id: row,
            before: after,
            after: before ?? retired(table, after, now),
          }) as ModelChange,
      ),
    fields: (now) => ({ status: 'undone', undone_at: now }),
    versionAfter: (version) => version.base_id,
    kind: 'model_undone',
    storesSteps: false,
  });

/** A row that the version retires, as of now. */
const since = (row: ModelChange['after'], now: string) =>
  row && 'retired_at' in row && isRetired(row) ? { ...row, retired_at: now } : row;

const retired = (table: ModelTable, row: ModelChange['after'], now: string) =>
  row && (table === 'activities' || table === 'subdrivers') ? { ...row, retired_at: now } : null;

interface Plan {
  /** Throws if the exchange is not possible. */
  check(
    tx: WriteTransaction | Parameters<Parameters<Store['read']>[0]>[0],
    version: ModelVersionRow,
    state: ModelStateRow,
    now: Date,
  ): Promise<void>;
  /** The rows to write. */
  changesOf(version: ModelVersionRow, now: string): ModelChange[];
  fields(now: string): Partial<ModelVersionRow>;
  versionAfter(version: ModelVersionRow): string | null;
  kind: 'model_applied' | 'model_undone';
  storesSteps: boolean;
}

async function exchange(
  { store, clock }: Deps,
  actor: Actor,
  id: string,
  plan: Plan,
): Promise<ModelVersionDto> {
  const prepared = await store.read(async (tx) => {
    await authorizeModel(tx, actor);
    const version = await versionOf(tx, id);
    const now = clock.now();
    await plan.check(tx, version, await currentState(tx), now);
    const rows = rowsById(await tx.find('activities'), await tx.find('subdrivers'));
    const changes = plan.changesOf(version, now.toISOString());
    const drivers = await tx.find('drivers');
    const staged: Exchange = {
      staging: randomUUID(),
      version_id: id,
      before: membershipOf(rows),
      after: membershipOf(changedRows(rows, changes, 'after')),
      driverIds: drivers.sort((a, b) => a.position - b.position).map((driver) => driver.id),
      storesSteps: plan.storesSteps,
    };
    return { staged, changes };
  });
  const { staged, changes } = prepared;
  try {
    await stageSums(store, staged);
    const ready = await store.read(readyChanges);
    return await store.write(async (tx) => {
      // No save is under way from here on: each of them keeps this row until it has ended.
      const state = await tx.getForUpdate('model_state', 'current');
      await authorizeModel(tx, actor);
      const version = await versionOf(tx, id);
      const now = clock.now();
      if (state?.staging !== staged.staging)
        throw modelChanged('Another version is being applied.');
      await plan.check(tx, version, state, now);
      await switchSums(tx, staged, ready);
      await writeChanges(tx, changes);
      await tx.update('model_versions', id, plan.fields(now.toISOString()));
      const version_id = plan.versionAfter(version);
      const sequence = state.sequence + 1;
      await tx.update('model_state', 'current', { version_id, sequence, staging: null });
      const { note, change_count } = version;
      await recordEvent(tx, actor, now, {
        kind: plan.kind,
        companyId: null,
        after: { note, changes: change_count },
      });
      return toDto({ ...version, ...plan.fields(now.toISOString()) });
    });
  } finally {
    await endStaging(store, staged.staging);
  }
}

/** Removes what was worked out, unless another exchange has begun meanwhile. */
async function endStaging(store: Store, staging: string): Promise<void> {
  await store.write(async (tx) => {
    const state = await tx.getForUpdate('model_state', 'current');
    if (state?.staging === staging) await tx.update('model_state', 'current', { staging: null });
    await tx.remove('model_sums', { staging });
  });
}

/** In the order of the tables, so that each row that others refer to is there first. */
async function writeChanges(tx: WriteTransaction, changes: readonly ModelChange[]): Promise<void> {
  for (const { table, id, before, after } of changes) {
    if (after === null) {
      if (table === 'model_texts') await tx.remove('model_texts', { id });
      continue;
    }
    const isInUse = (table === 'activities' || table === 'subdrivers') && !isRetired(after);
    // The type of a change ties its rows to its table.
    const row = (isInUse ? { ...after, retired_at: null } : after) as never;
    if (before === null) await tx.insert(table, row);
    else await tx.update(table, id, row);
  }
}
