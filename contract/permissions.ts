import type { Role } from './roles';

/** Who asks: the signed-in person as the session knows them, never as a payload says. */
export interface Person {
  id: string;
  role: Role;
  company_role: Role;
  workspace_role: Role;
  company_id: string | null;
  workspace_id: string | null;
  /** false: the own company has been deactivated. Where nobody says, it is taken as active. */
  company_activated?: boolean;
}

/** The company that a call is about. */
export interface CompanyTarget {
  company_id: string;
  /** Left out where only the company itself matters. */
  workspace_id?: string | null;
}

export interface WorkspaceTarget {
  workspace_id: string;
}

/** The person that a call is about. */
export interface PersonTarget {
  id: string;
  role: Role;
  company_id: string | null;
  workspace_id: string | null;
}

interface InWorkspace {
  workspace_id?: string | null;
}

/** Subscribers of a workspace read every action and change none. */
export const mayEditActions = (person: Pick<Person, 'workspace_role'>) =>
  person.workspace_role !== 'subscriber';

export const isAdmin = (person: Person) => person.role === 'administrator';

/** A deactivated company's people look after themselves alone. */
const isActive = (person: Person) => person.company_activated !== false;
const isCompanyAdmin = (person: Person) => person.company_role === 'administrator';
const isWorkspaceAdmin = (person: Person) => person.workspace_role === 'administrator';

const isOwn = (person: Person, { company_id }: { company_id: string | null }) =>
  company_id !== null && person.company_id === company_id;
const isInOwnWorkspace = (person: Person, { workspace_id }: InWorkspace) =>
  typeof workspace_id === 'string' && person.workspace_id === workspace_id;

const runsCompany = (person: Person, target: { company_id: string | null }) =>
  isAdmin(person) || (isActive(person) && isCompanyAdmin(person) && isOwn(person, target));
const runsWorkspace = (person: Person, target: InWorkspace) =>
  isAdmin(person) ||
  (isActive(person) && isWorkspaceAdmin(person) && isInOwnWorkspace(person, target));

/** Only an administrator acts on an administrator. */
const mayTouch = (person: Person, target: PersonTarget) =>
  isAdmin(person) || target.role !== 'administrator';
const runsCompanyOf = (person: Person, target: PersonTarget) =>
  mayTouch(person, target) && runsCompany(person, target);
const runsWorkspaceOf = (person: Person, target: PersonTarget) =>
  mayTouch(person, target) && runsWorkspace(person, target);
const manages = (person: Person, target: PersonTarget) =>
  runsCompanyOf(person, target) || runsWorkspaceOf(person, target);

/**
 * Who may do what; contract "Who may do what". The server enforces it, the app shows by it.
 * A rule answers for an activated target; that a deactivated company's figures are closed to all
 * but administrators is the server's to check. What a person may not see does not exist for them;
 * what they see but may not do is forbidden.
 */
const PERMISSIONS = {
  viewFigures: (person: Person, target: CompanyTarget) => isAdmin(person) || isOwn(person, target),
  saveAnswer: (person: Person, target: CompanyTarget) =>
    mayEditActions(person) && (isAdmin(person) || isOwn(person, target)),
  chooseCompany: (person: Person) => isAdmin(person),
  addNew: (person: Person) => isAdmin(person),

  /** Names and images of the other companies in the own workspace. */
  seeWorkspaceCompanies: (person: Person) =>
    isAdmin(person) || isCompanyAdmin(person) || isWorkspaceAdmin(person),
  /** The people of the other companies in the own workspace. */
  seeWorkspacePeople: (person: Person) => isAdmin(person) || isWorkspaceAdmin(person),
  /** A company's administrator sees the own company there. */
  seeRecentlyDeleted: (person: Person) => isAdmin(person) || isCompanyAdmin(person),
  seeCompany: (person: Person, target: CompanyTarget) =>
    isAdmin(person) ||
    isOwn(person, target) ||
    (isInOwnWorkspace(person, target) && (isCompanyAdmin(person) || isWorkspaceAdmin(person))),
  seeWorkspace: (person: Person, target: WorkspaceTarget) =>
    isAdmin(person) || isInOwnWorkspace(person, target),
  seePerson: (person: Person, target: PersonTarget) =>
    isAdmin(person) ||
    person.id === target.id ||
    isOwn(person, target) ||
    (isInOwnWorkspace(person, target) && isWorkspaceAdmin(person)),

  createUser: (person: Person, target: CompanyTarget) => runsCompany(person, target),
  resendInvitation: (person: Person, target: PersonTarget) => runsCompanyOf(person, target),
  updateRole: (person: Person, target: PersonTarget) => manages(person, target),
  changeCompanyRole: (person: Person, target: PersonTarget) => runsCompanyOf(person, target),
  changeWorkspaceRole: (person: Person, target: PersonTarget) => runsWorkspaceOf(person, target),
  changeCompany: (person: Person, target: PersonTarget) => manages(person, target),
  /** Whether a person moves others between companies at all; `moveInto` says to which. */
  moveBetweenCompanies: (person: Person) =>
    isAdmin(person) || (isActive(person) && isWorkspaceAdmin(person)),
  /** Whether people may be moved into this company: one that the person has rights over. */
  moveInto: (person: Person, target: CompanyTarget) =>
    runsCompany(person, target) || runsWorkspace(person, target),
  deleteUser: (person: Person, target: PersonTarget) =>
    manages(person, target) && person.id !== target.id,
  /** My Account. */
  updateUser: (person: Person, target: { id: string }) => person.id === target.id,

  createCompany: (person: Person) => isAdmin(person),
  updateCompany: (person: Person, target: CompanyTarget) => runsCompany(person, target),
  deleteCompany: (person: Person, target: CompanyTarget) => runsCompany(person, target),
  /** The one thing that a deactivated company's administrator can still do for it. */
  reactivateCompany: (person: Person, target: CompanyTarget) =>
    isAdmin(person) || (isCompanyAdmin(person) && isOwn(person, target)),
  changeWorkspaces: (person: Person, target: CompanyTarget) => runsCompany(person, target),
  /** Whether a company may be put into this workspace. */
  assignWorkspace: (person: Person, target: WorkspaceTarget) =>
    isAdmin(person) || isInOwnWorkspace(person, target),

  manageWorkspaces: (person: Person) => isAdmin(person),
  reportError: (_person: Person) => true,
  readReports: (person: Person) => isAdmin(person),
} as const;

type Permissions = typeof PERMISSIONS;
export type Action = keyof Permissions;
/** Actions on a target of one kind. */
export type ActionOn<Target> = {
  [A in Action]: Permissions[A] extends (person: Person, target: Target) => boolean
    ? Parameters<Permissions[A]> extends [Person, Target]
      ? A
      : never
    : never;
}[Action];
type Arguments<A extends Action> = Permissions[A] extends (
  person: Person,
  ...rest: infer R
) => boolean
  ? R
  : never;

/** Whether a person may do something; false for a guest. */
export function can<A extends Action>(
  person: Person | null | undefined,
  action: A,
  ...target: Arguments<A>
): boolean {
  if (!person) return false;
  const rule = PERMISSIONS[action] as (person: Person, ...rest: unknown[]) => boolean;
  return rule(person, ...target);
}
