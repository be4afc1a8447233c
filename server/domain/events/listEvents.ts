import type { EventValues } from '@contract/events/events';
import { LIMITS } from '@contract/limits';
import { can, isAdmin, type Person } from '@contract/permissions/permissions';
import type { EventFilter, EventRow } from '@server/store/tables';
import { badInput, forbidden, notFound } from '../errors';
import type { Reader } from '../queries/reader';
import { readUserAgent, type DeviceNames } from '../signIn/userAgent';

const DEFAULT_ROWS = 100;
const MAX_KINDS = 100;

/** The arguments of the query `events`; see the contract's schema. */
export interface EventsRequest {
  person?: string | null;
  company_id?: string | null;
  kinds?: readonly string[] | null;
  from?: string | null;
  until?: string | null;
  first?: number | null;
  after?: string | null;
}

/** The events of the activity log that a person may see, the latest first. Throws FORBIDDEN and BAD_USER_INPUT. */
export async function listEvents(reader: Reader, request: EventsRequest) {
  const { company, workspace } = await reader.affiliation();
  const person = { ...reader.person, company_activated: company?.activated ?? true };
  if (!can(person, 'seeEvents')) throw forbidden();

  const { after, kinds } = request;
  const first = request.first ?? DEFAULT_ROWS;
  if (first < 1 || first > LIMITS.pageRows) {
    throw badInput(`A page has 1 to ${String(LIMITS.pageRows)} rows.`);
  }
  if (kinds && kinds.length > MAX_KINDS) throw badInput('There are too many kinds.');
  const within = scopeOf(person, workspace?.deleted_at === null);
  const rows = await reader.tx.findEvents({
    within,
    personId: request.person || null,
    companyId: request.company_id || null,
    kinds: kinds && kinds.length > 0 ? kinds : null,
    from: timeOf(request.from),
    until: timeOf(request.until),
    after: await eventBefore(reader, after),
    limit: first,
  });
  const deviceOf = deviceReader();
  return rows.map((row) => toDto(withinScope(row, within), deviceOf(row.user_agent)));
}

type Scope = NonNullable<EventFilter['within']>;

/** The scope of the events that the person may see; null for all events. */
function scopeOf(person: Person, hasWorkspace: boolean): Scope | null {
  if (isAdmin(person)) return null;
  const { company_id, workspace_id } = person;
  const seesCompany = company_id !== null && can(person, 'seeCompanyEvents', { company_id });
  const seesWorkspace =
    hasWorkspace && workspace_id !== null && can(person, 'seeWorkspaceEvents', { workspace_id });
  return {
    companyId: seesCompany ? company_id : null,
    workspaceId: seesWorkspace ? workspace_id : null,
  };
}

/**
 * An event without the names of a company and a workspace that are out of the scope: a person who sees only where
 * somebody came from does not learn where they went, and the other way round.
 */
function withinScope(row: EventRow, scope: Scope | null): EventRow {
  const isMove = row.former_company_id !== null || row.former_workspace_id !== null;
  if (!scope || !isMove) return row;
  const { companyId, workspaceId } = scope;
  const includes = (company: string | null, workspace: string | null) =>
    (company !== null && company === companyId) ||
    (workspace !== null && workspace === workspaceId);
  // A company that is assigned to another workspace remains the same company.
  const formerCompany = row.former_company_id ?? row.company_id;
  return {
    ...row,
    ...(!includes(formerCompany, row.former_workspace_id) && { before: withoutPlace(row.before) }),
    ...(!includes(row.company_id, row.workspace_id) && {
      company_id: null,
      company_name: null,
      workspace_id: null,
      workspace_name: null,
      after: withoutPlace(row.after),
    }),
  };
}

function withoutPlace(values: EventValues | null): EventValues | null {
  if (!values) return null;
  const named = Object.entries(values).filter(
    ([field]) => !['company', 'workspace'].includes(field),
  );
  return Object.fromEntries(named);
}

/** The event before the page. Everybody may name it, because only its time and its id are used. */
async function eventBefore({ tx }: Reader, id: string | null | undefined) {
  if (!id) return null;
  const row = await tx.get('events', id);
  if (!row) throw notFound('event');
  return { id, at: row.at };
}

/** The form in which times are stored. */
function timeOf(text: string | null | undefined): string | null {
  if (!text) return null;
  const time = new Date(text);
  if (Number.isNaN(time.getTime())) throw badInput('This is not a time.');
  return time.toISOString();
}

/** Parses each User-Agent once, because a page of events has few different ones. */
function deviceReader() {
  const known = new Map<string | null, DeviceNames>();
  return (userAgent: string | null): DeviceNames => {
    const device = known.get(userAgent) ?? readUserAgent(userAgent);
    known.set(userAgent, device);
    return device;
  };
}

const toDto = ({ before, after, ...row }: EventRow, { browser, os }: DeviceNames) => ({
  ...row,
  changes: changesOf(before, after),
  browser,
  os,
});

function changesOf(before: EventValues | null, after: EventValues | null) {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  const textOf = (value: EventValues[string] | undefined) =>
    value === undefined || value === null ? null : String(value);
  return [...fields].map((field) => ({
    field,
    before: textOf(before?.[field]),
    after: textOf(after?.[field]),
  }));
}
