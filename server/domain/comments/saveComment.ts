import { randomUUID } from 'node:crypto';
import type { CommentDto } from '@contract/inbox/inboxPayloads';
import { COMMENT_EDIT_MS } from '@contract/inbox/subjects';
import { can, type AuthoredResource } from '@contract/permissions/permissions';
import type { Store, WriteTransaction } from '@server/store/Store';
import type { CommentRow } from '@server/store/tables';
import type { Clock } from '../clock';
import { forbidden, notFound, notFoundAs } from '../errors';
import type { Actor, Deferred } from '../manage/access';
import { notify, type NoticeSubject } from '../notices/notify';
import { planEditor } from '../plan/authorize';
import type { Reader } from '../queries/reader';
import { completeRequests } from '../requests/completeRequests';
import { writeWithRetries } from '../writeWithRetries';
import { toComments } from './listComments';
import { checkMentions } from './mentions';
import { readsComments, requireSubject } from './subject';

interface Deps {
  store: Store;
  clock: Clock;
}

interface CommentFields {
  text: string;
  /** Ids of people; undefined to keep them, or for none in a new comment. */
  mentions?: string[] | undefined;
}

/** Writes a comment, and tells the mentioned people. A comment on an action does what its author was asked for. */
export function createComment(
  { store, clock }: Deps,
  actor: Actor,
  company_id: string,
  fields: Deferred<CommentFields & Omit<NoticeSubject, 'company_id'>>,
): Promise<CommentDto> {
  return writeWithRetries(store, async (tx) => {
    const { reader, authorize } = await planEditor(tx, actor);
    await authorize(company_id);
    const { text, mentions = [], ...about } = fields();
    const subject = { company_id, ...about };
    await requireSubject(reader, subject);
    const now = clock.now();
    const row: CommentRow = {
      id: randomUUID(),
      ...subject,
      text,
      mentions: await checkMentions(reader, subject, mentions),
      author_id: reader.person.id,
      created_at: now.toISOString(),
      edited_at: null,
      deleted_at: null,
      resolved_at: null,
      resolved_by: null,
    };
    await tx.insert('comments', row);
    await tellMentioned(tx, row, row.mentions, now);
    if (subject.subject_kind === 'activity') {
      const { id } = reader.person;
      const asked = { company_id, activity_id: subject.subject_id, kind: 'comment' } as const;
      await completeRequests(tx, { ...asked, asked_of: id }, id, now);
    }
    return toDto(tx, row);
  });
}

/** Changes the text of a comment. FORBIDDEN for others than its author, and after 15 minutes. */
export function updateComment(
  { store, clock }: Deps,
  actor: Actor,
  id: string,
  fields: Deferred<CommentFields>,
): Promise<CommentDto> {
  return writeWithRetries(store, async (tx) => {
    const { reader, comment, resource } = await commentToChange(tx, actor, id);
    if (!can(reader.person, 'updateComment', resource)) throw forbidden();
    const now = clock.now();
    if (now.getTime() - Date.parse(comment.created_at) > COMMENT_EDIT_MS) {
      throw forbidden('A comment can only be changed in the first 15 minutes.');
    }
    const { text, mentions } = fields();
    const added = (mentions ?? []).filter((one) => !comment.mentions.includes(one));
    await checkMentions(reader, comment, added);
    const changes = {
      text,
      mentions: mentions ? [...new Set(mentions)] : comment.mentions,
      edited_at: now.toISOString(),
    };
    await tx.update('comments', id, changes);
    await tellMentioned(tx, comment, added, now);
    return toDto(tx, { ...comment, ...changes });
  });
}

/** Deletes a comment, which its author and the administrators of the company may do. */
export function deleteComment(
  { store, clock }: Deps,
  actor: Actor,
  id: string,
): Promise<CommentDto> {
  return store.write(async (tx) => {
    const { reader, comment, resource } = await commentToChange(tx, actor, id);
    if (!can(reader.person, 'deleteComment', resource)) throw forbidden();
    await tx.update('comments', id, { deleted_at: clock.now().toISOString() });
    return toDto(tx, comment);
  });
}

/** Marks a comment as resolved or not; whoever may save answers may do that. */
export function resolveComment(
  { store, clock }: Deps,
  actor: Actor,
  id: string,
  fields: Deferred<{ resolved: boolean }>,
): Promise<CommentDto> {
  return store.write(async (tx) => {
    const { reader, comment } = await commentToChange(tx, actor, id);
    const { resolved } = fields();
    if (resolved === (comment.resolved_at !== null)) return toDto(tx, comment);
    const changes = {
      resolved_at: resolved ? clock.now().toISOString() : null,
      resolved_by: resolved ? reader.person.id : null,
    };
    await tx.update('comments', id, changes);
    return toDto(tx, { ...comment, ...changes });
  });
}

/**
 * Locks a comment of a company where the person may save answers; NOT_FOUND for a deleted one, and for one that the
 * person may not read.
 */
async function commentToChange(tx: WriteTransaction, actor: Actor, id: string) {
  const comment = await tx.getForUpdate('comments', id);
  const { reader, authorize } = await planEditor(tx, actor);
  if (!comment || comment.deleted_at !== null) throw notFound('comment');
  await authorize(comment.company_id).catch(notFoundAs('comment'));
  if (!(await readsComments(reader, comment))) throw notFound('comment');
  return { reader, comment, resource: await resourceOf(reader, comment) };
}

async function resourceOf(
  { company }: Reader,
  { company_id, author_id }: CommentRow,
): Promise<AuthoredResource> {
  const { workspace_id } = await company(company_id);
  return { company_id, workspace_id, author_id };
}

async function tellMentioned(
  tx: WriteTransaction,
  comment: CommentRow,
  people: readonly string[],
  now: Date,
): Promise<void> {
  const { company_id, subject_kind, subject_id, author_id: by } = comment;
  for (const user_id of people.toSorted()) {
    const subject = { company_id, subject_kind, subject_id };
    await notify(tx, { ...subject, user_id, kind: 'mentioned', by }, now);
  }
}

async function toDto(tx: WriteTransaction, row: CommentRow): Promise<CommentDto> {
  const [comment] = await toComments(tx, [row]);
  if (!comment) throw new Error(`The comment ${row.id} was not converted`);
  return comment;
}
