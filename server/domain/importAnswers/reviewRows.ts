import { EMPTY_ANSWER, type AnswerFieldName, type AnswerValues } from '@contract/answer';
import { leavesReasonMissing, REASON_NEEDED } from '@contract/notApplicable';
import type { ImportResult } from '@contract/workbook/importPayloads';
import type { WriteTransaction } from '@server/store/Store';
import type { ActivityRow, AnswerChangeRow, AnswerRow } from '@server/store/tables';
import type { Model } from '../figures/model';
import { lastChangeOf } from '../saveAnswer/conflict';
import { changesSince } from '../saveAnswer/storedAnswer';
import { listChanges, mergeRow } from './mergeRow';
import { readValues, type SubmittedRow, type RowValues } from './readRow';

interface ReviewedRow {
  result: ImportResult;
  /** The changes of the row without its undecided conflicts; absent if there are none. */
  change?: {
    activity: ActivityRow;
    stored: AnswerRow | undefined;
    changes: Partial<AnswerValues>;
  };
}

/** A row whose action and values are valid. */
interface ValidRow extends Pick<SubmittedRow, 'revision' | 'keep'> {
  activity: ActivityRow;
  values: RowValues;
}

/**
 * Reviews the rows of an import, in their order: what each changes, and why it cannot be imported. The authors of
 * conflicts are ids, which `withNames` replaces. The stored
 * answers of valid rows with values are locked until the transaction ends.
 */
export async function reviewRows(
  tx: WriteTransaction,
  model: Model,
  company_id: string,
  rows: readonly SubmittedRow[],
): Promise<ReviewedRow[]> {
  const seen = new Set<string>();
  const read = rows.map((row) => {
    const isRepeated = seen.has(row.activity_id);
    seen.add(row.activity_id);
    return isRepeated ? 'This action is listed twice.' : validRow(model, row);
  });
  const valid = read.filter((row) => typeof row !== 'string');
  const answers = await tx.findForUpdate('answers', {
    company_id,
    activity_id: valid.map(({ activity }) => activity.id),
  });
  const storedBy = new Map(answers.map((answer) => [answer.activity_id, answer]));
  const missed = await missedChanges(tx, valid, storedBy);

  return rows.map(({ activity_id }, index): ReviewedRow => {
    const row = read[index] ?? '';
    const stored = storedBy.get(activity_id);
    const { revision } = stored ?? { revision: 0 };
    const about = { activity_id, revision };
    if (typeof row === 'string') {
      return { result: { ...about, outcome: 'error', changes: [], message: row } };
    }
    const since = missed.get(activity_id) ?? [];
    const merged = mergeRow(stored, since, row.values, row);
    if (leavesReasonMissing(stored ?? EMPTY_ANSWER, merged.changes)) {
      return { result: { ...about, outcome: 'error', changes: [], message: REASON_NEEDED } };
    }
    const authorOf = (field: AnswerFieldName) => {
      const { by, at } = lastChangeOf(stored, since, [field]);
      return { changed_by: by, changed_at: at };
    };
    const changes = listChanges(stored, merged, authorOf);
    const isChanged = Object.keys(merged.changes).length > 0;
    const changing = isChanged ? 'change' : 'unchanged';
    const outcome = merged.conflicts.length > 0 ? 'conflict' : changing;
    return {
      result: { ...about, outcome, changes, message: null },
      ...(isChanged && { change: { activity: row.activity, stored, changes: merged.changes } }),
    };
  });
}

/** The row with its action, or a sentence that describes why it is invalid. */
function validRow(model: Model, { activity_id, values, ...row }: SubmittedRow): ValidRow | string {
  const activity = model.activity(activity_id);
  if (!activity) return 'This action does not exist.';
  const read = readValues(values);
  return typeof read === 'string' ? read : { ...row, activity, values: read };
}

/** Reading more recorded changes would delay other requests. Fields of the remaining rows count as changed. */
const MAX_CHANGES = 20_000;

/** The changes since the revisions of the rows, by activity. Rows that are up to date are absent. */
async function missedChanges(
  tx: WriteTransaction,
  rows: readonly ValidRow[],
  storedBy: ReadonlyMap<string, AnswerRow>,
): Promise<ReadonlyMap<string, AnswerChangeRow[]>> {
  let total = 0;
  const stale = rows.flatMap(({ activity, revision, values }) => {
    const stored = storedBy.get(activity.id);
    if (!stored || revision === null || revision >= stored.revision || values.size === 0) return [];
    total += stored.revision - revision;
    return total <= MAX_CHANGES ? [{ stored, revision }] : [];
  });
  const found = await Promise.all(
    stale.map(
      async ({ stored, revision }) =>
        [stored.activity_id, await changesSince(tx, stored, revision)] as const,
    ),
  );
  return new Map(found);
}
