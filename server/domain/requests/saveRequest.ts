import { randomUUID } from 'node:crypto';
import { dayOf } from '@contract/days';
import type { RequestDto } from '@contract/inbox/inboxPayloads';
import type { RequestKind } from '@contract/inbox/subjects';
import { can } from '@contract/permissions/permissions';
import type { Store, WriteTransaction } from '@server/store/Store';
import type { RequestRow } from '@server/store/tables';
import type { Clock } from '../clock';
import { AppError, badFields, forbidden, notFound, notFoundAs } from '../errors';
import { activityOf } from '../figures/model';
import type { Actor, Deferred } from '../manage/access';
import { notify, withdrawNotices } from '../notices/notify';
import { planEditor } from '../plan/authorize';
import { mayOwn } from '../plan/owner';
import type { Reader } from '../queries/reader';
import { writeWithRetries } from '../writeWithRetries';
import { toRequests } from './listRequests';

interface Deps {
  store: Store;
  clock: Clock;
}

/** undefined keeps a value. */
interface RequestFields {
  kind?: RequestKind | undefined;
  text?: string | undefined;
  asked_of?: string | undefined;
  due_on?: string | null | undefined;
}

interface NewRequest extends RequestFields {
  kind: RequestKind;
  asked_of: string;
}

/** Asks a person for something on an action. ALREADY_ASKED if the same request to the same person is open. */
export function askFor(
  { store, clock }: Deps,
  actor: Actor,
  ids: { company_id: string; activity_id: string },
  fields: Deferred<NewRequest>,
): Promise<RequestDto> {
  return writeWithRetries(store, async (tx) => {
    const { reader, authorize } = await planEditor(tx, actor);
    await authorize(ids.company_id);
    activityOf(await reader.model(), ids.activity_id);
    const { text = '', due_on = null, ...otherFields } = fields();
    const now = clock.now();
    const row: RequestRow = {
      id: randomUUID(),
      ...ids,
      ...otherFields,
      text,
      due_on,
      asked_by: reader.person.id,
      asked_at: now.toISOString(),
      done_at: null,
      cancelled_at: null,
      mailed_at: null,
    };
    await checkRequest(reader, tx, { row, stored: null, now });
    await tx.insert('requests', row);
    await tellAsked(tx, row, reader.person.id, now);
    return toDto(reader, row);
  });
}

/** Changes an open request, or gives it to another person; FORBIDDEN for others than the asker and administrators. */
export function changeRequest(
  { store, clock }: Deps,
  actor: Actor,
  id: string,
  fields: Deferred<RequestFields>,
): Promise<RequestDto> {
  return writeWithRetries(store, async (tx) => {
    const { reader, request: stored } = await requestToChange(tx, actor, id);
    const changedFields = Object.entries(fields()).filter(([, value]) => value !== undefined);
    if (stored.done_at !== null || stored.cancelled_at !== null) {
      const data = await toDto(reader, stored);
      throw new AppError('REVISION_CONFLICT', 'This request is no longer open.', { data });
    }
    const now = clock.now();
    const row = { ...stored, ...Object.fromEntries(changedFields) };
    await checkRequest(reader, tx, { row, stored, now });
    const isReassigned = row.asked_of !== stored.asked_of;
    if (isReassigned || row.due_on !== stored.due_on) row.mailed_at = null;
    await tx.update('requests', id, row);
    if (isReassigned) {
      await withdrawAsked(tx, stored);
      await tellAsked(tx, row, reader.person.id, now);
    }
    return toDto(reader, row);
  });
}

/** Cancels a request. It changes nothing for one that is no longer open. */
export function cancelRequest(
  { store, clock }: Deps,
  actor: Actor,
  id: string,
): Promise<RequestDto> {
  return store.write(async (tx) => {
    const { reader, request } = await requestToChange(tx, actor, id);
    if (request.done_at !== null || request.cancelled_at !== null) return toDto(reader, request);
    const cancelled_at = clock.now().toISOString();
    await tx.update('requests', id, { cancelled_at });
    await withdrawAsked(tx, request);
    return toDto(reader, { ...request, cancelled_at });
  });
}

async function requestToChange(tx: WriteTransaction, actor: Actor, id: string) {
  const request = await tx.getForUpdate('requests', id);
  const { reader, authorize } = await planEditor(tx, actor);
  if (!request) throw notFound('request');
  await authorize(request.company_id).catch(notFoundAs('request'));
  const { workspace_id } = await reader.company(request.company_id);
  const resource = { company_id: request.company_id, workspace_id, author_id: request.asked_by };
  if (!can(reader.person, 'changeRequest', resource)) throw forbidden();
  return { reader, request };
}

interface Checked {
  row: RequestRow;
  /** The request before the change; null for a new one. What is unchanged is not checked again. */
  stored: RequestRow | null;
  now: Date;
}

/** BAD_USER_INPUT for a past day or a person who may not save there; ALREADY_ASKED if the same request is open. */
async function checkRequest(
  reader: Reader,
  tx: WriteTransaction,
  { row, stored, now }: Checked,
): Promise<void> {
  const problems: Record<string, string> = {};
  if (row.due_on !== null && row.due_on !== stored?.due_on && row.due_on < dayOf(now)) {
    problems['due_on'] = 'Choose today or a later day.';
  }
  if (row.asked_of !== null && row.asked_of !== stored?.asked_of) {
    const user = await tx.getForUpdate('users', row.asked_of);
    if (!user || !(await mayOwn(tx, user, row.company_id))) {
      problems['asked_of'] = 'Choose a person who may save answers of this company.';
    }
  }
  if (Object.keys(problems).length > 0) throw badFields(problems);
  const { company_id, activity_id, kind, asked_of } = row;
  const same = { company_id, activity_id, kind, asked_of, done_at: null, cancelled_at: null };
  const [open] = (await tx.find('requests', same)).filter(({ id }) => id !== row.id);
  if (!open) return;
  const data = await toDto(reader, open);
  throw new AppError('ALREADY_ASKED', 'This person has been asked for this already.', { data });
}

const subjectOf = ({ company_id, activity_id }: RequestRow) =>
  ({ company_id, subject_kind: 'activity', subject_id: activity_id }) as const;

async function tellAsked(tx: WriteTransaction, request: RequestRow, by: string, now: Date) {
  const { asked_of } = request;
  if (asked_of === null) return;
  await notify(tx, { ...subjectOf(request), user_id: asked_of, kind: 'asked', by }, now);
}

/** Withdraws the notice of a person who is no longer asked, unless they are asked for something else here. */
async function withdrawAsked(tx: WriteTransaction, request: RequestRow): Promise<void> {
  const { company_id, activity_id, asked_of } = request;
  if (asked_of === null) return;
  const open = { company_id, activity_id, asked_of, done_at: null, cancelled_at: null };
  if ((await tx.find('requests', open)).length > 0) return;
  await withdrawNotices(tx, subjectOf(request), { user_id: asked_of, kind: 'asked' });
}

async function toDto(reader: Reader, row: RequestRow): Promise<RequestDto> {
  const [request] = await toRequests(reader, [row]);
  if (!request) throw new Error(`The request ${row.id} was not converted`);
  return request;
}
