import type { AnswerFieldName } from '@contract/answer';
import { conflictsOf, draftKey, isSendable, type Draft, type DraftOf, type Drafts } from './Draft';
import { settle } from './settle';
import { OFFLINE_MS } from '../timing';

/**
 * What can happen to drafts by the person and the browser. Each function changes what it is given, knows no clock and no network,
 * and never drops an edit that the server has not acknowledged and the person has not given up.
 * `at` is ms since the epoch.
 */

export interface Edited extends DraftOf {
  field: AnswerFieldName;
  value: number | null;
  /** What the server holds as far as the person can see, and at which revision. */
  saved: number | null;
  revision: number | null;
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

function newDraft(of: DraftOf, revision: number | null): Draft {
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

/** Wanted now: by the person, by leaving, by hiding. */
export function saveWanted(drafts: Drafts, { key, at }: { key: string; at: number }) {
  const draft = drafts[key];
  if (!draft || draft.phase === 'saving' || draft.phase === 'signIn' || !isSendable(draft)) return;
  draft.phase = 'dirty';
  draft.dueAt = at;
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
