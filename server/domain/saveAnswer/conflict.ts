import type { AnswerFieldName } from '@contract/answer';
import type { RevisionConflict } from '@contract/rest';
import type { ReadTransaction } from '@server/store/Store';
import type { ActivityRow, AnswerChangeRow, AnswerRow } from '@server/store/tables';
import { toAnswerDto } from '../queries/activities';
import { AppError } from '../errors';

/** REVISION_CONFLICT for fields that someone else has changed in the meantime, with author, time and values. */
export async function revisionConflict(
  tx: ReadTransaction,
  answer: AnswerRow,
  activity: ActivityRow,
  since: AnswerChangeRow[],
  fields: AnswerFieldName[],
): Promise<AppError> {
  const { by, at } = lastChangeOf(answer, since, fields);
  const author = await tx.get('users', by);
  const data: RevisionConflict = {
    answer: toAnswerDto(answer, activity),
    changed_by: author?.name ?? null,
    changed_at: at,
  };
  const message = `${data.changed_by ?? 'Someone else'} has changed the same fields in the meantime.`;
  return new AppError('REVISION_CONFLICT', message, { data });
}

/**
 * Who changed one of these fields last, and when (ISO 8601). `since`: the recorded changes, the oldest first.
 * Without one of these fields in it, the author of the answer; empty without an answer.
 */
export function lastChangeOf(
  answer: AnswerRow | undefined,
  since: readonly AnswerChangeRow[],
  fields: readonly AnswerFieldName[],
): { by: string; at: string } {
  const last = since.findLast(({ after }) => fields.some((name) => name in after));
  return {
    by: last?.changed_by ?? answer?.answered_by ?? '',
    at: last?.changed_at ?? answer?.answered_at ?? '',
  };
}
