import type { Role } from './roles';

/** Who asks: the signed-in person as the session knows them, never as a payload says. */
export interface Person {
  id: string;
  role: Role;
  company_role: Role;
  workspace_role: Role;
  company_id: string | null;
  workspace_id: string | null;
}

/** The company that a call is about. */
export interface CompanyTarget {
  company_id: string;
}

export const isAdmin = (person: Person) => person.role === 'administrator';
const isCompanyAdmin = (person: Person) => person.company_role === 'administrator';
const isWorkspaceAdmin = (person: Person) => person.workspace_role === 'administrator';
const isOwn = (person: Person, { company_id }: CompanyTarget) => person.company_id === company_id;

/**
 * Who may do what; contract "Who may do what". The server enforces it, the app shows by it.
 * A rule answers for an activated target; that a deactivated company's figures are closed to all
 * but administrators is the server's to check.
 */
const PERMISSIONS = {
  viewFigures: (person: Person, target: CompanyTarget) => isAdmin(person) || isOwn(person, target),
  saveAnswer: (person: Person, target: CompanyTarget) =>
    person.workspace_role !== 'subscriber' && (isAdmin(person) || isOwn(person, target)),
  chooseCompany: (person: Person) => isAdmin(person),
  /** Names and images of the other companies in the own workspace. */
  seeWorkspaceCompanies: (person: Person) =>
    isAdmin(person) || isCompanyAdmin(person) || isWorkspaceAdmin(person),
  /** The people of the other companies in the own workspace. */
  seeWorkspacePeople: (person: Person) => isAdmin(person) || isWorkspaceAdmin(person),
  /** A company's administrator sees the own company there. */
  seeRecentlyDeleted: (person: Person) => isAdmin(person) || isCompanyAdmin(person),
  addNew: (person: Person) => isAdmin(person),
} as const;

type Permissions = typeof PERMISSIONS;
type Arguments<A extends keyof Permissions> = Permissions[A] extends (
  person: Person,
  ...rest: infer R
) => boolean
  ? R
  : never;

/** Whether a person may do something; false for a guest. */
export function can<A extends keyof Permissions>(
  person: Person | null | undefined,
  action: A,
  ...target: Arguments<A>
): boolean {
  if (!person) return false;
  const rule = PERMISSIONS[action] as (person: Person, ...rest: unknown[]) => boolean;
  return rule(person, ...target);
}
