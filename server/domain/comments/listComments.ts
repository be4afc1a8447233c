import type { CommentDto } from '@contract/inbox/inboxPayloads';
import { isSubjectKind } from '@contract/inbox/subjects';
import type { ReadTransaction } from '@server/store/Store';
import type { CommentRow } from '@server/store/tables';
import { badInput } from '../errors';
import { namesOf } from '../movement/people';
import type { Reader } from '../queries/reader';
import { requireSubject } from './subject';

/** The comments on a subject, the oldest first. Throws the errors of `reader.company`. */
export async function listComments(
  reader: Reader,
  ids: { company_id: string; subject_kind: string; subject_id: string },
): Promise<CommentDto[]> {
  const { company_id, subject_kind, subject_id } = ids;
  await reader.company(company_id);
  if (!isSubjectKind(subject_kind))
    throw badInput('There are no comments on this kind of subject.');
  const subject = { company_id, subject_kind, subject_id };
  await requireSubject(reader, subject);
  const rows = await reader.tx.find('comments', { ...subject, deleted_at: null });
  rows.sort((a, b) => (a.created_at < b.created_at ? -1 : Number(a.created_at > b.created_at)));
  return toComments(reader.tx, rows);
}

/** Converts rows to what clients receive, in the same order. People who were removed have no names. */
export async function toComments(
  tx: ReadTransaction,
  rows: readonly CommentRow[],
): Promise<CommentDto[]> {
  const people = rows.flatMap(({ author_id, resolved_by, mentions }) => [
    ...[author_id, resolved_by].filter((id) => id !== null),
    ...mentions,
  ]);
  const names = await namesOf(tx, people);
  return rows.map(({ id, text, mentions, author_id, resolved_by, ...row }): CommentDto => {
    const author_name = names.get(author_id ?? '') ?? null;
    return {
      id,
      text,
      mentions: mentions.flatMap((one) => {
        const name = names.get(one);
        return name === undefined ? [] : [{ id: one, name }];
      }),
      author_id: author_name === null ? null : author_id,
      author_name,
      created_at: row.created_at,
      edited_at: row.edited_at,
      resolved_at: row.resolved_at,
      resolved_by: names.get(resolved_by ?? '') ?? null,
    };
  });
}
