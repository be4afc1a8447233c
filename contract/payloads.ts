import type { AdministratorsReach } from './permissions/reach';
import type { UserDto } from './rest';

/** Request and response bodies for accounts, people, companies and workspaces. */

/** `data` of POST /auth/logout-others and POST /user/end-sessions. */
export interface LogoutOthersResult {
  /** The number of sessions that were ended. */
  ended: number;
}

/** One entry of `data` of GET /auth/sessions. */
export interface SessionDto {
  id: string;
  /** Whether it is the session of this request. */
  current: boolean;
  /** Names of the browser and the operating system; null if unknown. */
  browser: string | null;
  os: string | null;
  /** The network address of the latest request; null if unknown. */
  address: string | null;
  created_at: string;
  /** Updated at most once a minute. */
  last_seen_at: string;
}

/**
 * POST /auth/logout-session; its `data` is a LogoutOthersResult.
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

/** `data` of POST /user/invitation; the request has the `token` of an invitation link. */
export interface InvitationDto {
  email: string;
  /** null for a person without a company. */
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
 * POST /user/create; `workspace_id` is optional and must be the company's.
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
 * The texts of the form of PUT /user/updateUser, which also has the file `profile_picture`.
 * `current_password` is required for a new email address or a new password.
 *
 * @public For the app to send.
 */
export interface UpdateUserForm {
  id: string;
  name: string;
  email: string;
  current_password?: string;
  new_password?: string;
  /** Whether to receive the weekly mail; absent to keep it. */
  digest?: 'true' | 'false';
}

/** The response of PUT /user/updateUser. */
export interface UpdateUserReply {
  data: UserDto;
  error: null;
  /** Present when a new password was saved. */
  password_changed?: true;
}

/** POST /user/subscriptions; its `data` is the person's UserDto. */
export interface SubscriptionsPayload {
  /** The companies about which the weekly mail has lines; null for all that the person compares. */
  company_ids: string[] | null;
}

/** POST /company/delete, PUT /company/reactivate */
export interface CompanyTargetPayload {
  company_id: string;
}

export interface CreateCompanyPayload {
  company_name: string;
  /** Empty for no logo, the current address to keep it, or a new image as a data URL. */
  company_logo: string;
  company_website: string;
  /** An upper-case ISO 4217 code; absent to keep it, or for USD in a new company. Nothing is converted. */
  money_unit?: string;
}

export interface UpdateCompanyPayload extends CompanyTargetPayload, CreateCompanyPayload {}

/** `data` of POST /company/create, PUT /company/update and PUT /company/reactivate. */
export interface CompanyResult {
  id: string;
  name: string;
  logo: string | null;
  web: string | null;
  activated: boolean;
  /** An ISO 4217 code. */
  money_unit: string;
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
  /** Absent to keep it. */
  administrators_reach?: AdministratorsReach;
}

/** `data` of the workspace requests, except for deleting. */
export interface WorkspaceResult {
  id: string;
  name: string;
}

/** `data` of POST /company/delete and POST /workspace/delete: it can be restored until `purge_at`. */
export interface DeleteResult {
  purge_at: string;
}

/**
 * The texts of the form of POST /report-error, which also has the file `screenshot`.
 *
 * @public For the app to send.
 */
export interface ReportErrorForm {
  whatHappened: string;
  whereFound: string;
  description: string;
  /** The path of the page in the app. */
  route: string;
  /** The version of the app. */
  version: string;
}

/** `data` of POST /report-error. */
export interface ReportErrorResult {
  /** A short id for conversations between the person and support. */
  reference: string;
}
