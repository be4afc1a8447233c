import { answerScore, answerWeight } from '@contract/scoring/scoring';
import type { AnswerValues } from '@contract/answer';
import type { WeightedScore } from '@contract/scoring/movement';
import type { AnswerChangeRow, AnswerRow } from '@server/store/tables';

type ScoringValues = Pick<
  AnswerValues,
  'revenue_state' | 'relevance' | 'criticality' | 'not_applicable'
>;

export const SCORED_COLUMNS = [
  'activity_id',
  'revision',
  'revenue_state',
  'relevance',
  'criticality',
  'not_applicable',
  'answered_by',
  'answered_at',
] as const;

/** The part of an answer that its score and its last change need. */
export type ScoredAnswer = Pick<AnswerRow, (typeof SCORED_COLUMNS)[number]>;

export const UNDO_COLUMNS = [
  'activity_id',
  'revision',
  'changed_at',
  'changed_by',
  'before',
] as const;

/** The part of a recorded change that is needed to undo it. */
export type UndoableChange = Pick<AnswerChangeRow, (typeof UNDO_COLUMNS)[number]>;

/** Scores of a company's answers by activity; answers without a score are absent. */
export type Scores = ReadonlyMap<string, WeightedScore>;

/** Changes of a company by activity, the newest first. */
export function newestFirst(changes: readonly UndoableChange[]): Map<string, UndoableChange[]> {
  const byActivity = new Map<string, UndoableChange[]>();
  for (const change of changes) {
    const known = byActivity.get(change.activity_id);
    if (known) known.push(change);
    else byActivity.set(change.activity_id, [change]);
  }
  for (const list of byActivity.values()) list.sort((a, b) => b.revision - a.revision);
  return byActivity;
}

/**
 * The scores at a moment: the current answers with every later change undone, the newest first.
 * `end`: ISO 8601, exclusive; null for now.
 */
export function scoresAt(
  answers: Iterable<ScoredAnswer>,
  changes: ReadonlyMap<string, readonly UndoableChange[]>,
  end: string | null,
): Scores {
  const scores = new Map<string, WeightedScore>();
  for (const answer of answers) {
    const values = valuesAt(answer, changes.get(answer.activity_id) ?? [], end);
    const state = answerScore(values);
    if (state !== null) scores.set(answer.activity_id, { state, weight: answerWeight(values) });
  }
  return scores;
}

/** The activities that are marked as not applicable at a moment; `changes` and `end` as in `scoresAt`. */
export function notApplicableAt(
  answers: Iterable<ScoredAnswer>,
  changes: ReadonlyMap<string, readonly UndoableChange[]>,
  end: string | null,
): ReadonlySet<string> {
  const marked = new Set<string>();
  for (const answer of answers) {
    const values = valuesAt(answer, changes.get(answer.activity_id) ?? [], end);
    if (values.not_applicable) marked.add(answer.activity_id);
  }
  return marked;
}

function valuesAt(
  { revenue_state, relevance, criticality, not_applicable }: ScoredAnswer,
  changes: readonly UndoableChange[],
  end: string | null,
): ScoringValues {
  let values: ScoringValues = { revenue_state, relevance, criticality, not_applicable };
  if (end === null) return values;
  for (const { changed_at, before } of changes) {
    if (changed_at < end) break;
    values = { ...values, ...before };
  }
  return values;
}

/**
 * The moment from which the history of all answers is complete: the latest first recorded change among
 * the answers whose first revision was not recorded. null when every history is complete.
 */
export function completeSince(
  answers: Iterable<ScoredAnswer>,
  changes: ReadonlyMap<string, readonly UndoableChange[]>,
): string | null {
  let latest: string | null = null;
  for (const answer of answers) {
    const first = changes.get(answer.activity_id)?.at(-1);
    if (first?.revision === 1) continue;
    const since = first?.changed_at ?? answer.answered_at;
    if (latest === null || since > latest) latest = since;
  }
  return latest;
}
