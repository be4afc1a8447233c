import type { Fixtures, PrivateTable, Tables } from '@server/store/tables';

export type PrivateState = { [T in PrivateTable]: Tables[T][] };

export const NO_FIXTURES: Fixtures = {
  workspaces: [],
  companies: [],
  users: [],
  drivers: [],
  subdrivers: [],
  processes: [],
  subprocesses: [],
  activities: [],
  answers: [],
  answer_changes: [],
  driver_weeks: [],
  plan_items: [],
  targets: [],
};
export const NO_PRIVATE_ROWS: PrivateState = {
  credentials: [],
  sessions: [],
  devices: [],
  applied_saves: [],
  tokens: [],
  api_tokens: [],
  totps: [],
  passkeys: [],
  recovery_codes: [],
  challenges: [],
  pending_sign_ins: [],
  identities: [],
  email_changes: [],
  attempts: [],
  mails: [],
  digests: [],
  error_reports: [],
  events: [],
  erasures: [],
  recorded_settings: [],
  driver_sums: [],
  images: [],
  screenshots: [],
};
