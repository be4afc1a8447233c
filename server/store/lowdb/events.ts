import type { EventFilter, EventRow } from '@server/store/eventRows';

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
