import type { ReadTransaction } from '@server/store/Store';
import type { Moment } from './moments';
import {
  completeSince,
  newestFirst,
  UNDO_COLUMNS,
  type ScoredAnswer,
  type UndoableChange,
} from './pastScores';

/** How often an answer changed between two moments, and its last change. */
export interface ChangeSummary {
  /** At least 1. */
  changes: number;
  changed_by: string;
  changed_at: string;
}

/** The recorded changes of a company from which a movement between two moments is computed. */
export interface ChangeHistory {
  /**
   * By activity, the newest first: the changes to undo to get from now to either moment. For an
   * answer that did not exist at the first moment, one change may summarize all.
   */
  changes: ReadonlyMap<string, readonly UndoableChange[]>;
  /** The moment from which every change is recorded; null if all are. */
  complete_since: string | null;
  /** Undefined for an activity without a change between the moments. */
  summaryOf(activityId: string): ChangeSummary | undefined;
}

const NOTHING = {
  revenue_state: null,
  relevance: null,
  criticality: null,
  not_applicable: false,
};

/**
 * Reads the recorded changes of a company as far as the moments need them. `from` is a week. Answers that
 * were created since then and are compared with the current answers need none of their changes.
 */
export async function readHistory(
  tx: ReadTransaction,
  companyId: string,
  answers: readonly ScoredAnswer[],
  { from, to }: { from: Moment; to: Moment },
): Promise<ChangeHistory> {
  const created = await creationTimes(tx, companyId);
  const start = from.end ?? '';
  const isNew = ({ activity_id }: ScoredAnswer) => (created.get(activity_id) ?? '') >= start;
  const summarized = to.end === null ? answers.filter(isNew) : [];
  const changes = newestFirst(
    await readSince(tx, companyId, start, answers, new Set(summarized.map(idOf))),
  );
  const summaries = summariesOf(changes, to);
  for (const { activity_id, revision, answered_by, answered_at } of summarized) {
    const changed_at = created.get(activity_id) ?? '';
    const whole = {
      activity_id,
      revision: 1,
      changed_at,
      changed_by: answered_by,
      before: NOTHING,
    };
    changes.set(activity_id, [whole]);
    summaries.set(activity_id, {
      changes: revision,
      changed_by: answered_by,
      changed_at: answered_at,
    });
  }

  return {
    changes,
    complete_since: await completeSinceOf(tx, companyId, answers, created),
    summaryOf: (activityId) => summaries.get(activityId),
  };
}

const idOf = ({ activity_id }: ScoredAnswer) => activity_id;

/** When each answer was created, by activity; answers whose first change was not recorded are absent. */
async function creationTimes(tx: ReadTransaction, companyId: string): Promise<Map<string, string>> {
  const where = { company_id: companyId, revision: 1 };
  const first = await tx.findColumns('answer_changes', ['activity_id', 'changed_at'], where);
  return new Map(first.map(({ activity_id, changed_at }) => [activity_id, changed_at]));
}

/** The changes since `start`, except those of the activities in `without`. */
async function readSince(
  tx: ReadTransaction,
  companyId: string,
  start: string,
  answers: readonly ScoredAnswer[],
  without: ReadonlySet<string>,
): Promise<UndoableChange[]> {
  const since = { company_id: companyId, changed_at: { notBefore: start } };
  const ids = answers.map(idOf).filter((id) => !without.has(id));
  // Naming a few activities is faster than reading the changes of all, and naming most of them is slower.
  if (ids.length < without.size) {
    if (ids.length === 0) return [];
    return tx.findColumns('answer_changes', UNDO_COLUMNS, { ...since, activity_id: ids });
  }
  const changes = await readChangesSince(tx, companyId, start);
  return changes.filter(({ activity_id }) => !without.has(activity_id));
}

/** The recorded changes of a company at `start` (ISO 8601) or later, in no particular order. */
export const readChangesSince = (
  tx: ReadTransaction,
  companyId: string,
  start: string,
): Promise<UndoableChange[]> =>
  tx.findColumns('answer_changes', UNDO_COLUMNS, {
    company_id: companyId,
    changed_at: { notBefore: start },
  });

/** The changes before the end of `to`. `changes` begins at the first moment. */
function summariesOf(
  changes: ReadonlyMap<string, readonly UndoableChange[]>,
  { end }: Moment,
): Map<string, ChangeSummary> {
  const summaries = new Map<string, ChangeSummary>();
  for (const [activityId, all] of changes) {
    const between = end === null ? all : all.filter(({ changed_at }) => changed_at < end);
    const [last] = between;
    if (!last) continue;
    const { changed_by, changed_at } = last;
    summaries.set(activityId, { changes: between.length, changed_by, changed_at });
  }
  return summaries;
}

/** The moment from which every change of these answers is recorded; null if all are. */
export const readCompleteSince = async (
  tx: ReadTransaction,
  companyId: string,
  answers: readonly ScoredAnswer[],
): Promise<string | null> =>
  completeSinceOf(tx, companyId, answers, await creationTimes(tx, companyId));

async function completeSinceOf(
  tx: ReadTransaction,
  companyId: string,
  answers: readonly ScoredAnswer[],
  created: ReadonlyMap<string, string>,
): Promise<string | null> {
  const incomplete = answers.filter(({ activity_id }) => !created.has(activity_id));
  if (incomplete.length === 0) return null;
  const where = { company_id: companyId, activity_id: incomplete.map(idOf) };
  const changes = await tx.findColumns('answer_changes', UNDO_COLUMNS, where);
  return completeSince(incomplete, newestFirst(changes));
}
