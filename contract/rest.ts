import type { AnswerValues } from './answer';
import type { ActivityStatus } from './progress';
import type { Role } from './roles';

/** Machine codes of refusals, on both clients; contract "Transport". */
export type ErrorCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'BAD_USER_INPUT'
  | 'INTERNAL'
  | 'CROSS_ORIGIN'
  | 'TOO_LARGE'
  | 'INVALID_CREDENTIALS'
  | 'REVISION_CONFLICT'
  | 'SAVE_ID_REUSED'
  | 'TOO_MANY_ATTEMPTS'
  | 'TOKEN_INVALID'
  | 'EMAIL_TAKEN'
  | 'NAME_TAKEN'
  | 'LAST_ADMINISTRATOR';

/** Body of every REST refusal. */
export interface ErrorBody {
  message: string;
  error: string;
  code: ErrorCode;
  /** A message for each field at fault, by its name on the wire. */
  fields?: Record<string, string>;
  /** What the client needs to go on; with REVISION_CONFLICT a RevisionConflict. */
  data?: unknown;
  /** With a failure of the server's own: where to find it in the log. */
  request_id?: string;
}

/** `data` of GET /auth/user and POST /auth/login. */
export interface UserDto {
  id: string;
  name: string;
  email: string;
  picture_url: string | null;
  role: Role;
  company_role: Role;
  workspace_role: Role;
  company_id: string | null;
  workspace_id: string | null;
}

/** Answer of GET /auth/user. */
export interface CurrentUserReply {
  data: UserDto | null;
  /** On how many other devices the person is signed in; absent for a guest. */
  other_sessions?: number;
}

export interface LoginPayload {
  email: string;
  password: string;
}

/** `data` of POST /auth/logout-others. */
export interface LogoutOthersResult {
  /** How many sessions have been ended. */
  ended: number;
}

export interface ForgotPasswordPayload {
  email: string;
}

export interface ResetPasswordPayload {
  token: string;
  password: string;
}

/** PUT /user/email-confirm */
export interface OnboardingPayload {
  token: string;
  name: string;
  /** An http(s) address; empty for none. */
  picture_url: string;
  password: string;
}

/** POST /user/create; `workspace_id` may be left out, and must not disagree with the company's. */
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

export interface UpdateRolePayload extends UserTargetPayload {
  company_role?: string;
  workspace_role?: string;
}

export interface ChangeCompanyPayload extends UserTargetPayload {
  company_id: string;
  workspace_id?: string;
}

/**
 * Texts of the form of PUT /user/updateUser; beside them the file `profile_picture`.
 * `current_password` is asked for with a new e-mail or a new password.
 */
export interface UpdateUserForm {
  id: string;
  name: string;
  email: string;
  current_password?: string;
  new_password?: string;
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

/** Texts of the form of POST /report-error; beside them the file `screenshot`. */
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

/** `data` of POST /user/autosave. */
export interface AutosaveResult {
  revision: number;
  /** Score 1–10, null while unanswered. */
  average_score: number | null;
  status: ActivityStatus;
}

/** An answer as the server stores it. */
export interface AnswerDto extends AnswerValues {
  id: string;
  activity_id: string;
  activity_name: string;
  company_id: string;
  answered_at: string | null;
  average_score: number | null;
  revision: number;
}

/** `data` beside REVISION_CONFLICT: the answer as it stands, and who changed it. */
export interface RevisionConflict {
  answer: AnswerDto;
  changed_by: string | null;
  changed_at: string;
}
