import type { AnswerValues } from '@contract/answer';
import type { ApiError } from '@/shared/api/errors/ApiError';
import { editsOf, type Draft, type Drafts, type Sending } from './Draft';
import { settle } from './settle';

/**
 * What can happen to drafts on their way to the server. Each function changes what it is given, knows no clock and no network,
 * and never drops an edit that the server has not acknowledged and the person has not given up.
 * `at` is ms since the epoch.
 */

export function sendStarted(drafts: Drafts, { key, sending }: { key: string; sending: Sending }) {
  const draft = drafts[key];
  if (!draft) return;
  draft.sending = sending;
  draft.phase = 'saving';
  draft.dueAt = null;
}

export interface Acknowledged {
  key: string;
  saveId: string;
  /** The values of the save, and when it was first sent. */
  sent: Partial<AnswerValues>;
  sentAt: number;
  /** Of the answer as it is now; null where the server tells none. */
  revision: number | null;
  /** It holds changes that the edits did not start from. */
  merged: boolean;
  at: number;
}

/**
 * The server has taken a save. Two tabs whose pages are hidden may save one draft at the same time, so the save
 * can be another one than the draft's latest.
 */
export function acknowledged(drafts: Drafts, event: Acknowledged) {
  const { key, saveId, sent, sentAt, revision, merged } = event;
  const draft = drafts[key];
  if (!draft) return;
  const isLatest = draft.sending?.saveId === saveId;
  for (const [field, edit] of editsOf(draft)) {
    const value = sent[field];
    // Another save of this field is under way, whose reply decides.
    if (value === undefined || (!isLatest && draft.sending && field in draft.sending.values))
      continue;
    // The same value entered again since then may be meant against somebody else's, made between.
    if (edit.value === value && edit.at <= sentAt) {
      delete draft.edits[field];
      delete draft.conflicts[field];
    } else edit.base = value;
  }
  if (isLatest) {
    // What somebody else changed meanwhile, this person has not seen: their edits start from before.
    if (!merged) draft.revision = revision;
    draft.sending = null;
    draft.attempts = 0;
    draft.problem = null;
    draft.phase = 'dirty';
  }
  settle(drafts, key);
}

export interface Failed {
  key: string;
  saveId: string;
  problem: ApiError;
  /** Nobody knows whether it arrived: when to repeat it. */
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

/** The server will not take it as it is; a further edit, or the person, tries again. */
export function rejected(
  drafts: Drafts,
  { key, saveId, problem }: Pick<Failed, 'key' | 'saveId' | 'problem'>,
) {
  const draft = drafts[key];
  if (!draft || draft.sending?.saveId !== saveId || repeatsExtended(draft)) return;
  draft.sending = null;
  draft.phase = 'rejected';
  draft.dueAt = null;
  draft.attempts = 0;
  draft.problem = problem;
  settle(drafts, key);
}

export interface Conflicted {
  key: string;
  saveId: string;
  /** The answer as it stands on the server. */
  values: AnswerValues;
  revision: number;
  by: string | null;
  changedAt: string;
  at: number;
  /** How long to wait before the next try, should conflicts follow each other, ms. */
  delay: number;
}

/**
 * Somebody else changed the answer. What only one side changed merges by itself; a field that both
 * changed to different values is put before the person.
 */
export function conflicted(drafts: Drafts, event: Conflicted) {
  const { key, saveId, values, revision, by, changedAt, at, delay } = event;
  const draft = drafts[key];
  if (!draft || draft.sending?.saveId !== saveId || repeatsExtended(draft)) return;
  for (const [field, edit] of editsOf(draft)) {
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
  settle(drafts, key);
  if (isDue(draft)) draft.dueAt = at + (draft.attempts > 1 ? delay : 0);
}

/**
 * A refused save may have extended another one, whose outcome is unknown. That one is repeated first: if it still
 * arrived later, it would overwrite a newer value that the server was not asked to change. Whether there is one.
 */
function repeatsExtended(draft: Draft): boolean {
  const extended = draft.sending?.extended;
  if (!extended) return false;
  draft.sending = { ...extended, alone: true };
  draft.phase = 'dirty';
  draft.dueAt = extended.at;
  return true;
}

const isDue = ({ phase }: Draft) => phase === 'dirty';
