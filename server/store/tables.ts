import type { AnswerValues } from '@contract/answer';
import type { Role } from '@contract/roles';

/** Rows as they are stored. Times are ISO 8601 UTC, ids strings, absent values null. */

export interface WorkspaceRow {
  id: string;
  name: string;
  deleted_at: string | null;
  deleted_by: string | null;
  purge_at: string | null;
}

export interface CompanyRow {
  id: string;
  name: string;
  logo: string | null;
  website: string | null;
  workspace_id: string | null;
  activated: boolean;
  deleted_at: string | null;
  deleted_by: string | null;
  /** When a deleted company is purged. */
  expiration_date: string | null;
}

export interface UserRow {
  id: string;
  name: string;
  email: string;
  picture_url: string | null;
  role: Role;
  company_role: Role;
  workspace_role: Role;
  /** The workspace follows from the company and is not stored. */
  company_id: string | null;
  /** The invitation was accepted. */
  activated: boolean;
  invitation_expires: string | null;
  created_at: string;
}

export interface CredentialRow {
  /** The person's id. */
  id: string;
  password_hash: string;
}

export interface SessionRow {
  /** SHA-256 of the cookie's value: a stolen store opens no session. */
  id: string;
  user_id: string;
  created_at: string;
  last_seen_at: string;
}

export interface DriverRow {
  id: string;
  position: number;
  /** With its prefix: '1. Expectations'. */
  name: string;
  description: string;
}

export interface SubdriverRow {
  id: string;
  driver_id: string;
  position: number;
  name: string;
}

export interface ProcessRow {
  id: string;
  /** 1 … 7. */
  impact_area: number;
  number: string;
  name: string;
}

export interface SubprocessRow {
  id: string;
  process_id: string;
  number: string;
  name: string;
}

export interface ActivityRow {
  id: string;
  /** Begins with the dotted number and a space: '1.2.3.4 Agree on …'. */
  name: string;
  description: string;
  /** 1 … 7. */
  impact_area: number;
  subdriver_id: string;
  subprocess_id: string;
  /** 0–10, how much the activity weighs in general; null where nobody has said. */
  relevance: number | null;
}

export interface AnswerRow extends AnswerValues {
  id: string;
  activity_id: string;
  company_id: string;
  /** When it was last saved. */
  answered_at: string;
  answered_by: string;
  /** 1 after the first save, one more with each. */
  revision: number;
}

/** One save of an answer: what it changed. */
export interface AnswerChangeRow {
  id: string;
  answer_id: string;
  company_id: string;
  activity_id: string;
  /** The revision that this save made. */
  revision: number;
  changed_by: string;
  changed_at: string;
  /** Only the fields that changed. */
  before: Partial<AnswerValues>;
  after: Partial<AnswerValues>;
  /** The company's driver averages around this save, by driver id; null where not recorded. */
  averages_before?: DriverAverages | null;
  averages_after?: DriverAverages | null;
}

/** Averages 1–10 by driver id, null without a scored answer. */
export type DriverAverages = Record<string, number | null>;

/** An invitation or a password reset: opens something once, until it expires. */
export interface TokenRow {
  /** SHA-256 of what the link carries. */
  id: string;
  kind: 'invitation' | 'reset';
  user_id: string;
  created_at: string;
  expires_at: string;
  used_at: string | null;
}

/** How often something was tried lately: a wrong password, a guest's call. */
export interface AttemptRow {
  /** What is counted: `login:<hash of e-mail>`, `address:<call>:<address>`. */
  id: string;
  count: number;
  /** Refused until then; null while not. */
  blocked_until: string | null;
  /** The count starts anew after this. */
  expires_at: string;
}

/** A mail on its way: kept until it is sent, so that a restart loses none. */
export interface MailRow {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  created_at: string;
  attempts: number;
  next_attempt_at: string;
}

export interface ErrorReportRow {
  /** The reference that the person is shown. */
  id: string;
  user_id: string;
  what_happened: string;
  where_found: string;
  description: string;
  route: string | null;
  version: string | null;
  browser: string | null;
  /** Name of the stored image. */
  screenshot: string | null;
  created_at: string;
}

/** What a driver's average is made of, kept up to date with every save. */
export interface DriverSumRow {
  /** `${company_id}-${driver_id}` */
  id: string;
  company_id: string;
  driver_id: string;
  /** Sum of weight × score over the scored answers. */
  weighted: number;
  /** Sum of their weights. */
  weights: number;
  /** How many scored answers there are. */
  scored: number;
}

/** A save that carried a save_id: how it was answered, kept 24 hours. */
export interface AppliedSaveRow {
  /** `${user_id}:${save_id}` */
  id: string;
  /** SHA-256 of the values, to tell a repeat from a reuse. */
  payload_hash: string;
  status: number;
  body: unknown;
  applied_at: string;
}

/** A driver's average in one week; the last value of the week stands. */
export interface DriverWeekRow {
  /** `${company_id}-${year}-${week}-${driver_id}` */
  id: string;
  company_id: string;
  driver_id: string;
  /** ISO year. */
  year: number;
  /** 1 … 52. */
  week: number;
  average: number;
}

export interface Tables {
  workspaces: WorkspaceRow;
  companies: CompanyRow;
  users: UserRow;
  drivers: DriverRow;
  subdrivers: SubdriverRow;
  processes: ProcessRow;
  subprocesses: SubprocessRow;
  activities: ActivityRow;
  answers: AnswerRow;
  answer_changes: AnswerChangeRow;
  driver_weeks: DriverWeekRow;
  credentials: CredentialRow;
  sessions: SessionRow;
  applied_saves: AppliedSaveRow;
  tokens: TokenRow;
  attempts: AttemptRow;
  mails: MailRow;
  error_reports: ErrorReportRow;
  driver_sums: DriverSumRow;
}

export type TableName = keyof Tables;

/** Tables that hold secrets, people's words or derived state: never in db.json, nor shown to QA's router. */
const PRIVATE_TABLES = [
  'credentials',
  'sessions',
  'applied_saves',
  'tokens',
  'attempts',
  'mails',
  'error_reports',
  'driver_sums',
] as const satisfies readonly TableName[];
export type PrivateTable = (typeof PRIVATE_TABLES)[number];

export const isPrivate = (table: TableName): table is PrivateTable =>
  PRIVATE_TABLES.some((name) => name === table);

/** What db.json holds. */
export type Fixtures = { [T in Exclude<TableName, PrivateTable>]: Tables[T][] };
