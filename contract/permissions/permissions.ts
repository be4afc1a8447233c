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
  AuthoredResource,
  CompanyResource,
  Person,
  PersonResource,
  WorkspaceResource,
} from './resources';

export { isAdmin, mayEditActions } from './person';
export type * from './resources';

/**
 * The permission of each action; contract "Who may do what". The server enforces this table, and the
 * app uses it to decide what to show. The rules assume an active resource; the server also checks that
 * only administrators see the figures of a deactivated company. A resource that a person may not see is
 * NOT_FOUND; one that they see but may not act on is FORBIDDEN.
 */
const PERMISSIONS = {
  viewFigures: (person: Person, resource: CompanyResource) =>
    isAdmin(person) || isOwn(person, resource) || reaches(person, resource, 'read'),
  saveAnswer: savesAnswers,
  /** To see evidence for administrators; whoever added it sees it too. */
  seeRestrictedEvidence: (person: Person, resource: AuthoredResource) =>
    administersCompany(person, resource) ||
    reaches(person, resource, 'read') ||
    isAuthor(person, resource),
  /** To change what a comment says. */
  updateComment: (person: Person, resource: AuthoredResource) => isAuthor(person, resource),
  deleteComment: (person: Person, resource: AuthoredResource) =>
    administersCompany(person, resource) || isAuthor(person, resource),
  /** To change, reassign or cancel a request. `author_id`: who asked. */
  changeRequest: (person: Person, resource: AuthoredResource) =>
    administersCompany(person, resource) || isAuthor(person, resource),
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
  seeCompanyEvents: (person: Person, resource: CompanyResource) =>
    administersCompany(person, resource),
  seeWorkspaceEvents: (person: Person, resource: WorkspaceResource) =>
    administersWorkspace(person, resource),
  /** A company administrator sees only their own company in the list. */
  seeRecentlyDeleted: (person: Person) => isAdmin(person) || isCompanyAdmin(person),
  seeCompany: (person: Person, resource: CompanyResource) =>
    isAdmin(person) ||
    isOwn(person, resource) ||
    (isInOwnWorkspace(person, resource) && (isCompanyAdmin(person) || isWorkspaceAdmin(person))),
  seeWorkspace: (person: Person, resource: WorkspaceResource) =>
    isAdmin(person) || isInOwnWorkspace(person, resource),
  seePerson: (person: Person, resource: PersonResource) =>
    isAdmin(person) ||
    person.id === resource.id ||
    isOwn(person, resource) ||
    (isInOwnWorkspace(person, resource) && isWorkspaceAdmin(person)),

  createUser: (person: Person, resource: CompanyResource) => administersCompany(person, resource),
  resendInvitation: (person: Person, resource: PersonResource) =>
    administersCompanyOf(person, resource),
  updateRole: administersPerson,
  changeCompanyRole: administersCompanyOf,
  changeWorkspaceRole: administersWorkspaceOf,
  changeCompany: administersPerson,
  /** To move people between companies at all; `moveInto` decides about the company they move to. */
  moveBetweenCompanies: (person: Person) =>
    isAdmin(person) || (isActive(person) && isWorkspaceAdmin(person)),
  /** To move people into this company. */
  moveInto: (person: Person, resource: CompanyResource) =>
    administersCompany(person, resource) || administersWorkspace(person, resource),
  deleteUser: administersOther,
  /**
   * To erase what identifies a person, also from the activity log. Administrators of a company or a workspace cannot,
   * because the events of a person may be about other companies, too.
   */
  eraseUser: (person: Person, _resource: PersonResource) => isAdmin(person),
  /** To end all sessions of another person. */
  endSessions: administersOther,
  /** To remove all second factors of another person. */
  resetSecondFactor: administersOther,
  /** To change one's own account. */
  updateUser: (person: Person, resource: { id: string }) => person.id === resource.id,
  /** To download everything that is stored about oneself. */
  exportData: (person: Person, resource: { id: string }) => person.id === resource.id,

  createCompany: (person: Person) => isAdmin(person),
  updateCompany: (person: Person, resource: CompanyResource) =>
    administersCompany(person, resource),
  /** To set, remove and restore the targets of this company. */
  setTargets: (person: Person, resource: CompanyResource) => administersCompany(person, resource),
  /** To confirm the benefit of a plan item that another person owns and entered. */
  confirmBenefit: (person: Person, resource: { company_id: string }) =>
    administersCompany(person, resource),
  /** To ask people for their opinions about this company, to see how far they are, and to decide. */
  runRound: steersCompany,
  /** To give opinions in an open round of this company. `is_named`: whether the round asks the person there. */
  giveOpinion: (person: Person, resource: CompanyResource & { is_named: boolean }) =>
    resource.is_named && savesAnswers(person, resource),
  /** To take and import reviews of this company, and to change and remove those that are not signed. */
  takeReview: (person: Person, resource: CompanyResource) =>
    administersCompany(person, resource) || reaches(person, resource, 'edit'),
  /** To sign and withdraw reviews of this company. */
  signReview: (person: Person, resource: CompanyResource) => administersCompany(person, resource),
  /** To share signed reviews of this company with people without an account. */
  shareReview: (person: Person, resource: CompanyResource) => administersCompany(person, resource),
  /** To save and remove the profiles of a workspace. */
  changeProfiles: (person: Person, resource: WorkspaceResource) =>
    isAdmin(person) ||
    (isActive(person) && isCompanyAdmin(person) && isInOwnWorkspace(person, resource)) ||
    reaches(person, resource, 'edit'),
  /** To mark the actions of a profile in this company, and to take the marks back. */
  applyProfile: steersCompany,
  /** To save and remove the mappings of a workspace: whoever may save answers in one of its companies. */
  changeMappings: (person: Person, resource: WorkspaceResource) =>
    mayEditActions(person) &&
    (isAdmin(person) || (isActive(person) && isInOwnWorkspace(person, resource))),
  deleteCompany: (person: Person, resource: CompanyResource) =>
    administersCompany(person, resource),
  /** The only action that the administrators of a deactivated company keep. */
  reactivateCompany: (person: Person, resource: CompanyResource) =>
    isAdmin(person) || (isCompanyAdmin(person) && isOwn(person, resource)),
  changeWorkspaces: (person: Person, resource: CompanyResource) =>
    administersCompany(person, resource),
  /** To assign companies to this workspace. */
  assignWorkspace: (person: Person, resource: WorkspaceResource) =>
    isAdmin(person) || isInOwnWorkspace(person, resource),

  /** To see the versions of the model, and to import, apply and undo them. */
  changeModel: (person: Person) => isAdmin(person),
  manageWorkspaces: (person: Person) => isAdmin(person),
  reportError: (_person: Person) => true,
  readReports: (person: Person) => isAdmin(person),
} as const;

type Permissions = typeof PERMISSIONS;
export type Action = keyof Permissions;
/** Actions on a resource of one kind. */
export type ActionOn<Resource> = {
  [A in Action]: Permissions[A] extends (person: Person, resource: Resource) => boolean
    ? Parameters<Permissions[A]> extends [Person, Resource]
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
  ...resource: Arguments<A>
): boolean {
  if (!person) return false;
  const rule = PERMISSIONS[action] as (person: Person, ...rest: unknown[]) => boolean;
  return rule(person, ...resource);
}
