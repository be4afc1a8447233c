import type { EventKind, EventSubjectType, EventValues } from '@contract/events/events';

/**
 * An event of the activity log. Names and addresses are those of its time. An event is never changed, except that the
 * erasure of a person removes what identifies that person. It contains no secrets.
 */
export interface EventRow {
  id: string;
  at: string;
  kind: EventKind;
  /** Who acted; null for the server, and for somebody who is not signed in. */
  actor_id: string | null;
  actor_name: string | null;
  actor_email: string | null;
  /** The subject of the event. The id is null for an unknown account and for a network. */
  subject_type: EventSubjectType | null;
  subject_id: string | null;
  subject_name: string | null;
  /** The company and the workspace whose administrators see the event. */
  company_id: string | null;
  company_name: string | null;
  workspace_id: string | null;
  workspace_name: string | null;
  /** Where the person or the company was before a move; their administrators see it too. */
  former_company_id: string | null;
  former_workspace_id: string | null;
  /** The changed fields. */
  before: EventValues | null;
  after: EventValues | null;
  /** The network address of the request. */
  address: string | null;
  /** The browser's User-Agent header, shortened. */
  user_agent: string | null;
}

/** The operator's settings at the latest start with other ones than before, without secrets. */
export interface RecordedSettingsRow {
  /** The group of settings. */
  id: string;
  given: Record<string, string>;
  recorded_at: string;
}

/** The latest time that a server has seen and trusted. */
export interface ClockReadingRow {
  id: string;
  read_at: string;
}

/** Which events to read. An absent or null condition is met by all events. */
export interface EventFilter {
  /** Only events of this company, and those of this workspace; none if both are null. */
  within?: { companyId: string | null; workspaceId: string | null } | null;
  /** The acting person, or the one that the event is about. */
  personId?: string | null;
  companyId?: string | null;
  kinds?: readonly string[] | null;
  /** Times (ISO 8601): events at `from` or later, and before `until`. */
  from?: string | null;
  until?: string | null;
  /** The event before the page. */
  after?: { id: string; at: string } | null;
  limit: number;
}

/** The fields of `before` and `after` that identify the person whom an event is about. */
export const IDENTIFYING_FIELDS = ['name', 'email', 'pending_email', 'picture'] as const;
