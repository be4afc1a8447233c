import type { WriteTransaction } from '@server/store/Store';
import type { TableName, Tables } from '@server/store/tables';
import {
  counterIdsOf,
  eraseFromComments,
  eraseFromRequests,
  eraseMails,
  eraseReports,
  type ErasedPerson,
} from './erasing';

/** A file of the export. */
export type ExportFile =
  | 'account.json'
  | 'sessions.json'
  | 'devices.json'
  | 'links.json'
  | 'api_tokens.json'
  | 'second_factors.json'
  | 'identities.json'
  | 'mails.json'
  | 'answers.json'
  | 'answer_changes.json'
  | 'plan_items.json'
  | 'targets.json'
  | 'scenarios.json'
  | 'rounds.json'
  | 'opinions.json'
  | 'reviews.json'
  | 'profiles.json'
  | 'model_versions.json'
  | 'mappings.json'
  | 'evidence.json'
  | 'files'
  | 'comments.json'
  | 'requests.json'
  | 'notices.json'
  | 'deletions.json'
  | 'events.json'
  | 'error_reports.json'
  | 'picture'
  | 'screenshots';

/** The effect of an erasure on a table, after `removePerson` and in the order of the tables. */
type Erasure =
  | 'removed with the account'
  | ((tx: WriteTransaction, person: ErasedPerson) => Promise<unknown>)
  /** Why the rows stay. */
  | { keptBecause: string };

interface PersonalTable<T extends TableName> {
  /** The columns that contain the id, the name or the address of a person, or a part of it. */
  columns: readonly (keyof Tables[T] & string)[];
  /** The file of the export with these rows, or why there is none. */
  exported: ExportFile | { not: string };
  erased: Erasure;
}

/** Rows of this table are not about people. */
const NOBODY = null;

const WITH_ACCOUNT = 'removed with the account';
const ONLY_ID = { keptBecause: 'They contain only the id, which no longer leads to anybody.' };

/**
 * For each table of the store: the columns about people, their place in the export of a person, and the effect of the
 * erasure. A new table does not compile without an entry; a test finds new columns.
 */
