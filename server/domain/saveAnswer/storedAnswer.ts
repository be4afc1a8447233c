import { randomUUID } from 'node:crypto';
import {
  ANSWER_FIELDS,
  EMPTY_ANSWER,
  toAnswerValues,
  type AnswerValues,
  type ChangeSource,
} from '@contract/answer';
import type { ReadTransaction, WriteTransaction } from '@server/store/Store';
import type { AnswerChangeRow, AnswerRow } from '@server/store/tables';
import { afterStatesSaved } from '../evidence/stateSaved';
import type { AveragesAround } from './updateFigures';

export interface AnswerKey {
  company_id: string;
  activity_id: string;
}

interface Author {
  by: string;
  /** ISO 8601. */
  at: string;
}

/** Reads the stored answer and locks it until the transaction ends; undefined if there is none. */
export async function lockAnswer(
  tx: WriteTransaction,
  { company_id, activity_id }: AnswerKey,
): Promise<AnswerRow | undefined> {
  const [found] = await tx.findForUpdate('answers', { company_id, activity_id });
  return found;
}

/** An edit is compared with at most this many changes, because reading more would delay other requests. */
const MAX_MISSED = 1_000;

/**
 * The changes after a revision, oldest first. Empty if there are more than MAX_MISSED; then every field
 * counts as changed by others.
 */
export async function changesSince(
  tx: ReadTransaction,
  answer: AnswerRow,
  revision: number,
): Promise<AnswerChangeRow[]> {
  const missed = answer.revision - revision;
  if (missed <= 0 || missed > MAX_MISSED) return [];
  const since = await tx.find('answer_changes', {
    answer_id: answer.id,
    revision: { greaterThan: revision },
  });
  return since.sort((a, b) => a.revision - b.revision);
}

const NOT_CONFIRMED = { confirmed_at: null, confirmed_by: null };

/** The next revision of the answer, with the changed fields. */
export function revised(
  key: AnswerKey,
  stored: AnswerRow | undefined,
  changes: Partial<AnswerValues>,
  { by, at }: Author,
): AnswerRow {
  return {
    ...(stored ?? { ...EMPTY_ANSWER, ...key, id: randomUUID(), ...NOT_CONFIRMED }),
    ...changes,
    answered_at: at,
    answered_by: by,
    revision: (stored?.revision ?? 0) + 1,
  };
}

/** A revised answer with what its history records. */
export interface Revision {
  stored: AnswerRow | undefined;
  answer: AnswerRow;
  /** The changed fields with their new values. */
  changes: Partial<AnswerValues>;
  averages: AveragesAround | undefined;
  source: ChangeSource;
  /** The round in which it was decided. */
  round_id?: string | null;
  /** Who changed it, if that is not who answered last. */
  author?: Author;
}

/**
 * Stores revised answers with the previous and new values of the changed fields in their history, and what follows
 * from their new states.
 */
export async function storeRevisions(
  tx: WriteTransaction,
  revisions: readonly Revision[],
): Promise<void> {
  const created = revisions.filter(({ stored }) => !stored).map(({ answer }) => answer);
  // They are sent together and run in this order, because a change refers to its answer.
  await Promise.all([
    created.length > 0 && tx.insert('answers', created),
    ...revisions.map(({ stored, answer }) => stored && tx.update('answers', answer.id, answer)),
    tx.insert('answer_changes', revisions.map(changeOf)),
  ]);
  const [first] = revisions;
  if (!first) return;
  await afterStatesSaved(tx, revisions.flatMap(savedState), new Date(first.answer.answered_at));
}

/** The new state of a revised answer, if it has one. */
function savedState({ answer, changes }: Revision) {
  const { company_id, activity_id, answered_by: by } = answer;
  const { revenue_state: state } = changes;
  return state === undefined || state === null ? [] : [{ company_id, activity_id, state, by }];
}

const changeOf = ({
  stored,
  answer,
  changes,
  averages,
  source,
  round_id = null,
  author = { by: answer.answered_by, at: answer.answered_at },
}: Revision): AnswerChangeRow => ({
  id: randomUUID(),
  answer_id: answer.id,
  company_id: answer.company_id,
  activity_id: answer.activity_id,
  revision: answer.revision,
  changed_by: author.by,
  changed_at: author.at,
  before: valuesBefore(stored ?? EMPTY_ANSWER, changes),
  after: changes,
  ...averages,
  source,
  round_id,
});

function valuesBefore(values: AnswerValues, changes: Partial<AnswerValues>) {
  const changed = ANSWER_FIELDS.filter(({ name }) => name in changes);
  return toAnswerValues(changed.map(({ name }) => [name, values[name]]));
}
