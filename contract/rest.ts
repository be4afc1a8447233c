import type { AnswerValues } from './answer';
import type { ActivityStatus } from './scoring/progress';
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
  | 'METHOD_NOT_ALLOWED'
  | 'REQUEST_TIMEOUT'
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
  /** The address that waits to be confirmed; absent without one, and in other people's eyes. */
  pending_email?: string;
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

/** `data` of POST /user/autosave. */
export interface AutosaveResult {
  revision: number;
  /** Score 1–10, null while unanswered. */
  average_score: number | null;
  status: ActivityStatus;
  /** The answer holds changes that the edit did not start from (ours; only there when true). */
  merged?: true;
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
