import type { AuthoredTarget, CompanyTarget, Person, PersonTarget } from './targets';

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

export const isAuthor = (person: Person, { author_id }: AuthoredTarget) => person.id === author_id;
export const isOwn = (person: Person, { company_id }: { company_id: string | null }) =>
  company_id !== null && person.company_id === company_id;
export const isInOwnWorkspace = (person: Person, { workspace_id }: InWorkspace) =>
  typeof workspace_id === 'string' && person.workspace_id === workspace_id;

export const administersCompany = (person: Person, target: { company_id: string | null }) =>
  isAdmin(person) || (isActive(person) && isCompanyAdmin(person) && isOwn(person, target));
export const administersWorkspace = (person: Person, target: InWorkspace) =>
  isAdmin(person) ||
  (isActive(person) && isWorkspaceAdmin(person) && isInOwnWorkspace(person, target));

export const administersOwnCompany = (person: Person) => administersCompany(person, person);
export const administersOwnWorkspace = (person: Person) => administersWorkspace(person, person);

/** Whether a person works with the other companies of their workspace, and does not only read them. */
export const reachesWorkspace = (person: Person, needed: 'read' | 'edit') =>
  isActive(person) &&
  isWorkspaceAdmin(person) &&
  person.workspace_id !== null &&
  (person.administrators_reach === 'edit' || person.administrators_reach === needed);
export const reaches = (person: Person, target: InWorkspace, needed: 'read' | 'edit') =>
  isInOwnWorkspace(person, target) && reachesWorkspace(person, needed);

export const savesAnswers = (person: Person, target: CompanyTarget) =>
  mayEditActions(person) &&
  (isAdmin(person) || isOwn(person, target) || reaches(person, target, 'edit'));

/** Whether a person leads others in a company, or does so for its workspace. */
export const steersCompany = (person: Person, target: CompanyTarget) =>
  administersCompany(person, target) || reaches(person, target, 'edit');

/** Only a global administrator may act on another one. */
const mayActOn = (person: Person, target: PersonTarget) =>
  isAdmin(person) || target.role !== 'administrator';
export const administersCompanyOf = (person: Person, target: PersonTarget) =>
  mayActOn(person, target) && administersCompany(person, target);
export const administersWorkspaceOf = (person: Person, target: PersonTarget) =>
  mayActOn(person, target) && administersWorkspace(person, target);
export const administersPerson = (person: Person, target: PersonTarget) =>
  administersCompanyOf(person, target) || administersWorkspaceOf(person, target);
export const administersOther = (person: Person, target: PersonTarget) =>
  administersPerson(person, target) && person.id !== target.id;
