import type { AnswerFieldName, AnswerValues } from '@contract/answer';
import type { ApiError } from '@/shared/api/errors/ApiError';

/** Whose edits of which company's answer to which activity. */
export interface DraftOf {
  userId: string;
  companyId: string;
  activityId: string;
}

/** What the person last entered in a field. Times here are ms since the epoch. */
export interface Edit {
  value: number | null;
  /** What the server held as far as the person could see. */
  base: number | null;
  at: number;
}

/** Somebody else's value of a field that this person edited too. */
export interface Theirs {
  value: number | null;
  /** Who changed it; null when that is not known. */
  by: string | null;
  /** ISO 8601 UTC. */
  at: string;
}

/**
 * A save that was begun. Until its answer is known it may have arrived or not, and is repeated as it
 * was, under the same id.
 */
export interface Sending {
  saveId: string;
  values: Partial<AnswerValues>;
  /** Null where the server tells none. */
  revision: number | null;
  /** When it was first sent. */
  at: number;
  /** The save without an answer that this one has taken the place of, and whose values it contains. */
  extended?: Sending;
  /** It is repeated by itself, because the save that extended it was refused. */
  alone?: true;
}

/**
 * dirty: to be sent when it is due · saving: under way · waiting: failed, tried again when due ·
 * offline: no connection · signIn: the session is over · conflict: the person has to choose ·
 * rejected: refused for what it holds. Without a draft all is clean.
 */
export type Phase = 'dirty' | 'saving' | 'waiting' | 'offline' | 'signIn' | 'conflict' | 'rejected';

/** Edits that the server has not acknowledged. */
export interface Draft extends DraftOf {
  edits: Partial<Record<AnswerFieldName, Edit>>;
  conflicts: Partial<Record<AnswerFieldName, Theirs>>;
  /** The revision that the edits started from; null where the server tells none. */
  revision: number | null;
  phase: Phase;
  sending: Sending | null;
  /** When it is sent next; null: not before something happens. */
  dueAt: number | null;
  /** Failures in a row. */
  attempts: number;
  problem: ApiError | null;
}

export type Drafts = Record<string, Draft>;

export function draftKey({ userId, companyId, activityId }: DraftOf): string {
  return `${userId}/${companyId}/${activityId}`;
}

const entriesOf = <T>(record: Partial<Record<AnswerFieldName, T>>) =>
  Object.entries(record) as [AnswerFieldName, T][];

export const editsOf = ({ edits }: Pick<Draft, 'edits'>) => entriesOf(edits);
export const conflictsOf = (draft: Draft) => entriesOf(draft.conflicts);

/** What can be sent: all but the fields that the person has to decide about first. */
function sendableValues(draft: Draft): Partial<AnswerValues> {
  return Object.fromEntries(
    editsOf(draft).flatMap(([field, { value }]) =>
      draft.conflicts[field] === undefined ? [[field, value]] : [],
    ),
  );
}

export const isSendable = (draft: Draft) =>
  draft.sending !== null || Object.keys(sendableValues(draft)).length > 0;

/** What goes out next: a save without an answer as it was, else all that can be sent. */
export function toSend(draft: Draft, newSaveId: () => string, now: number): Sending {
  const { sending, revision } = draft;
  return sending ?? { saveId: newSaveId(), values: sendableValues(draft), revision, at: now };
}

/**
 * The save under way, and with it the fields that were edited since: for a page that goes away before
 * the answer comes. A field that is under way keeps the value that was sent, so that either order of
 * arrival ends alike. Null when there is no such field, or a longer save was refused.
 */
export function toExtend(draft: Draft, newSaveId: () => string, now: number): Sending | null {
  const { sending } = draft;
  if (!sending || sending.alone) return null;
  const values = { ...sendableValues(draft), ...sending.values };
  if (Object.keys(values).length === Object.keys(sending.values).length) return null;
  return { saveId: newSaveId(), values, revision: sending.revision, at: now, extended: sending };
}

/** Keys of the drafts, the one that was edited last first. */
export const newestFirst = (drafts: Drafts) =>
  Object.keys(drafts).sort((a, b) => latestEdit(drafts[b]) - latestEdit(drafts[a]));

/** When it was last edited, ms since the epoch; 0 without edits. */
export const latestEdit = (draft: Draft | undefined) =>
  Math.max(...(draft ? editsOf(draft) : []).map(([, { at }]) => at), 0);

/** How many fields are unsaved. */
export const countEdits = (drafts: Drafts) =>
  Object.values(drafts).reduce((count, draft) => count + editsOf(draft).length, 0);
