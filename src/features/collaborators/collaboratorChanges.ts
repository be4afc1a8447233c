import type { Role } from '@contract/roles';
import type { Collaborator, CollaboratorGroup, CompanyChoice } from './Collaborator';

/** Optimistic changes of the cached groups. */

export interface Roles {
  companyRole: Role;
  workspaceRole: Role;
}

type Groups = readonly CollaboratorGroup[];

/** Changes the groups that contain the person. All other groups remain the same objects, so that they do not render. */
const changeGroupsOf = (
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
  return changeGroupsOf(groups, id, (people) =>
    people.map((person) => (person.id === id ? { ...person, ...roles } : person)),
  );
}

export function withoutPerson(groups: Groups, id: string): CollaboratorGroup[] {
  return changeGroupsOf(groups, id, (people) => people.filter((person) => person.id !== id));
}

/** Moves a person to the group of another company, sorted by name. */
export function withCompany(
  groups: Groups,
  id: string,
  company: CompanyChoice,
): CollaboratorGroup[] {
  const person = groups
    .flatMap(({ collaborators }) => collaborators)
    .find((collaborator) => collaborator.id === id);
  if (!person) return [...groups];
  const movedPerson = { ...person, companyId: company.id, companyName: company.name };
  return withoutPerson(groups, id).map((group) =>
    group.companyId === company.id
      ? { ...group, collaborators: [...group.collaborators, movedPerson].sort(byName) }
      : group,
  );
}

const byName = (a: Collaborator, b: Collaborator) => a.name.localeCompare(b.name, 'en');
