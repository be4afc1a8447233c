import type { RatedGroup } from '../Subdriver';

/** Which actions of a driver are listed. */
export const ACTION_FILTERS = ['all', 'unscored', 'low', 'cheap'] as const;

export type ActionFilter = (typeof ACTION_FILTERS)[number];

/**
 * The groups with the actions that the filter keeps; groups without any are left out. `cheap` contains the ids
 * of the actions that are cheap and relevant.
 */
export function filterGroups(
  groups: readonly RatedGroup[],
  filter: ActionFilter,
  cheap: ReadonlySet<string>,
): RatedGroup[] {
  const keeps = (action: RatedGroup['actions'][number]): boolean => {
    if (filter === 'unscored') return action.average === null && !action.isNotApplicable;
    if (filter === 'low') return action.grade === 'Low';
    return filter === 'all' || cheap.has(action.id);
  };
  return groups
    .map((group) => ({ ...group, actions: group.actions.filter(keeps) }))
    .filter(({ actions }) => actions.length > 0);
}
