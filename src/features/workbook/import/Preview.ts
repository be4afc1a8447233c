import type { AnswerFieldName, AnswerValue } from '@contract/answer';
import type { Cell } from '@contract/workbook/cells';
import type { ImportReply, ImportRow } from '@contract/workbook/importPayloads';
import type { ListedAction } from '@contract/workbook/makeTable';
import type { NumberedProblem, TableReading } from '@contract/workbook/readTable';
import { resolveConflicts, type Decisions } from './resolveConflicts';

/** A file that was read and compared with the stored answers. */
export interface Preview {
  actions: readonly ListedAction[];
  reading: TableReading;
  /** The cells of the file. */
  table: readonly (readonly Cell[])[];
  /** The rows that `reply` is about. */
  rows: readonly ImportRow[];
  reply: ImportReply;
  decisions: Decisions;
  /** Identifies the import of these rows with these decisions. */
  importId: string;
  /** Whether it replaces a preview, because others have saved changes in the meantime. */
  isNewer: boolean;
}

/** The lists of the preview, which shows one at a time. */
export const FILTERS = ['change', 'conflict', 'error', 'unchanged'] as const;
export type Filter = (typeof FILTERS)[number];

/** How many actions of the file change, conflict and stay as they are, and how many errors it has. */
export function countsOf({ reading, reply }: Preview): Record<Filter, number> {
  const count = (outcome: string) =>
    reply.results.filter((result) => result.outcome === outcome).length;
  const [change, conflict, rejected] = [count('change'), count('conflict'), count('error')];
  return {
    change,
    conflict,
    error: reading.problems.length + rejected,
    unchanged: reading.readable - change - conflict - rejected,
  };
}

/** The list that is shown first: errors or conflicts, else the changes. */
export function firstFilter(counts: Record<Filter, number>): Filter {
  if (counts.error > 0) return 'error';
  return counts.conflict > 0 ? 'conflict' : 'change';
}

/** How many actions are imported, and for how many the values of others are kept. */
export function decidedCounts({ rows, reply, decisions }: Preview) {
  const keptTheirs = reply.results.filter(
    ({ outcome, activity_id }) => outcome === 'conflict' && decisions[activity_id] !== 'mine',
  ).length;
  return { imported: resolveConflicts(rows, reply, decisions).length, keptTheirs };
}

/** A changed field as the preview lists it. */
export interface ListedChange {
  key: string;
  action: ListedAction;
  field: AnswerFieldName;
  before: AnswerValue;
  after: AnswerValue;
  conflict: { author: string | null; at: string; decision: 'mine' | 'theirs' } | null;
}

/** The changed fields of the rows with this outcome, in the order of the file. */
export function listChanges(
  { actions, reply, decisions }: Preview,
  filter: 'change' | 'conflict',
): ListedChange[] {
  const actionOf = new Map(actions.map((action) => [action.id, action]));
  return reply.results.flatMap(({ activity_id, outcome, changes }) => {
    const action = actionOf.get(activity_id);
    if (!action || outcome !== filter) return [];
    return changes.map(({ field, before, after, conflict }) => ({
      key: `${activity_id}/${field}`,
      action,
      field,
      before,
      after,
      conflict: conflict
        ? {
            author: conflict.changed_by,
            at: conflict.changed_at,
            decision: decisions[activity_id] ?? 'theirs',
          }
        : null,
    }));
  });
}

/** An error of a row: found in the file, or a refusal of the server. */
export type ListedError = NumberedProblem | { message: string; activityId: string };

export const listErrors = ({ reading, reply }: Preview): ListedError[] => [
  ...reading.problems,
  ...reply.results.flatMap(({ activity_id, message, outcome }) =>
    outcome === 'error' ? [{ message: message ?? '', activityId: activity_id }] : [],
  ),
];
