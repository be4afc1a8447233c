import type { Role } from '@contract/roles';
import type { Collaborator, CollaboratorGroup, CompanyChoice } from './Collaborator';

/** What a change does to the lists before the server has answered. */

export interface Roles {
  companyRole: Role;
  workspaceRole: Role;
}

type Groups = readonly CollaboratorGroup[];

/** Only groups that hold the person are new: the others are the same objects as before. */
const inGroupsOf = (
  groups: Groups,
  id: string,
  change: (people: Collaborator[]) => Collaborator[],
): CollaboratorGroup[] =>
  groups.map((group) =>
    group.collaborators.some((person) => person.id === id)
      ? { ...group, collaborators: change(group.collaborators) }
      : group,
  );

export function withRoles(groups: Groups, id: string, roles: Roles): CollaboratorGroup[] {
  return inGroupsOf(groups, id, (people) =>
    people.map((person) => (person.id === id ? { ...person, ...roles } : person)),
  );
}

export function without(groups: Groups, id: string): CollaboratorGroup[] {
  return inGroupsOf(groups, id, (people) => people.filter((person) => person.id !== id));
}

/** Among the new company's people, at their place by name. */
export function moved(groups: Groups, id: string, company: CompanyChoice): CollaboratorGroup[] {
  const person = groups.flatMap(({ collaborators }) => collaborators).find((one) => one.id === id);
  if (!person) return [...groups];
  const there = { ...person, companyId: company.id, companyName: company.name };
  return without(groups, id).map((group) =>
    group.companyId === company.id
      ? { ...group, collaborators: [...group.collaborators, there].sort(byName) }
      : group,
  );
}

const byName = (a: Collaborator, b: Collaborator) => a.name.localeCompare(b.name, 'en');
