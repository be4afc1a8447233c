import type { ReadTransaction, Store, WriteTransaction } from '@server/store/Store';
import type { DriverSumRow, ModelStepRow, ModelSumRow } from '@server/store/tables';
import { sumsUnder } from '../figures/sums';
import { groupedBy } from '../queries/groupedBy';
import { modelChanged } from './authorize';
import { EFFECT_COLUMNS, effectsOf, type EffectAnswer } from './effects';
import type { Membership } from './membership';
import { isSame } from './sheetRows';

/** The memberships between which the model is exchanged. */
export interface Exchange {
  /** Identifies this attempt: another one for the same version supersedes it. */
  staging: string;
  version_id: string;
  before: Membership;
  after: Membership;
  driverIds: readonly string[];
  /** Whether the steps of the companies are stored. Undoing a version keeps those of its application. */
  storesSteps: boolean;
}

/** So many companies are worked out in one transaction, which a save may have to wait for. */
const PORTION = 10;

/** How often companies are worked out again whose answers changed meanwhile. */
const ROUNDS = 3;

const superseded = () => modelChanged('Another version of the model is being applied.');

/**
 * Works out the sums of all companies beside those in use, in portions, between which saves go on. A save marks the
 * sums of its company as dirty; `restage` works those out again.
 */
export async function stageSums(store: Store, exchange: Exchange): Promise<void> {
  const ids = await store.write(async (tx) => {
    // Waits for saves that have read the state before, which would not mark their company.
    const state = await tx.getForUpdate('model_state', 'current');
    await tx.remove('model_sums', {});
    const companies = await tx.findColumns('companies', ['id'], {});
    const { staging } = exchange;
    if (!state) throw new Error('The state of the model is missing.');
    await tx.update('model_state', 'current', { staging });
    await tx.insert(
      'model_sums',
      companies.map(({ id }): ModelSumRow => ({ id, staging, dirty: true, sums: [] })),
    );
    return companies.map(({ id }) => id).sort();
  });
  await inPortions(store, exchange, ids);
  // Each round is shorter than the one before, so that little is left for the transaction that exchanges the model.
  for (let round = 0; round < ROUNDS; round++) {
    const where = { staging: exchange.staging, dirty: true };
    const dirty = await store.read((tx) => tx.findColumns('model_sums', ['id'], where));
    if (dirty.length === 0) return;
    await inPortions(store, exchange, dirty.map(({ id }) => id).sort());
  }
}

async function inPortions(store: Store, exchange: Exchange, ids: readonly string[]) {
  for (let from = 0; from < ids.length; from += PORTION) {
    await store.write((tx) => restage(tx, exchange, ids.slice(from, from + PORTION)));
  }
}

/** Works out the sums and steps of companies, whose rows are locked so that concurrent saves mark them afterwards. */
async function restage(
  tx: WriteTransaction,
  exchange: Exchange,
  ids: readonly string[],
): Promise<void> {
  const locked = await Promise.all(ids.map((id) => tx.getForUpdate('model_sums', id)));
  if (locked.some((row) => row?.staging !== exchange.staging)) throw superseded();
  const answers = await tx.findColumns('answers', EFFECT_COLUMNS, { company_id: ids });
  const byCompany = new Map<string, EffectAnswer[]>(ids.map((id) => [id, []]));
  for (const answer of answers) byCompany.get(answer.company_id)?.push(answer);
  const { version_id, before, after, driverIds, storesSteps } = exchange;
  const steps: ModelStepRow[] = [];
  const writes: Promise<unknown>[] = [];
  for (const [company_id, list] of byCompany) {
    const sums = sumsUnder(after, list);
    writes.push(tx.update('model_sums', company_id, { dirty: false, sums }));
    if (!storesSteps) continue;
    for (const effect of effectsOf(list, before, after, driverIds)) {
      const id = `${version_id}:${company_id}:${effect.driver_id ?? 'total'}`;
      steps.push({ id, company_id, version_id, ...effect });
    }
  }
  if (storesSteps) writes.push(tx.remove('model_steps', { version_id, company_id: ids }));
  await Promise.all(writes);
  if (steps.length > 0) await tx.insert('model_steps', steps);
}

/** What the exchange changes in the stored sums of a company. */
interface SumChanges {
  removed: string[];
  written: DriverSumRow[];
}

/** The changes of the companies that are worked out, by company; those of the others follow in `switchSums`. */
export async function readyChanges(tx: ReadTransaction): Promise<Map<string, SumChanges>> {
  return changesIn(await tx.find('model_sums', { dirty: false }), await tx.find('driver_sums'));
}

function changesIn(
  staged: readonly ModelSumRow[],
  stored: readonly DriverSumRow[],
): Map<string, SumChanges> {
  const storedOf = groupedBy(stored, ({ company_id }) => company_id);
  return new Map(
    staged.map(({ id: company_id, sums }) => {
      const before = new Map((storedOf.get(company_id) ?? []).map((row) => [row.id, row]));
      const rows = sums.map((one) => ({
        id: `${company_id}-${one.driver_id}`,
        company_id,
        ...one,
      }));
      const written = rows.filter((row) => !isSame(before.get(row.id), row));
      const ids = new Set(rows.map(({ id }) => id));
      const gone = [...before.keys()].filter((id) => !ids.has(id));
      const changed = written.map(({ id }) => id).filter((id) => before.has(id));
      return [company_id, { removed: [...gone, ...changed], written }];
    }),
  );
}

/**
 * Replaces the sums in use by those that were worked out, in the transaction that exchanges the model and has locked
 * its state, so that no save is under way. `ready` has what was read before it; a save since has marked its company.
 */
export async function switchSums(
  tx: WriteTransaction,
  exchange: Exchange,
  ready: ReadonlyMap<string, SumChanges>,
): Promise<void> {
  const companies = await tx.findColumns('companies', ['id'], {});
  const existing = new Set(companies.map(({ id }) => id));
  const dirty = (await tx.findColumns('model_sums', ['id'], { dirty: true })).map(({ id }) => id);
  const added = [...existing].filter((id) => !ready.has(id) && !dirty.includes(id));
  if (added.length > 0) {
    const { staging } = exchange;
    await tx.insert(
      'model_sums',
      added.map((id): ModelSumRow => ({ id, staging, dirty: true, sums: [] })),
    );
  }
  const late = [...dirty, ...added].filter((id) => existing.has(id));
  const changes = new Map([...ready].filter(([id]) => existing.has(id)));
  if (late.length > 0) {
    await restage(tx, exchange, late);
    const staged = await tx.find('model_sums', { id: late });
    const stored = await tx.find('driver_sums', { company_id: late });
    for (const [id, one] of changesIn(staged, stored)) changes.set(id, one);
  }
  const all = [...changes.values()];
  await tx.remove('driver_sums', { id: all.flatMap(({ removed }) => removed) });
  await tx.insert(
    'driver_sums',
    all.flatMap(({ written }) => written),
  );
}
