import type { ReadTransaction } from '@server/store/Store';
import type { DriverWeekRow, ModelStepRow, ModelVersionRow } from '@server/store/tables';
import type { Model } from '../figures/model';

export const CHAIN_COLUMNS = ['id', 'note', 'base_id', 'applied_at', 'undone_at'] as const;
/** A version that was applied, whether or not it was undone. */
export type AppliedVersion = Pick<ModelVersionRow, (typeof CHAIN_COLUMNS)[number]>;

/** A recorded average as it would be under the model in use; null if a step has no average at one end. */
export type LikeForLike = (
  row: Pick<DriverWeekRow, 'company_id' | 'driver_id' | 'average' | 'model_version'>,
) => number | null;

/**
 * Returns a function that adds the steps of the later versions to a recorded average of one of these companies, and
 * takes away those of undone ones. It is never stored. Without any version, recorded averages are what they are.
 */
export async function likeForLike(
  tx: ReadTransaction,
  model: Model,
  companyIds: readonly string[],
): Promise<LikeForLike> {
  if (model.sequence === 0) return ({ average }) => average;
  const versions = await tx.findColumns('model_versions', CHAIN_COLUMNS, {
    status: ['applied', 'undone'],
  });
  const byId = new Map(versions.map((version) => [version.id, version]));
  const current = chainOf(byId, model.version);
  const steps = await tx.find('model_steps', { company_id: companyIds });
  const stepOf = new Map(steps.map((step) => [keyOf(step), step]));
  return ({ company_id, driver_id, average, model_version }) => {
    const recorded = chainOf(byId, model_version ?? null);
    const deltas = [
      ...current.filter((id) => !recorded.includes(id)).map((id) => [id, 1] as const),
      ...recorded.filter((id) => !current.includes(id)).map((id) => [id, -1] as const),
    ].map(([version_id, sign]) => {
      const step = stepOf.get(keyOf({ version_id, company_id, driver_id }));
      if (!step) return 0;
      return step.before === null || step.after === null ? null : sign * (step.after - step.before);
    });
    return deltas.reduce<number | null>(
      (sum, delta) => (sum === null || delta === null ? null : sum + delta),
      average,
    );
  };
}

/** Recorded rows as they would be under the model in use; those without such an average are left out. */
export async function likeForLikeRows(
  tx: ReadTransaction,
  model: Model,
  rows: readonly DriverWeekRow[],
): Promise<DriverWeekRow[]> {
  if (model.sequence === 0) return [...rows];
  const averageOf = await likeForLike(tx, model, [...new Set(rows.map((row) => row.company_id))]);
  return rows.flatMap((row) => {
    const average = averageOf(row);
    return average === null ? [] : [{ ...row, average }];
  });
}

const keyOf = ({
  version_id,
  company_id,
  driver_id,
}: Pick<ModelStepRow, 'version_id' | 'company_id' | 'driver_id'>) =>
  `${version_id}/${company_id}/${driver_id ?? ''}`;

/** The versions of which a model consists, the last one first. */
function chainOf(byId: ReadonlyMap<string, AppliedVersion>, last: string | null): string[] {
  const chain: string[] = [];
  for (let id = last; id !== null && !chain.includes(id); id = byId.get(id)?.base_id ?? null) {
    chain.push(id);
  }
  return chain;
}
