import type { AnswerFieldName, AnswerValues } from '@contract/answer';
import type { ApiError } from '@/shared/api/ApiError';
import {
  conflictsOf,
  draftKey,
  editsOf,
  isSendable,
  type Draft,
  type DraftOf,
  type Drafts,
  type Sending,
} from './Draft';
import { dueAfterEdits, OFFLINE_MS } from './timing';

/**
 * What can happen to drafts. Each function changes what it is given, knows no clock and no network,
 * and never drops an edit that the server has not acknowledged and the person has not given up.
 * `at` is ms since the epoch.
 */

export interface Edited extends DraftOf {
  field: AnswerFieldName;
  value: number | null;
  /** What the server holds as far as the person can see, and at which revision. */
  saved: number | null;
  revision: number;
  at: number;
}

export function edited(drafts: Drafts, { field, value, saved, revision, at, ...of }: Edited) {
  const key = draftKey(of);
  const draft = (drafts[key] ??= newDraft(of, revision));
  const before = draft.edits[field];
  // Another tab's edit can arrive after a later one of this tab.
  if (before && before.at > at) return;
  const base = before ? before.base : saved;
  draft.edits[field] = { value, base, at };

  // Back to what is saved: nothing is left to do, unless something of it may be on its way.
  const isUntouched = value === saved && value === base && !draft.conflicts[field];
  if (isUntouched && !(draft.sending && field in draft.sending.values)) delete draft.edits[field];
  if (draft.phase === 'rejected') draft.problem = null;
  if (draft.phase === 'rejected' || draft.phase === 'conflict') draft.phase = 'dirty';
  settle(drafts, key);
}

function newDraft(of: DraftOf, revision: number): Draft {
  return {
    ...of,
    edits: {},
    conflicts: {},
    revision,
    phase: 'dirty',
    sending: null,
    dueAt: null,
    attempts: 0,
    problem: null,
  };
}

/** Gone when nothing is left of it; else in the phase, and due at the time, that follows. */
function settle(drafts: Drafts, key: string) {
  const draft = drafts[key];
  if (!draft || draft.phase === 'saving') return;
  if (editsOf(draft).length === 0 && draft.sending === null) {
    delete drafts[key];
    return;
  }
  if (draft.phase !== 'dirty') return;
  if (!isSendable(draft)) {
    draft.phase = 'conflict';
    draft.dueAt = null;
  } else if (editsOf(draft).length > 0) {
    draft.dueAt = dueAfterEdits(draft);
  }
}

/** Wanted now: by the person, by leaving, by hiding. */
export function saveWanted(drafts: Drafts, { key, at }: { key: string; at: number }) {
  const draft = drafts[key];
  if (!draft || draft.phase === 'saving' || draft.phase === 'signIn' || !isSendable(draft)) return;
  draft.phase = 'dirty';
  draft.dueAt = at;
}

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
  /** Of the answer as it now stands. */
  revision: number;
  /** It holds changes that the edits did not start from. */
  merged: boolean;
  at: number;
}

export function acknowledged(drafts: Drafts, { key, saveId, revision, merged }: Acknowledged) {
  const draft = drafts[key];
  if (!draft?.sending || draft.sending.saveId !== saveId) return;
  const { values, at: sentAt } = draft.sending;
  for (const [field, edit] of editsOf(draft)) {
    const sent = values[field];
    if (sent === undefined) continue;
    // The same value entered again since then may be meant against somebody else's, made between.
    if (edit.value === sent && edit.at <= sentAt) delete draft.edits[field];
    else edit.base = sent;
  }
  // What somebody else changed meanwhile, this person has not seen: their edits start from before.
  if (!merged) draft.revision = revision;
  draft.sending = null;
  draft.attempts = 0;
  draft.problem = null;
  draft.phase = 'dirty';
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
  if (!draft || draft.sending?.saveId !== saveId) return;
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
  if (!draft || draft.sending?.saveId !== saveId) return;
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
  if (draft.phase === 'dirty') draft.dueAt = at + (draft.attempts > 1 ? delay : 0);
}

export interface Decided {
  key: string;
  field: AnswerFieldName;
  keep: 'mine' | 'theirs';
  at: number;
}

export function decided(drafts: Drafts, { key, field, keep, at }: Decided) {
  const draft = drafts[key];
  const theirs = draft?.conflicts[field];
  const edit = draft?.edits[field];
  if (!draft || !theirs || !edit) return;
  delete draft.conflicts[field];
  if (keep === 'theirs') delete draft.edits[field];
  else draft.edits[field] = { ...edit, base: theirs.value, at };
  if (draft.phase === 'conflict') draft.phase = 'dirty';
  settle(drafts, key);
  if (draft.phase === 'dirty' && isSendable(draft)) draft.dueAt = at;
}

/** The connection is back, or gone. */
export function connectionChanged(drafts: Drafts, { online, at }: { online: boolean; at: number }) {
  for (const draft of Object.values(drafts)) {
    if (online && (draft.phase === 'offline' || draft.phase === 'waiting')) {
      draft.phase = 'dirty';
      draft.dueAt = at;
    } else if (!online && (draft.phase === 'dirty' || draft.phase === 'waiting')) {
      draft.phase = 'offline';
      draft.dueAt = at + OFFLINE_MS;
    }
  }
}

export function signedInAgain(drafts: Drafts, { userId, at }: { userId: string; at: number }) {
  for (const draft of Object.values(drafts)) {
    if (draft.userId !== userId || draft.phase !== 'signIn') continue;
    draft.phase = 'dirty';
    draft.dueAt = at;
  }
}

/** What an earlier visit kept, beside what this one knows already; it is tried at once. */
export function restored(drafts: Drafts, { kept, at }: { kept: Draft[]; at: number }) {
  for (const draft of kept) {
    const key = draftKey(draft);
    if (drafts[key]) continue;
    const isUndecided = conflictsOf(draft).length > 0 && !isSendable(draft);
    drafts[key] = isUndecided
      ? { ...draft, phase: 'conflict', dueAt: null }
      : { ...draft, phase: 'dirty', dueAt: at, attempts: 0, problem: null };
  }
}
