import type { ModelStateRow, ModelVersionRow } from './tables';

/** The state of the model after these versions. */
export function stateOf(
  versions: readonly ModelVersionRow[],
  former: Pick<ModelStateRow, 'sequence'> = { sequence: 0 },
): ModelStateRow {
  const applied = versions
    .filter(({ status }) => status === 'applied')
    .sort((a, b) => ((a.applied_at ?? '') < (b.applied_at ?? '') ? 1 : -1));
  const sequence =
    former.sequence + versions.filter(({ applied_at }) => applied_at !== null).length;
  return { id: 'current', version_id: applied[0]?.id ?? null, sequence, staging: null };
}
