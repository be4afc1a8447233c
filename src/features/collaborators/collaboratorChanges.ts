import type { Role } from '@contract/permissions/roles';
import type { Collaborator, CollaboratorGroup, CompanyChoice } from './Collaborator';

/** Changes of the cached groups by a mutation. Each function changes a draft in place. */

export interface Roles {
  companyRole: Role;
  workspaceRole: Role;
}

const findPerson = (groups: readonly CollaboratorGroup[], id: string) =>
  groups.flatMap(({ collaborators }) => collaborators).find((person) => person.id === id);

export function setRoles(groups: CollaboratorGroup[], id: string, roles: Roles): void {
  const person = findPerson(groups, id);
  if (person) Object.assign(person, roles);
}

export function removePerson(groups: CollaboratorGroup[], id: string): void {
  for (const group of groups) {
    const others = group.collaborators.filter((person) => person.id !== id);
    // Assigning an equal list would make every group a new object.
    if (others.length < group.collaborators.length) group.collaborators = others;
  }
}

/** Moves a person to the group of another company, sorted by name. */
export function moveToCompany(
  groups: CollaboratorGroup[],
  id: string,
  company: CompanyChoice,
): void {
  const person = findPerson(groups, id);
  if (!person) return;
  const moved = { ...person, companyId: company.id, companyName: company.name };
  removePerson(groups, id);
  const group = groups.find(({ companyId }) => companyId === company.id);
  if (group) group.collaborators = [...group.collaborators, moved].sort(byName);
}

const byName = (a: Collaborator, b: Collaborator) => a.name.localeCompare(b.name, 'en');
