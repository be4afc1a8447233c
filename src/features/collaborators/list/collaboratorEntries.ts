import type { Collaborator, CollaboratorGroup } from '../Collaborator';

/** A person in their company's group; null stands for a company where nobody is. */
interface Entry {
  group: CollaboratorGroup;
  collaborator: Collaborator | null;
}

/** All people in one row, so that they can be searched and paged. */
export const entriesOf = (groups: readonly CollaboratorGroup[]): Entry[] =>
  groups.flatMap(toEntries);

function toEntries(group: CollaboratorGroup): Entry[] {
  if (group.collaborators.length === 0) return [{ group, collaborator: null }];
  return group.collaborators.map((collaborator) => ({ group, collaborator }));
}

/** What an entry is found by. */
export function textOf({ group, collaborator }: Entry): string {
  const { name = '', email = '' } = collaborator ?? {};
  return `${group.companyName} ${name} ${email}`;
}

/** Entries back in their groups, with how many people each company has in all. */
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
