import type { ReadTransaction } from '@server/store/Store';
import type { Model } from '../figures/model';
import { changedRows, membershipOf, rowsById, type Membership } from './membership';

/** A moment at which the model was exchanged, with the drivers of the actions before and after it. */
export interface ModelCut {
  at: string;
  before: Membership;
  after: Membership;
}

/** The exchanges of the model between two moments (ISO 8601, the second one exclusive), the earliest first. */
export async function modelCuts(
  tx: ReadTransaction,
  model: Model,
  from: string,
  to: string | null,
): Promise<ModelCut[]> {
  if (model.sequence === 0) return [];
  const columns = ['id', 'applied_at', 'undone_at'] as const;
  const versions = await tx.findColumns('model_versions', columns, {
    status: ['applied', 'undone'],
  });
  const moments = versions
    .flatMap(({ id, applied_at, undone_at }) => [
      ...(applied_at === null ? [] : [{ id, at: applied_at, isUndo: false }]),
      ...(undone_at === null ? [] : [{ id, at: undone_at, isUndo: true }]),
    ])
    .filter(({ at }) => at >= from)
    .sort((a, b) => (a.at < b.at ? 1 : -1));
  if (moments.length === 0) return [];
  const full = await tx.find('model_versions', { id: [...new Set(moments.map(({ id }) => id))] });
  const changesOf = new Map(full.map(({ id, changes }) => [id, changes]));
  let rows = rowsById(await tx.find('activities'), await tx.find('subdrivers'));
  const cuts: ModelCut[] = [];
  // From now back to the first moment: undoing a version brought back what was before it.
  for (const { id, at, isUndo } of moments) {
    const former = changedRows(rows, changesOf.get(id) ?? [], isUndo ? 'after' : 'before');
    cuts.push({ at, before: membershipOf(former), after: membershipOf(rows) });
    rows = former;
  }
  return cuts.filter(({ at }) => to === null || at < to).reverse();
}
