import type { MappedRows } from '@contract/mappings/mapEntries';
import type { ImportRow } from '@contract/workbook/importPayloads';
import type { ListedAction } from '@contract/workbook/makeTable';

/** The rows of an import with the states of a workbook, in dotted order, over the answers as they are now. */
export function rowsOf(
  { states }: Pick<MappedRows, 'states'>,
  actions: readonly ListedAction[],
): ImportRow[] {
  const stateOf = new Map(states.map(({ activityId, state }) => [activityId, state]));
  return actions.flatMap(({ id, revision }) => {
    const state = stateOf.get(id);
    return state === undefined
      ? []
      : [{ activity_id: id, revision, values: { revenue_state: state } }];
  });
}
