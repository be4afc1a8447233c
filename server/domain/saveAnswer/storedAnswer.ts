import { randomUUID } from 'node:crypto';
import { ANSWER_FIELDS, EMPTY_ANSWER, type AnswerValues } from '@contract/answer';
import type { ReadTransaction, WriteTransaction } from '@server/store/Store';
import type { AnswerChangeRow, AnswerRow } from '@server/store/tables';

/** Whose answer to what. */
export interface AnswerKey {
  company_id: string;
  activity_id: string;
}

/** Who saves, and when (ISO 8601). */
interface Author {
  by: string;
  at: string;
}

/** The stored answer, kept from others until the transaction ends; undefined where there is none. */
export async function lockAnswer(
  tx: WriteTransaction,
  { company_id, activity_id }: AnswerKey,
): Promise<AnswerRow | undefined> {
  const [found] = await tx.findForUpdate('answers', { company_id, activity_id });
  return found;
}

/** As many changes as are compared with an edit: reading more would hold up everybody else. */
const MOST_MISSED = 1_000;

/**
 * What was saved after a revision, oldest first. Nothing where that is more than is compared: then
 * any field counts as changed by others.
 */
export async function changesSince(
  tx: ReadTransaction,
  answer: AnswerRow,
  revision: number,
): Promise<AnswerChangeRow[]> {
  const missed = answer.revision - revision;
  if (missed <= 0 || missed > MOST_MISSED) return [];
  const since = await tx.find('answer_changes', {
    answer_id: answer.id,
    revision: { greaterThan: revision },
  });
  return since.sort((a, b) => a.revision - b.revision);
}

/** The answer as the changed fields make it: the next revision. */
export function revised(
  key: AnswerKey,
  stored: AnswerRow | undefined,
  changes: Partial<AnswerValues>,
  { by, at }: Author,
): AnswerRow {
  return {
    ...(stored ?? { ...EMPTY_ANSWER, ...key, id: randomUUID() }),
    ...changes,
    answered_at: at,
    answered_by: by,
    revision: (stored?.revision ?? 0) + 1,
  };
}

/** Stores a revised answer, and in its history what the changed fields were. */
export async function storeRevision(
  tx: WriteTransaction,
  stored: AnswerRow | undefined,
  answer: AnswerRow,
  changes: Partial<AnswerValues>,
  averages: Pick<AnswerChangeRow, 'averages_before' | 'averages_after'>,
): Promise<void> {
  // At once, and in this order: the change points to the answer.
  const storing = stored ? tx.update('answers', answer.id, answer) : tx.insert('answers', answer);
  const recording = tx.insert('answer_changes', {
    id: randomUUID(),
    answer_id: answer.id,
    company_id: answer.company_id,
    activity_id: answer.activity_id,
    revision: answer.revision,
    changed_by: answer.answered_by,
    changed_at: answer.answered_at,
    before: valuesBefore(stored ?? EMPTY_ANSWER, changes),
    after: changes,
    ...averages,
  });
  await Promise.all([storing, recording]);
}

function valuesBefore(values: AnswerValues, changes: Partial<AnswerValues>) {
  const before: Partial<AnswerValues> = {};
  for (const { name } of ANSWER_FIELDS) if (name in changes) before[name] = values[name];
  return before;
}
