import type { AnswerFieldName, AnswerValue } from '@contract/answer';
import {
  conflictIn,
  conflictsOf,
  draftKey,
  isSendable,
  type Draft,
  type DraftField,
  type DraftIds,
  type Drafts,
} from './Draft';
import { updatePhase } from './updatePhase';
import { OFFLINE_RETRY_MS } from '../timing';

/**
 * Changes of drafts that the person or the browser causes. Each function mutates the drafts that it receives and
 * uses neither clock nor network. None removes an edit that the server has not acknowledged, unless the person
 * gave it up. `at` is ms since the epoch.
 */

export interface Edited extends DraftIds {
  field: DraftField;
  value: AnswerValue;
  /** The server's value that the form last received, and its revision. */
  saved: AnswerValue;
  revision: number | null;
  at: number;
}

export function edited(drafts: Drafts, { field, value, saved, revision, at, ...ids }: Edited) {
  const key = draftKey(ids);
  const draft = (drafts[key] ??= newDraft(ids, revision));
  const before = draft.edits[field];
  // An edit from another tab can arrive after a later edit in this tab.
  if (before && before.at > at) return;
  const base = before ? before.base : saved;
  draft.edits[field] = { value, base, at };

  // A field that is set back to its saved value leaves the draft, unless a request with another value is pending.
  const isReverted = value === saved && value === base && !conflictIn(draft, field);
  if (isReverted && !(draft.sending && field in draft.sending.values)) delete draft.edits[field];
  if (draft.phase === 'rejected') draft.problem = null;
  if (draft.phase === 'rejected' || draft.phase === 'conflict') draft.phase = 'dirty';
  updatePhase(drafts, key);
}

function newDraft(ids: DraftIds, revision: number | null): Draft {
  return {
    ...ids,
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

/** Makes a draft due now: the person pressed Save, or the page closes or is hidden. */
export function saveRequested(drafts: Drafts, { key, at }: { key: string; at: number }) {
  const draft = drafts[key];
  if (!draft || draft.phase === 'saving' || draft.phase === 'signIn' || !isSendable(draft)) return;
  draft.phase = 'dirty';
  draft.dueAt = at;
}

export interface ConflictResolution {
  key: string;
  field: AnswerFieldName;
  keep: 'mine' | 'theirs';
  at: number;
}

export function conflictResolved(drafts: Drafts, { key, field, keep, at }: ConflictResolution) {
  const draft = drafts[key];
  const theirs = draft?.conflicts[field];
  const edit = draft?.edits[field];
  if (!draft || !theirs || !edit) return;
  delete draft.conflicts[field];
  if (keep === 'theirs') delete draft.edits[field];
  else draft.edits[field] = { ...edit, base: theirs.value, at };
  if (draft.phase === 'conflict') draft.phase = 'dirty';
  updatePhase(drafts, key);
  if (draft.phase === 'dirty' && isSendable(draft)) draft.dueAt = at;
}

export function connectionChanged(drafts: Drafts, { online, at }: { online: boolean; at: number }) {
  for (const draft of Object.values(drafts)) {
    if (online && (draft.phase === 'offline' || draft.phase === 'waiting')) {
      draft.phase = 'dirty';
      draft.dueAt = at;
    } else if (!online && (draft.phase === 'dirty' || draft.phase === 'waiting')) {
      draft.phase = 'offline';
      draft.dueAt = at + OFFLINE_RETRY_MS;
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

/** Adds the drafts that an earlier visit stored and makes them due. Drafts of this visit take precedence. */
export function restored(drafts: Drafts, { stored, at }: { stored: Draft[]; at: number }) {
  for (const draft of stored) {
    const key = draftKey(draft);
    const known = drafts[key];
    if (known) {
      // The person has edited this action before the stored edits were read.
      known.edits = { ...draft.edits, ...known.edits };
      known.conflicts = { ...draft.conflicts, ...known.conflicts };
      updatePhase(drafts, key);
      continue;
    }
    const hasOnlyConflicts = conflictsOf(draft).length > 0 && !isSendable(draft);
    drafts[key] = hasOnlyConflicts
      ? { ...draft, phase: 'conflict', dueAt: null }
      : { ...draft, phase: 'dirty', dueAt: at, attempts: 0, problem: null };
  }
}
