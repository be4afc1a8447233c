import { randomUUID } from 'node:crypto';
import type { EventKind, EventSubjectType, EventValues } from '@contract/events/events';
import type { WriteTransaction } from '@server/store/Store';
import type { CompanyRow, UserRow, WorkspaceRow } from '@server/store/tables';
import { affiliationOf } from '../queries/users';
import type { Client } from '../signIn/sessions';

const USER_AGENT_LENGTH = 200;

/** Who did something, and with which program. */
export interface EventActor {
  /** null for somebody who is not signed in. */
  id: string | null;
  client?: Client | undefined;
}

/** The recorded event, with names as they are now. It must not contain secrets. */
export interface NewEvent {
  kind: EventKind;
  subject?: { type: EventSubjectType; id: string | null; name: string | null };
  /** The company whose administrators see the event; by default that of the acting person. */
  companyId?: string | null;
  /** The workspace whose administrators see the event; by default that of the company. */
  workspaceId?: string | null;
  /** Where the subject was before a move. */
  formerCompanyId?: string | null;
  formerWorkspaceId?: string | null;
  /** The changed fields, by their names on the wire. */
  before?: EventValues;
  after?: EventValues;
}

/**
 * Adds an event to the activity log. Call it in the transaction of the change, so that there is an event if and only
 * if there is a change. `actor` is null for the server itself.
 */
export async function recordEvent(
  tx: WriteTransaction,
  actor: EventActor | null,
  now: Date,
  event: NewEvent,
): Promise<void> {
  const { kind, subject, before, after } = event;
  // An erasure of this person waits for the transaction, and then erases this event too.
  const person = actor?.id ? await tx.getAndKeep('users', actor.id) : undefined;
  const companyId = event.companyId === undefined ? person?.company_id : event.companyId;
  const { company, workspace } = await affiliationOf(tx, companyId ?? null);
  const ofWorkspace =
    event.workspaceId === undefined || event.workspaceId === workspace?.id
      ? workspace
      : await tx.get('workspaces', event.workspaceId ?? '');
  await tx.insert('events', {
    id: randomUUID(),
    at: now.toISOString(),
    kind,
    actor_id: actor?.id ?? null,
    actor_name: person?.name ?? null,
    actor_email: person?.email ?? null,
    subject_type: subject?.type ?? null,
    subject_id: subject?.id ?? null,
    subject_name: subject?.name ?? null,
    company_id: company?.id ?? null,
    company_name: company?.name ?? null,
    workspace_id: ofWorkspace?.id ?? null,
    workspace_name: ofWorkspace?.name ?? null,
    former_company_id: event.formerCompanyId ?? null,
    former_workspace_id: event.formerWorkspaceId ?? null,
    before: before ?? null,
    after: after ?? null,
    address: actor?.client?.address || null,
    user_agent: actor?.client?.userAgent?.slice(0, USER_AGENT_LENGTH) ?? null,
  });
}

/** The subject and the company of an event about a person. */
export const aboutPerson = ({ id, name, company_id }: UserRow) => ({
  subject: { type: 'person' as const, id, name },
  companyId: company_id,
});

/** The subject and the company of an event about a company. */
export const aboutCompany = ({ id, name }: CompanyRow) => ({
  subject: { type: 'company' as const, id, name },
  companyId: id,
});

/** The subject and the workspace of an event about a workspace. */
export const aboutWorkspace = ({ id, name }: Pick<WorkspaceRow, 'id' | 'name'>) => ({
  subject: { type: 'workspace' as const, id, name },
  companyId: null,
  workspaceId: id,
});

/**
 * The fields of `after` that differ from those of `before`, with the former values, for `recordEvent`; null if
 * nothing differs.
 */
export function changedValues<Values extends EventValues>(
  before: Values,
  after: Values,
): { before: EventValues; after: EventValues } | null {
  const fields = Object.keys(after).filter((field) => before[field] !== after[field]);
  if (fields.length === 0) return null;
  const pick = (values: EventValues) =>
    Object.fromEntries(fields.map((field) => [field, values[field] ?? null]));
  return { before: pick(before), after: pick(after) };
}
