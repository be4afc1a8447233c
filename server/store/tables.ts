import type { AdministratorsReach } from '@contract/permissions/reach';
import type { Role } from '@contract/permissions/roles';
import type { AnswerChangeRow, AnswerRow } from './answerRows';
import type { DriverWeekRow, PlanItemRow, ScenarioRow, TargetRow } from './companyRows';
import type { ClockReadingRow, EventRow, RecordedSettingsRow } from './eventRows';
import type { InboxTables } from './inboxRows';
import type {
  ModelStateRow,
  ModelStepRow,
  ModelSumRow,
  ModelTextRow,
  ModelVersionRow,
} from './modelVersionRows';
import type { ActivityRow, DriverRow, ProcessRow, SubdriverRow, SubprocessRow } from './modelRows';
import type { ReviewTables } from './reviewRows';
import type { MappingRow, ProfileAppliedRow, ProfileRow } from './profileRows';
import type {
  OpinionRow,
  RoundCompanyRow,
  RoundDecisionRow,
  RoundKeyRow,
  RoundMailRow,
  RoundPersonRow,
  RoundRow,
} from './roundRows';
import type {
  ApiTokenRow,
  AppliedSaveRow,
  AttemptRow,
  CredentialRow,
  DeviceRow,
  DigestRow,
  DriverSumRow,
  EmailChangeRow,
  ErasureRow,
  ErrorReportRow,
  IdentityRow,
  ImageRow,
  MailRow,
  ScreenshotRow,
  SessionRow,
  TokenRow,
  UserSubscriptionRow,
} from './privateRows';
import type {
  ChallengeRow,
  PasskeyRow,
  PendingSignInRow,
  RecoveryCodeRow,
  TotpRow,
} from './secondFactorRows';

export type * from './answerRows';
export type * from './companyRows';
export type * from './eventRows';
export type * from './inboxRows';
export type * from './modelRows';
export type * from './modelVersionRows';
export type * from './privateRows';
export type * from './reviewRows';
export type * from './profileRows';
export type * from './roundRows';
export type * from './secondFactorRows';

/** Rows of all tables. Times are ISO 8601 in UTC, ids are strings, absent values are null. */

export interface WorkspaceRow {
  id: string;
  name: string;
  deleted_at: string | null;
  deleted_by: string | null;
  purge_at: string | null;
  /** The rights of its administrators in all its companies; absent or null means none. */
  administrators_reach?: AdministratorsReach | null;
}

export interface CompanyRow {
  id: string;
  name: string;
  logo: string | null;
  website: string | null;
  workspace_id: string | null;
  /** When it was assigned to its current workspace; absent or null means since before that was recorded. */
  workspace_since?: string | null;
  activated: boolean;
  deleted_at: string | null;
  deleted_by: string | null;
  /** When a deleted company is purged. */
  expiration_date: string | null;
  /** The unit of its amounts, an ISO 4217 code; absent or null means USD. */
  money_unit?: string | null;
}

export interface UserRow {
  id: string;
  name: string;
  email: string;
  picture_url: string | null;
  role: Role;
  company_role: Role;
  workspace_role: Role;
  /** The workspace is that of the company and is not stored. */
  company_id: string | null;
  /** Whether the invitation was accepted. */
  activated: boolean;
  invitation_expires: string | null;
  created_at: string;
  /** Whether the person receives the weekly mail; absent or null means yes. */
  digest?: boolean | null;
  /** Whether nobody has proved to receive mails at the address; absent or null means no. */
  email_unconfirmed?: boolean | null;
}

export interface Tables extends InboxTables, ReviewTables {
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
  plan_items: PlanItemRow;
  targets: TargetRow;
  scenarios: ScenarioRow;
  rounds: RoundRow;
  round_companies: RoundCompanyRow;
  round_people: RoundPersonRow;
  opinions: OpinionRow;
  round_decisions: RoundDecisionRow;
  round_keys: RoundKeyRow;
  round_mails: RoundMailRow;
  profiles: ProfileRow;
  profile_applied: ProfileAppliedRow;
  mappings: MappingRow;
  model_versions: ModelVersionRow;
  model_texts: ModelTextRow;
  model_steps: ModelStepRow;
  model_state: ModelStateRow;
  model_sums: ModelSumRow;
  credentials: CredentialRow;
  sessions: SessionRow;
  devices: DeviceRow;
  applied_saves: AppliedSaveRow;
  tokens: TokenRow;
  api_tokens: ApiTokenRow;
  totps: TotpRow;
  passkeys: PasskeyRow;
  recovery_codes: RecoveryCodeRow;
  challenges: ChallengeRow;
  pending_sign_ins: PendingSignInRow;
  identities: IdentityRow;
  email_changes: EmailChangeRow;
  attempts: AttemptRow;
  mails: MailRow;
  digests: DigestRow;
  user_subscriptions: UserSubscriptionRow;
  error_reports: ErrorReportRow;
  events: EventRow;
  erasures: ErasureRow;
  recorded_settings: RecordedSettingsRow;
  clock_readings: ClockReadingRow;
  erased_addresses: ErasureRow;
  driver_sums: DriverSumRow;
  images: ImageRow;
  screenshots: ScreenshotRow;
}

export type TableName = keyof Tables;

/** Tables with secrets, people's texts or derived data. They are not in db.json, and QA's router cannot read them. */
const PRIVATE_TABLES = [
  'round_keys',
  'round_mails',
  'credentials',
  'sessions',
  'devices',
  'applied_saves',
  'tokens',
  'api_tokens',
  ...(['totps', 'passkeys', 'recovery_codes', 'challenges', 'pending_sign_ins'] as const),
  'identities',
  'email_changes',
  'attempts',
  'mails',
  'digests',
  'user_subscriptions',
  'error_reports',
  'events',
  'erasures',
  'recorded_settings',
  'clock_readings',
  'erased_addresses',
  'driver_sums',
  'model_state',
  'model_sums',
  'images',
  'screenshots',
  ...(['evidence_pieces', 'evidence_uploads', 'notices', 'upgrades'] as const),
  ...(['reviews', 'review_shares', 'review_digests'] as const),
] as const satisfies readonly TableName[];
export type PrivateTable = (typeof PRIVATE_TABLES)[number];

export const isPrivate = (table: TableName): table is PrivateTable =>
  PRIVATE_TABLES.some((name) => name === table);

/** The tables in db.json. */
export type Fixtures = { [T in Exclude<TableName, PrivateTable>]: Tables[T][] };
