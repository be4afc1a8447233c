import type { AnswerValues } from './answer';
import type { ActivityStatus } from './scoring/progress';
import type { AdministratorsReach } from './permissions/reach';
import type { Role } from './permissions/roles';

/** Error codes of REST and GraphQL responses; contract "Transport". */
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
  | 'LAST_ADMINISTRATOR'
  | 'ALREADY_ERASED'
  | 'ALREADY_PLANNED'
  | 'HANDED_IN'
  | 'ROUND_NOT_OPEN'
  | 'ROUND_OPEN'
  | 'ROUND_CLOSED'
  | 'ROUND_ANSWERED'
  | 'MODEL_CHANGED'
  | 'MODEL_IN_USE'
  | 'TOO_LATE'
  | 'ALREADY_ASKED'
  | 'EVIDENCE_FULL'
  | 'SIGNED'
  | 'SECOND_FACTOR_REQUIRED'
  | 'SECOND_FACTOR_MISSING'
  | 'PROOF_REQUIRED';

/** The body of every REST error response. */
export interface ErrorBody {
  message: string;
  error: string;
  code: ErrorCode;
  /** A message for each invalid field, by the field's wire name. */
  fields?: Record<string, string>;
  /** Data that the client needs to continue; for REVISION_CONFLICT a RevisionConflict. */
  data?: unknown;
  /** For an internal failure: the request's id in the server's log. */
  request_id?: string;
}

/** `data` of GET /auth/user and POST /auth/login. */
export interface UserDto {
  id: string;
  name: string;
  email: string;
  /** The new address that is not confirmed yet; absent if there is none, and in other people's data. */
  pending_email?: string;
  /**
   * The person has no password, and signs in again through their provider instead of entering it. Absent if they have
   * one, and in other people's data.
   */
  password_missing?: true;
  /** Whether the person receives the weekly mail; absent in other people's data. */
  digest?: boolean;
  /**
   * The companies about which the weekly mail has lines; null for all that the person compares. Absent for people who
   * compare none, and in other people's data.
   */
  subscriptions?: string[] | null;
  /**
   * For how many days companies and workspaces that are deleted now can be restored, from 1 on.
   * Absent in other people's data; a server that does not send it keeps them for 14 days.
   */
  restorable_days?: number;
  picture_url: string | null;
  role: Role;
  company_role: Role;
  workspace_role: Role;
  company_id: string | null;
  workspace_id: string | null;
  /**
   * The person's rights in the other companies of the workspace that they administer.
   * Absent if they may do nothing there.
   */
  administrators_reach?: AdministratorsReach;
  /** The person must set up a second factor before anything else; absent if not, and in other people's data. */
  second_factor_missing?: true;
}

/** The response of GET /auth/user. */
export interface CurrentUserReply {
  data: UserDto | null;
  /** The number of the person's other sessions; absent for a guest. */
  other_sessions?: number;
  /** What the server offers beyond the specification, by the names of `contract/features.ts`; absent for a guest. */
  features?: readonly string[];
}

export interface LoginPayload {
  email: string;
  password: string;
}

/** `data` of POST /user/autosave. */
export interface AutosaveResult {
  revision: number;
  /** 1–10; null while the state is unset. */
  average_score: number | null;
  status: ActivityStatus;
  /** The answer contains changes that the edit did not start from (absent or true). */
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
  /** When a person last confirmed that the answer is still true; null for never. */
  confirmed_at: string | null;
}

/** POST /answer/confirm: confirms that an answer is still true, without changing its values or its revision. */
export interface ConfirmAnswerPayload {
  company_id: string;
  activity_id: string;
  /** The revision that the person saw; a stale one is refused with REVISION_CONFLICT. */
  revision: number;
}

/** `data` of POST /answer/confirm. */
export interface ConfirmAnswerResult {
  confirmed_at: string;
}

/** `data` of REVISION_CONFLICT: the stored answer, and who changed it. */
export interface RevisionConflict {
  answer: AnswerDto;
  changed_by: string | null;
  changed_at: string;
}
