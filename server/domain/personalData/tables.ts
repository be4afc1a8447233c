import type { TableName, Tables } from '@server/store/tables';

/** A file of the export. */
export type ExportFile =
  | 'account.json'
  | 'sessions.json'
  | 'devices.json'
  | 'links.json'
  | 'api_tokens.json'
  | 'mails.json'
  | 'answers.json'
  | 'answer_changes.json'
  | 'plan_items.json'
  | 'targets.json'
  | 'deletions.json'
  | 'events.json'
  | 'error_reports.json'
  | 'picture'
  | 'screenshots';

interface PersonalTable<T extends TableName> {
  /** The columns that contain the id, the name or the address of a person, or a part of it. */
  columns: readonly (keyof Tables[T] & string)[];
  /** The file of the export with these rows, or why there is none. */
  exported: ExportFile | { not: string };
}

/** Rows of this table are not about people. */
const NOBODY = null;

/**
 * What each table of the store contains about people, and where the export of a person has it. A new table does not
 * compile without an entry; a test finds new columns.
 */
export const PERSONAL_TABLES: { [T in TableName]: PersonalTable<T> | null } = {
  users: { columns: ['id', 'name', 'email', 'picture_url'], exported: 'account.json' },
  credentials: { columns: ['id'], exported: 'account.json' },
  email_changes: { columns: ['id', 'email'], exported: 'account.json' },
  images: { columns: ['id'], exported: 'picture' },
  sessions: { columns: ['user_id', 'user_agent', 'address'], exported: 'sessions.json' },
  devices: { columns: ['user_id'], exported: 'devices.json' },
  tokens: { columns: ['user_id'], exported: 'links.json' },
  api_tokens: { columns: ['user_id'], exported: 'api_tokens.json' },
  mails: { columns: ['to', 'text', 'html'], exported: 'mails.json' },
  digests: { columns: ['user_id'], exported: 'mails.json' },
  answers: { columns: ['answered_by', 'confirmed_by'], exported: 'answers.json' },
  answer_changes: { columns: ['changed_by'], exported: 'answer_changes.json' },
  plan_items: { columns: ['owner_id', 'created_by'], exported: 'plan_items.json' },
  targets: { columns: ['set_by'], exported: 'targets.json' },
  companies: { columns: ['deleted_by'], exported: 'deletions.json' },
  workspaces: { columns: ['deleted_by'], exported: 'deletions.json' },
  events: {
    columns: [
      ...(['actor_id', 'actor_name', 'actor_email', 'subject_id', 'subject_name'] as const),
      ...(['before', 'after', 'address', 'user_agent'] as const),
    ],
    exported: 'events.json',
  },
  error_reports: { columns: ['user_id', 'browser'], exported: 'error_reports.json' },
  screenshots: { columns: ['id'], exported: 'screenshots' },
  applied_saves: {
    columns: ['id', 'body'],
    exported: { not: 'Replies to saves of the last 24 hours, whose answers are exported.' },
  },
  attempts: {
    columns: ['id'],
    exported: { not: 'Counters of the last hours, most of them under a hash.' },
  },
  drivers: NOBODY,
  subdrivers: NOBODY,
  processes: NOBODY,
  subprocesses: NOBODY,
  activities: NOBODY,
  driver_weeks: NOBODY,
  driver_sums: NOBODY,
};
