import type { AnswerValues } from '@contract/answer';
import type { ApiError } from '@/shared/api/errors/ApiError';
import {
  editsOf,
  OPINION_FIELD,
  type Draft,
  type Drafts,
  type DraftValues,
  type SaveRequest,
} from './Draft';
import { updatePhase } from './updatePhase';

/**
 * Changes of drafts that sending and its outcomes cause. Each function mutates the drafts that it receives and uses
 * neither clock nor network. None removes an edit that the server has not acknowledged, unless the person gave it
 * up. `at` is ms since the epoch.
 */

export function sendStarted(
  drafts: Drafts,
  { key, sending }: { key: string; sending: SaveRequest },
) {
  const draft = drafts[key];
  if (!draft) return;
  draft.sending = sending;
  draft.phase = 'saving';
  draft.dueAt = null;
}

export interface Acknowledged {
  key: string;
  saveId: string;
  /** The values of the save. `sentAt` is the time at which it was first sent. */
  sent: DraftValues;
  sentAt: number;
  /** The answer's new revision; null if the server does not report revisions. */
  revision: number | null;
  /** The answer also contains changes that were made after the revision that the edits started from. */
  merged: boolean;
  at: number;
}

/**
 * The server has applied a save. Two hidden tabs may save one draft at the same time, so the save may not be the
 * draft's latest.
 */
export function acknowledged(drafts: Drafts, event: Acknowledged) {
  const { key, saveId, sent, sentAt, revision, merged } = event;
  const draft = drafts[key];
  if (!draft) return;
  const isLatest = draft.sending?.saveId === saveId;
  for (const [field, edit] of editsOf(draft)) {
    const value = sent[field];
    // Another save of this field is pending, and its outcome decides.
    if (value === undefined || (!isLatest && draft.sending && field in draft.sending.values))
      continue;
    // A later edit to the same value is kept, because another person may have changed the field in between.
    if (edit.value === value && edit.at <= sentAt) {
      delete draft.edits[field];
      if (field !== OPINION_FIELD) delete draft.conflicts[field];
    } else edit.base = value;
  }
  if (isLatest) {
    // After a merge the person has not seen the other changes, so the edits still start from the earlier revision.
    if (!merged) draft.revision = revision;
    draft.sending = null;
    draft.attempts = 0;
    draft.problem = null;
    draft.phase = 'dirty';
  }
  updatePhase(drafts, key);
}

export interface Failed {
  key: string;
  saveId: string;
  problem: ApiError;
  /** The time at which the save is repeated, because its outcome is unknown. */
  retryAt: number;
  phase: 'waiting' | 'offline' | 'signIn';
}

export function failed(drafts: Drafts, { key, saveId, problem, retryAt, phase }: Failed) {
  const draft = drafts[key];
  if (!draft || draft.sending?.saveId !== saveId) return;
  draft.phase = phase;
  draft.problem = problem;
  draft.attempts += 1;
  draft.dueAt = phase === 'signIn' ? null : retryAt;
}

/** The server refuses the content. Another edit, or the Save button, sends it again. */
export function rejected(
  drafts: Drafts,
  { key, saveId, problem }: Pick<Failed, 'key' | 'saveId' | 'problem'>,
) {
  const draft = drafts[key];
  if (!draft || draft.sending?.saveId !== saveId || repeatExtended(draft)) return;
  draft.sending = null;
  draft.phase = 'rejected';
  draft.dueAt = null;
  draft.attempts = 0;
  draft.problem = problem;
  updatePhase(drafts, key);
}

export interface Conflicted {
  key: string;
  saveId: string;
  /** The values of the server's answer. */
  values: AnswerValues;
  revision: number;
  /** Name of the person who made the conflicting change; null if unknown. */
  by: string | null;
  /** ISO 8601 UTC. */
  changedAt: string;
  at: number;
  /** The delay before the next attempt if one conflict follows another, ms. */
  delay: number;
}

/**
 * Another person changed the answer. A field that only one side changed is merged. A field that both sides changed
 * to different values becomes a conflict, which the person resolves.
 */
export function conflicted(drafts: Drafts, event: Conflicted) {
  const { key, saveId, values, revision, by, changedAt, at, delay } = event;
  const draft = drafts[key];
  if (!draft || draft.sending?.saveId !== saveId || repeatExtended(draft)) return;
  for (const [field, edit] of editsOf(draft)) {
    if (field === OPINION_FIELD) continue;
    const value = values[field];
    if (value === edit.value) {
      delete draft.edits[field];
      delete draft.conflicts[field];
    } else if (value !== edit.base) {
      draft.conflicts[field] = { value, by, at: changedAt };
    }
  }
  draft.revision = revision;
  draft.sending = null;
  draft.problem = null;
  draft.phase = 'dirty';
  draft.attempts += 1;
  updatePhase(drafts, key);
  if (isDue(draft)) draft.dueAt = at + (draft.attempts > 1 ? delay : 0);
}

/**
 * Repeats the save that a refused save extended, and returns whether there is one. The outcome of that
 * save is unknown. Without the repetition it could arrive later and overwrite newer values.
 */
function repeatExtended(draft: Draft): boolean {
  const extended = draft.sending?.extended;
  if (!extended) return false;
  draft.sending = { ...extended, alone: true };
  draft.phase = 'dirty';
  draft.dueAt = extended.at;
  return true;
}

const isDue = ({ phase }: Draft) => phase === 'dirty';