export const PERSONAL_TABLES: { [T in TableName]: PersonalTable<T> | null } = {
  users: {
    columns: ['id', 'name', 'email', 'picture_url'],
    exported: 'account.json',
    erased: WITH_ACCOUNT,
  },
  credentials: { columns: ['id'], exported: 'account.json', erased: WITH_ACCOUNT },
  email_changes: { columns: ['id', 'email'], exported: 'account.json', erased: WITH_ACCOUNT },
  images: { columns: ['id'], exported: 'picture', erased: WITH_ACCOUNT },
  sessions: {
    columns: ['user_id', 'user_agent', 'address'],
    exported: 'sessions.json',
    erased: WITH_ACCOUNT,
  },
  devices: { columns: ['user_id'], exported: 'devices.json', erased: WITH_ACCOUNT },
  tokens: { columns: ['user_id'], exported: 'links.json', erased: WITH_ACCOUNT },
  api_tokens: { columns: ['user_id'], exported: 'api_tokens.json', erased: WITH_ACCOUNT },
  totps: { columns: ['id'], exported: 'second_factors.json', erased: WITH_ACCOUNT },
  passkeys: { columns: ['user_id'], exported: 'second_factors.json', erased: WITH_ACCOUNT },
  recovery_codes: {
    columns: ['user_id'],
    exported: 'second_factors.json',
    erased: WITH_ACCOUNT,
  },
  challenges: {
    columns: ['user_id'],
    exported: { not: 'Random values of the last five minutes.' },
    erased: WITH_ACCOUNT,
  },
  pending_sign_ins: {
    columns: ['user_id'],
    exported: { not: 'Sign-ins of the last ten minutes that were not completed.' },
    erased: WITH_ACCOUNT,
  },
  identities: { columns: ['user_id'], exported: 'identities.json', erased: WITH_ACCOUNT },
  digests: { columns: ['user_id'], exported: 'mails.json', erased: WITH_ACCOUNT },
  user_subscriptions: { columns: ['id'], exported: 'account.json', erased: WITH_ACCOUNT },
  mails: {
    columns: ['to', 'text', 'html'],
    exported: 'mails.json',
    erased: eraseMails,
  },
  error_reports: {
    columns: ['user_id', 'browser'],
    exported: 'error_reports.json',
    erased: eraseReports,
  },
  screenshots: {
    columns: ['id'],
    exported: 'screenshots',
    erased: { keptBecause: 'The screenshots of the person are removed with their error reports.' },
  },
  events: {
    columns: [
      ...(['actor_id', 'actor_name', 'actor_email', 'subject_id', 'subject_name'] as const),
      ...(['before', 'after', 'address', 'user_agent'] as const),
    ],
    exported: 'events.json',
    erased: (tx, { id, addresses }) => tx.eraseFromEvents(id, addresses),
  },
  attempts: {
    columns: ['id'],
    exported: { not: 'Counters of the last hours, most of them under a hash.' },
    erased: (tx, { id, email, deviceIds }) =>
      tx.remove('attempts', { id: counterIdsOf(id, email, deviceIds) }),
  },
  erasures: {
    columns: ['id'],
    exported: { not: 'Ids of people who no longer exist.' },
    erased: ONLY_ID,
  },
  applied_saves: {
    columns: ['id', 'body'],
    exported: { not: 'Replies to saves of the last 24 hours, whose answers are exported.' },
    erased: ONLY_ID,
  },
  answers: {
    columns: ['answered_by', 'confirmed_by'],
    exported: 'answers.json',
    erased: ONLY_ID,
  },
  answer_changes: {
    columns: ['changed_by'],
    exported: 'answer_changes.json',
    erased: ONLY_ID,
  },
  plan_items: {
    columns: ['owner_id', 'created_by', 'benefit_by', 'confirmed_by'],
    exported: 'plan_items.json',
    erased: ONLY_ID,
  },
  // The owners of items are ids too.
  scenarios: { columns: ['created_by', 'items'], exported: 'scenarios.json', erased: ONLY_ID },
  targets: { columns: ['set_by'], exported: 'targets.json', erased: ONLY_ID },
  rounds: { columns: ['created_by'], exported: 'rounds.json', erased: ONLY_ID },
  round_companies: { columns: ['closed_by'], exported: 'rounds.json', erased: ONLY_ID },
  round_people: { columns: ['user_id'], exported: 'rounds.json', erased: ONLY_ID },
  round_decisions: { columns: ['decided_by'], exported: 'rounds.json', erased: ONLY_ID },
  opinions: { columns: ['respondent'], exported: 'opinions.json', erased: ONLY_ID },
  round_mails: { columns: ['user_id'], exported: 'rounds.json', erased: WITH_ACCOUNT },
  reviews: {
    columns: [
      ...(['taken_by', 'signed_by', 'second_signed_by', 'withdrawn_by'] as const),
      ...(['answers', 'facts', 'content', 'summary', 'withdrawn_reason'] as const),
    ],
    exported: 'reviews.json',
    erased: ONLY_ID,
  },
  review_shares: {
    columns: ['created_by', 'recipient'],
    exported: 'reviews.json',
    erased: ONLY_ID,
  },
  review_digests: NOBODY,
  profiles: NOBODY,
  model_versions: {
    columns: ['created_by'],
    exported: 'model_versions.json',
    erased: ONLY_ID,
  },
  model_texts: NOBODY,
  model_steps: NOBODY,
  model_state: NOBODY,
  model_sums: NOBODY,
  profile_applied: { columns: ['applied_by'], exported: 'profiles.json', erased: ONLY_ID },
  mappings: { columns: ['by'], exported: 'mappings.json', erased: ONLY_ID },
  evidence: {
    columns: ['added_by'],
    exported: 'evidence.json',
    erased: (tx, { id }) => tx.updateWhere('evidence', { added_by: id }, { added_by: null }),
  },
  evidence_pieces: {
    columns: [],
    exported: 'files',
    erased: { keptBecause: "They are the company's files." },
  },
  evidence_uploads: NOBODY,
  comments: {
    columns: ['author_id', 'mentions', 'resolved_by', 'text'],
    exported: 'comments.json',
    erased: eraseFromComments,
  },
  requests: {
    columns: ['asked_of', 'asked_by', 'text'],
    exported: 'requests.json',
    erased: eraseFromRequests,
  },
  notices: { columns: ['user_id'], exported: 'notices.json', erased: WITH_ACCOUNT },
  upgrades: NOBODY,
  companies: { columns: ['deleted_by'], exported: 'deletions.json', erased: ONLY_ID },
  workspaces: { columns: ['deleted_by'], exported: 'deletions.json', erased: ONLY_ID },
  erased_addresses: {
    columns: ['id'],
    exported: { not: 'Hashes of addresses of people who no longer exist.' },
    erased: { keptBecause: 'By these hashes the other servers find the mails that they keep.' },
  },
  round_keys: NOBODY,
  recorded_settings: NOBODY,
  clock_readings: NOBODY,
  drivers: NOBODY,
  subdrivers: NOBODY,
  processes: NOBODY,
  subprocesses: NOBODY,
  activities: NOBODY,
  driver_weeks: NOBODY,
  driver_sums: NOBODY,
};
