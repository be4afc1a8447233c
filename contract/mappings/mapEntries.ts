import { simplified } from '../workbook/words';
import type { MappedEntry } from './entries';
import type { CombineRule, MappingPair, MappingScale } from './mappingPayloads';

/** The state that a workbook gives to an action. */
export interface MappedState {
  activityId: string;
  state: number;
  /** The states of its questions or people, in the order of the workbook. */
  states: number[];
}

export interface MappedRows {
  states: MappedState[];
  /** Values without a meaning, with the first row in which each occurs. */
  unscaled: { row: number; value: string }[];
  /** Questions without an action, with the first row. */
  unpaired: { row: number; question: string }[];
}

/**
 * The states of actions from the entries of a workbook. Several states of an action are combined, unless a person has
 * chosen one (`chosen`, by action).
 */
export function mapEntries(
  entries: readonly MappedEntry[],
  {
    scale,
    pairs,
    combine,
    chosen = {},
  }: {
    scale: readonly MappingScale[];
    pairs: readonly MappingPair[];
    combine: CombineRule;
    chosen?: Readonly<Record<string, number>>;
  },
): MappedRows {
  const meaning = new Map(scale.map(({ theirs, ours }) => [simplified(theirs), ours]));
  const actionOf = new Map(
    pairs.map(({ theirs, activity_id }) => [simplified(theirs), activity_id]),
  );
  const states = new Map<string, number[]>();
  const unscaled = new Map<string, { row: number; value: string }>();
  const unpaired = new Map<string, { row: number; question: string }>();
  for (const { row, question, value } of entries) {
    const [asked, valueKey] = [simplified(question), simplified(value)];
    const ours = meaning.get(valueKey);
    if (ours === undefined && !unscaled.has(valueKey)) unscaled.set(valueKey, { row, value });
    const activityId = actionOf.get(asked);
    if (activityId === undefined) {
      if (!unpaired.has(asked)) unpaired.set(asked, { row, question });
    } else if (typeof ours === 'number') {
      states.set(activityId, [...(states.get(activityId) ?? []), ours]);
    }
  }
  return {
    states: [...states].map(([activityId, all]) => ({
      activityId,
      states: all,
      state: chosen[activityId] ?? combined(all, combine),
    })),
    unscaled: [...unscaled.values()],
    unpaired: [...unpaired.values()],
  };
}

/** The lowest state, or the lower median. */
function combined(states: readonly number[], rule: CombineRule): number {
  const sorted = [...states].sort((a, b) => a - b);
  const index = rule === 'lowest' ? 0 : Math.ceil(sorted.length / 2) - 1;
  return sorted[index] ?? 0;
}
