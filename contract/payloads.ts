import type { UserDto } from './rest';

/** Bodies and answers of the calls that manage accounts, people, companies and workspaces. */

/** `data` of POST /auth/logout-others. */
export interface LogoutOthersResult {
  /** How many sessions have been ended. */
  ended: number;
}

/** One entry of `data` of GET /auth/sessions: where the person is signed in. */
export interface SessionDto {
  id: string;
  /** Whether it is the session that asks. */
  current: boolean;
  /** Names of the browser and the operating system; null where they are not known. */
  browser: string | null;
  os: string | null;
  /** The network address of the latest request; null where it is not known. */
  address: string | null;
  created_at: string;
  /** Exact to the minute. */
  last_seen_at: string;
}

/**
 * POST /auth/logout-session; the answer is as for logout-others.
 *
 * @public For the app to send.
 */
export interface LogoutSessionPayload {
  session_id: string;
}

/** @public For the app to send. */
export interface ForgotPasswordPayload {
  email: string;
}

/** @public For the app to send. */
export interface ResetPasswordPayload {
  token: string;
  password: string;
}

/** `data` of POST /user/invitation, which takes the `token` of an invitation's link. */
export interface InvitationDto {
  email: string;
  /** Null for a person who belongs to no company. */
  company_name: string | null;
}

/**
 * PUT /user/email-confirm
 *
 * @public For the app to send.
 */
export interface OnboardingPayload {
  token: string;
  name: string;
  /** An http(s) address; empty for none. */
  picture_url: string;
  password: string;
}

/**
 * POST /user/create; `workspace_id` may be left out, and must not disagree with the company's.
 *
 * @public For the app to send.
 */
export interface CreateUserPayload {
  company_id: string;
  workspace_id?: string;
  company_role: string;
  user_email: string;
}

/** POST /user/delete, POST /user/resend-invitation */
export interface UserTargetPayload {
  user_id: string;
}

/** @public For the app to send. */
export interface UpdateRolePayload extends UserTargetPayload {
  company_role?: string;
  workspace_role?: string;
}

/** @public For the app to send. */
export interface ChangeCompanyPayload extends UserTargetPayload {
  company_id: string;
  workspace_id?: string;
}

/**
 * * Texts of the form of PUT /user/updateUser; beside them the file `profile_picture`.
 * `current_password` is asked for with a new e-mail or a new password.
 *
 * @public For the app to send.
 */
export interface UpdateUserForm {
  id: string;
  name: string;
  email: string;
  current_password?: string;
  new_password?: string;
}

/** Answer of PUT /user/updateUser. */
export interface UpdateUserReply {
  data: UserDto;
  error: null;
  /** There, and true, when a new password was saved (ours). */
  password_changed?: true;
}

/** POST /company/delete, PUT /company/reactivate */
export interface CompanyTargetPayload {
  company_id: string;
}

export interface CreateCompanyPayload {
  company_name: string;
  /** Empty for the placeholder, the present address to keep it, or a new image as a data URL. */
  company_logo: string;
  company_website: string;
}

export interface UpdateCompanyPayload extends CompanyTargetPayload, CreateCompanyPayload {}

/** `data` of POST /company/create, PUT /company/update and PUT /company/reactivate. */
export interface CompanyResult {
  id: string;
  name: string;
  logo: string | null;
  web: string | null;
  activated: boolean;
}

export interface ChangeWorkspacesPayload extends CompanyTargetPayload {
  /** Empty for none. */
  workspace_id: string;
}

/** `data` of PUT /company/change-workspaces. */
export interface ChangeWorkspacesResult {
  company_id: string;
  workspace_id: string | null;
}

/** POST /workspace/delete, PUT /workspace/reactivate */
export interface WorkspaceTargetPayload {
  workspace_id: string;
}

export interface CreateWorkspacePayload {
  workspace_name: string;
  user_id: string;
}

export interface UpdateWorkspacePayload extends WorkspaceTargetPayload {
  workspace_name: string;
}

/** `data` of the calls about a workspace, deleting apart. */
export interface WorkspaceResult {
  id: string;
  name: string;
}

/** `data` of POST /company/delete and POST /workspace/delete: until when it can be restored. */
export interface DeleteResult {
  purge_at: string;
}

/**
 * Texts of the form of POST /report-error; beside them the file `screenshot`.
 *
 * @public For the app to send.
 */
export interface ReportErrorForm {
  whatHappened: string;
  whereFound: string;
  description: string;
  /** The address in the app that the person was at. */
  route: string;
  /** The app's. */
  version: string;
}

/** `data` of POST /report-error. */
export interface ReportErrorResult {
  /** By which the person and support speak of it. */
  reference: string;
}
