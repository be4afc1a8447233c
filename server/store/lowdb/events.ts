import type { EventValues } from '@contract/events/events';
import { IDENTIFYING_FIELDS, type EventFilter, type EventRow } from '@server/store/eventRows';

/** The latest event first; events of the same time by id. For `sort`. */
function latestFirst(a: Pick<EventRow, 'at' | 'id'>, b: typeof a): number {
  if (a.at !== b.at) return a.at > b.at ? -1 : 1;
  return a.id === b.id ? 0 : a.id > b.id ? -1 : 1;
}

/** See `ReadTransaction.findEvents`. */
export function eventsOf(rows: readonly EventRow[], filter: EventFilter): EventRow[] {
  const { within, personId, companyId, kinds, from, until, after, limit } = filter;
  const isOfCompany = (row: EventRow, id: string) =>
    row.company_id === id || row.former_company_id === id;
  const isOfWorkspace = (row: EventRow, id: string) =>
    row.workspace_id === id || row.former_workspace_id === id;
  return rows
    .filter(
      (row) =>
        (!within ||
          (within.companyId !== null && isOfCompany(row, within.companyId)) ||
          (within.workspaceId !== null && isOfWorkspace(row, within.workspaceId))) &&
        (!personId || row.actor_id === personId || row.subject_id === personId) &&
        (!companyId || isOfCompany(row, companyId)) &&
        (!kinds || kinds.includes(row.kind)) &&
        (!from || row.at >= from) &&
        (!until || row.at < until) &&
        (!after || latestFirst(after, row) < 0),
    )
    .sort(latestFirst)
    .slice(0, limit);
}

/** An event without what identifies a person; null if it does not name them. See `WriteTransaction.eraseFromEvents`. */
export function erasedEvent(
  row: EventRow,
  personId: string,
  addresses: readonly string[],
): EventRow | null {
  const isActor = row.actor_id === personId;
  const isUnknownAccount =
    row.subject_id === null && row.subject_name !== null && addresses.includes(row.subject_name);
  const isSubject =
    row.subject_type === 'person' && (row.subject_id === personId || isUnknownAccount);
  if (!isActor && !isSubject) return null;
  const isFromThem = isActor || row.actor_id === null;
  return {
    ...row,
    ...(isActor && { actor_name: null, actor_email: null }),
    ...(isFromThem && { address: null, user_agent: null }),
    ...(isSubject && {
      subject_name: null,
      before: withoutIdentity(row.before),
      after: withoutIdentity(row.after),
    }),
  };
}

function withoutIdentity(values: EventValues | null): EventValues | null {
  if (!values) return null;
  const identifying: readonly string[] = IDENTIFYING_FIELDS;
  return Object.fromEntries(
    Object.entries(values).filter(([field]) => !identifying.includes(field)),
  );
}
