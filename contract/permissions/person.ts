import type { AuthoredResource, CompanyResource, Person, PersonResource } from './resources';

interface InWorkspace {
  workspace_id?: string | null;
}

/** Subscribers of a workspace can read all actions and change none. */
export const mayEditActions = (person: Pick<Person, 'workspace_role'>) =>
  person.workspace_role !== 'subscriber';

export const isAdmin = (person: Person) => person.role === 'administrator';

/** People of a deactivated company may only change their own account. */
export const isActive = (person: Person) => person.company_activated !== false;
export const isCompanyAdmin = (person: Person) => person.company_role === 'administrator';
export const isWorkspaceAdmin = (person: Person) => person.workspace_role === 'administrator';

export const isAuthor = (person: Person, { author_id }: AuthoredResource) =>
  person.id === author_id;
export const isOwn = (person: Person, { company_id }: { company_id: string | null }) =>
  company_id !== null && person.company_id === company_id;
export const isInOwnWorkspace = (person: Person, { workspace_id }: InWorkspace) =>
  typeof workspace_id === 'string' && person.workspace_id === workspace_id;

export const administersCompany = (person: Person, resource: { company_id: string | null }) =>
  isAdmin(person) || (isActive(person) && isCompanyAdmin(person) && isOwn(person, resource));
export const administersWorkspace = (person: Person, resource: InWorkspace) =>
  isAdmin(person) ||
  (isActive(person) && isWorkspaceAdmin(person) && isInOwnWorkspace(person, resource));

export const administersOwnCompany = (person: Person) => administersCompany(person, person);
export const administersOwnWorkspace = (person: Person) => administersWorkspace(person, person);

/** Whether a person works with the other companies of their workspace, and does not only read them. */
export const reachesWorkspace = (person: Person, needed: 'read' | 'edit') =>
  isActive(person) &&
  isWorkspaceAdmin(person) &&
  person.workspace_id !== null &&
  (person.administrators_reach === 'edit' || person.administrators_reach === needed);
export const reaches = (person: Person, resource: InWorkspace, needed: 'read' | 'edit') =>
  isInOwnWorkspace(person, resource) && reachesWorkspace(person, needed);

export const savesAnswers = (person: Person, resource: CompanyResource) =>
  mayEditActions(person) &&
  (isAdmin(person) || isOwn(person, resource) || reaches(person, resource, 'edit'));

/** Whether a person leads others in a company, or does so for its workspace. */
export const steersCompany = (person: Person, resource: CompanyResource) =>
  administersCompany(person, resource) || reaches(person, resource, 'edit');

/** Only a global administrator may act on another one. */
const mayActOn = (person: Person, resource: PersonResource) =>
  isAdmin(person) || resource.role !== 'administrator';
export const administersCompanyOf = (person: Person, resource: PersonResource) =>
  mayActOn(person, resource) && administersCompany(person, resource);
export const administersWorkspaceOf = (person: Person, resource: PersonResource) =>
  mayActOn(person, resource) && administersWorkspace(person, resource);
export const administersPerson = (person: Person, resource: PersonResource) =>
  administersCompanyOf(person, resource) || administersWorkspaceOf(person, resource);
export const administersOther = (person: Person, resource: PersonResource) =>
  administersPerson(person, resource) && person.id !== resource.id;
