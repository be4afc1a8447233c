import {
  administersCompany,
  administersCompanyOf,
  administersOther,
  administersOwnCompany,
  administersOwnWorkspace,
  administersPerson,
  administersWorkspace,
  administersWorkspaceOf,
  isActive,
  isAdmin,
  isAuthor,
  isCompanyAdmin,
  isInOwnWorkspace,
  isOwn,
  isWorkspaceAdmin,
  mayEditActions,
  reaches,
  reachesWorkspace,
  savesAnswers,
  steersCompany,
} from './person';
import type {
  AuthoredTarget,
  CompanyTarget,
  Person,
  PersonTarget,
  WorkspaceTarget,
} from './targets';

export { isAdmin, mayEditActions } from './person';
export type * from './targets';

/**
 * The permission of each action; contract "Who may do what". The server enforces this table, and the
 * app uses it to decide what to show. The rules assume an active target; the server also checks that
 * only administrators see the figures of a deactivated company. A target that a person may not see is
 * NOT_FOUND; one that they see but may not act on is FORBIDDEN.
 */
const PERMISSIONS = {
  viewFigures: (person: Person, target: CompanyTarget) =>
    isAdmin(person) || isOwn(person, target) || reaches(person, target, 'read'),
  saveAnswer: savesAnswers,
  /** To see evidence for administrators; whoever added it sees it too. */
  seeRestrictedEvidence: (person: Person, target: AuthoredTarget) =>
    administersCompany(person, target) ||
    reaches(person, target, 'read') ||
    isAuthor(person, target),
  /** To change what a comment says. */
  updateComment: (person: Person, target: AuthoredTarget) => isAuthor(person, target),
  deleteComment: (person: Person, target: AuthoredTarget) =>
    administersCompany(person, target) || isAuthor(person, target),
  /** To change, reassign or cancel a request. `author_id`: who asked. */
  changeRequest: (person: Person, target: AuthoredTarget) =>
    administersCompany(person, target) || isAuthor(person, target),
  chooseCompany: (person: Person) => isAdmin(person) || reachesWorkspace(person, 'read'),
  /** To see the figures of several companies side by side. */
  viewPortfolio: (person: Person) => isAdmin(person) || reachesWorkspace(person, 'read'),
  addNew: (person: Person) => isAdmin(person),

  /** To see names and images of the other companies in one's own workspace. */
  seeWorkspaceCompanies: (person: Person) =>
    isAdmin(person) || isCompanyAdmin(person) || isWorkspaceAdmin(person),
  /** To see the people of the other companies in one's own workspace. */
  seeWorkspacePeople: (person: Person) => isAdmin(person) || isWorkspaceAdmin(person),
  /** To see the activity log; `seeCompanyEvents` and `seeWorkspaceEvents` decide which of its events. */
  seeEvents: (person: Person) =>
    isAdmin(person) || administersOwnCompany(person) || administersOwnWorkspace(person),
  seeCompanyEvents: (person: Person, target: CompanyTarget) => administersCompany(person, target),
  seeWorkspaceEvents: (person: Person, target: WorkspaceTarget) =>
    administersWorkspace(person, target),
  /** A company administrator sees only their own company in the list. */
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

  createUser: (person: Person, target: CompanyTarget) => administersCompany(person, target),
  resendInvitation: (person: Person, target: PersonTarget) => administersCompanyOf(person, target),
  updateRole: administersPerson,
  changeCompanyRole: administersCompanyOf,
  changeWorkspaceRole: administersWorkspaceOf,
  changeCompany: administersPerson,
  /** To move people between companies at all; `moveInto` decides about the target company. */
  moveBetweenCompanies: (person: Person) =>
    isAdmin(person) || (isActive(person) && isWorkspaceAdmin(person)),
  /** To move people into this company. */
  moveInto: (person: Person, target: CompanyTarget) =>
    administersCompany(person, target) || administersWorkspace(person, target),
  deleteUser: administersOther,
  /**
   * To erase what identifies a person, also from the activity log. Administrators of a company or a workspace cannot,
   * because the events of a person may be about other companies, too.
   */
  eraseUser: (person: Person, _target: PersonTarget) => isAdmin(person),
  /** To end all sessions of another person. */
  endSessions: administersOther,
  /** To remove all second factors of another person. */
  resetSecondFactor: administersOther,
  /** To change one's own account. */
  updateUser: (person: Person, target: { id: string }) => person.id === target.id,
  /** To download everything that is stored about oneself. */
  exportData: (person: Person, target: { id: string }) => person.id === target.id,

  createCompany: (person: Person) => isAdmin(person),
  updateCompany: (person: Person, target: CompanyTarget) => administersCompany(person, target),
  /** To set, remove and restore the targets of this company. */
  setTargets: (person: Person, target: CompanyTarget) => administersCompany(person, target),
  /** To confirm the benefit of a plan item that another person owns and entered. */
  confirmBenefit: (person: Person, target: { company_id: string }) =>
    administersCompany(person, target),
  /** To ask people for their opinions about this company, to see how far they are, and to decide. */
  runRound: steersCompany,
  /** To give opinions in an open round of this company. `is_named`: whether the round asks the person there. */
  giveOpinion: (person: Person, target: CompanyTarget & { is_named: boolean }) =>
    target.is_named && savesAnswers(person, target),
  /** To take and import reviews of this company, and to change and remove those that are not signed. */
  takeReview: (person: Person, target: CompanyTarget) =>
    administersCompany(person, target) || reaches(person, target, 'edit'),
  /** To sign and withdraw reviews of this company. */
  signReview: (person: Person, target: CompanyTarget) => administersCompany(person, target),
  /** To share signed reviews of this company with people without an account. */
  shareReview: (person: Person, target: CompanyTarget) => administersCompany(person, target),
  /** To save and remove the profiles of a workspace. */
  changeProfiles: (person: Person, target: WorkspaceTarget) =>
    isAdmin(person) ||
    (isActive(person) && isCompanyAdmin(person) && isInOwnWorkspace(person, target)) ||
    reaches(person, target, 'edit'),
  /** To mark the actions of a profile in this company, and to take the marks back. */
  applyProfile: steersCompany,
  /** To save and remove the mappings of a workspace: whoever may save answers in one of its companies. */
  changeMappings: (person: Person, target: WorkspaceTarget) =>
    mayEditActions(person) &&
    (isAdmin(person) || (isActive(person) && isInOwnWorkspace(person, target))),
  deleteCompany: (person: Person, target: CompanyTarget) => administersCompany(person, target),
  /** The only action that the administrators of a deactivated company keep. */
  reactivateCompany: (person: Person, target: CompanyTarget) =>
    isAdmin(person) || (isCompanyAdmin(person) && isOwn(person, target)),
  changeWorkspaces: (person: Person, target: CompanyTarget) => administersCompany(person, target),
  /** To assign companies to this workspace. */
  assignWorkspace: (person: Person, target: WorkspaceTarget) =>
    isAdmin(person) || isInOwnWorkspace(person, target),

  /** To see the versions of the model, and to import, apply and undo them. */
  changeModel: (person: Person) => isAdmin(person),
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

/** Whether a person may perform an action; false without a person. */
export function can<A extends Action>(
  person: Person | null | undefined,
  action: A,
  ...target: Arguments<A>
): boolean {
  if (!person) return false;
  const rule = PERMISSIONS[action] as (person: Person, ...rest: unknown[]) => boolean;
  return rule(person, ...target);
}
