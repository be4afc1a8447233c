import type { Collaborator, CollaboratorGroup } from '../Collaborator';

/** A person in the group of their company. `collaborator` is null for a company without people. */
interface Entry {
  group: CollaboratorGroup;
  collaborator: Collaborator | null;
}

/** The people of all groups in one list, which can be searched and paginated. */
export const entriesOf = (groups: readonly CollaboratorGroup[]): Entry[] =>
  groups.flatMap(toEntries);

function toEntries(group: CollaboratorGroup): Entry[] {
  if (group.collaborators.length === 0) return [{ group, collaborator: null }];
  return group.collaborators.map((collaborator) => ({ group, collaborator }));
}

/** The text that a search of entries matches. */
export function textOf({ group, collaborator }: Entry): string {
  const { name = '', email = '' } = collaborator ?? {};
  return `${group.companyName} ${name} ${email}`;
}

/**
 * Groups entries by company again. `total` is the number of people of the company, including those not in
 * `entries`.
 */
export function groupsOf(entries: readonly Entry[]): (CollaboratorGroup & { total: number })[] {
  const groups = new Map<string, CollaboratorGroup & { total: number }>();
  for (const { group, collaborator } of entries) {
    const shown = groups.get(group.companyId) ?? {
      ...group,
      collaborators: [],
      total: group.collaborators.length,
    };
    if (collaborator) shown.collaborators.push(collaborator);
    groups.set(group.companyId, shown);
  }
  return [...groups.values()];
}
