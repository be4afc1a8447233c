import type { ImportReply, ImportRow } from '@contract/workbook/importPayloads';

/** Whose value to keep where both sides changed a field, by activity. */
export type Decisions = Readonly<Record<string, 'mine' | 'theirs'>>;

/**
 * The rows to import after a person has decided about the conflicts of a preview; others' values are kept unless
 * decided otherwise. They start from the revisions that the preview compared with, so that whatever others save
 * after it is a conflict again. Rows that change nothing are left out.
 */
export function resolveConflicts(
  rows: readonly ImportRow[],
  { results }: Pick<ImportReply, 'results'>,
  decisions: Decisions,
): ImportRow[] {
  const resultOf = new Map(results.map((result) => [result.activity_id, result]));
  return rows.flatMap(({ activity_id, values }) => {
    const result = resultOf.get(activity_id);
    if (!result) return [];
    const isMine = decisions[activity_id] === 'mine';
    const sent = result.changes
      .filter(({ conflict }) => isMine || !conflict)
      .map(({ field }) => [field, values[field] ?? null] as const);
    if (sent.length === 0) return [];
    return [{ activity_id, revision: result.revision, values: Object.fromEntries(sent) }];
  });
}
