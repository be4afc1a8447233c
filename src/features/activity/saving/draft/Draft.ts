import type { AnswerFieldName, AnswerValue, AnswerValues } from '@contract/answer';
import type { ApiError } from '@/shared/api/errors/ApiError';

/**
 * Drafts are stored on people's devices, and later releases read them: see `draftStorage` and `parseDraft`. A
 * renamed property would lose the edits that are stored under the old name.
 */

/**
 * Identifies a draft: a person's edits of a company's answer to an activity, or with a round their opinion about it
 * there.
 */
export interface DraftIds {
  userId: string;
  companyId: string;
  activityId: string;
  roundId?: string;
}

/** The only field of an opinion, which is saved as a whole: its values as JSON, or an empty text for none. */
export const OPINION_FIELD = 'opinion';

export type DraftField = AnswerFieldName | typeof OPINION_FIELD;
export type DraftValues = Partial<AnswerValues> & { [OPINION_FIELD]?: string };

/** The latest value that the person entered in a field. Times in this file are ms since the epoch. */
export interface Edit {
  value: AnswerValue;
  /** The server's value that the person last saw. */
  base: AnswerValue;
  at: number;
}

/** The value that another person saved in a field that this person edited too. */
export interface ConflictingValue {
  value: AnswerValue;
  /** Name of the other person; null if unknown. */
  by: string | null;
  /** ISO 8601 UTC. */
  at: string;
}

/** A save that was sent. Until its outcome is known it is repeated unchanged, under the same id. */
export interface SaveRequest {
  saveId: string;
  values: DraftValues;
  /** The revision that the edits started from; null if the server does not report revisions. */
  revision: number | null;
  /** The time at which it was first sent. */
  at: number;
  /** An earlier save with an unknown outcome, which this save replaces and whose values it contains. */
  extended?: SaveRequest;
  /** True if the save is repeated without newer fields, because the save that extended it was refused. */
  alone?: true;
}

/**
 * dirty: sent when due · saving: the request is pending · waiting: failed, repeated when due ·
 * offline: no connection · signIn: the session has ended · conflict: the person has to choose between values ·
 * rejected: refused because of its content. An answer without unsaved edits has no draft.
 */
export type Phase = 'dirty' | 'saving' | 'waiting' | 'offline' | 'signIn' | 'conflict' | 'rejected';

/** Edits that the server has not acknowledged. */
export interface Draft extends DraftIds {
  edits: Partial<Record<DraftField, Edit>>;
  /** Nobody else edits an opinion, so that it has none. */
  conflicts: Partial<Record<AnswerFieldName, ConflictingValue>>;
  /** The revision that the edits started from; null if the server does not report revisions. */
  revision: number | null;
  phase: Phase;
  sending: SaveRequest | null;
  /** The time at which it is sent next; null if it waits for an event. */
  dueAt: number | null;
  /** Failures in a row. */
  attempts: number;
  problem: ApiError | null;
}

export type Drafts = Record<string, Draft>;

export function draftKey({ userId, companyId, activityId, roundId }: DraftIds): string {
  const ofAnswer = `${userId}/${companyId}/${activityId}`;
  return roundId === undefined ? ofAnswer : `${ofAnswer}/${roundId}`;
}

/** The id of the action that a draft is about. */
export const activityOfKey = (key: string): string => key.split('/')[2] ?? '';

const entriesOf = <Field extends DraftField, T>(record: Partial<Record<Field, T>>) =>
  Object.entries(record) as [Field, T][];

export const editsOf = ({ edits }: Pick<Draft, 'edits'>) => entriesOf(edits);
export const conflictsOf = (draft: Draft) => entriesOf(draft.conflicts);

/** The value of another person in a field that this person edited too; undefined if there is no conflict. */
export const conflictIn = ({ conflicts }: Pick<Draft, 'conflicts'>, field: DraftField) =>
  field === OPINION_FIELD ? undefined : conflicts[field];

/** The edited values, without the fields whose conflicts the person has not resolved. */
function sendableValues(draft: Draft): DraftValues {
  return Object.fromEntries(
    editsOf(draft).flatMap(([field, { value }]) =>
      conflictIn(draft, field) === undefined ? [[field, value]] : [],
    ),
  );
}

export const isSendable = (draft: Draft) =>
  draft.sending !== null || Object.keys(sendableValues(draft)).length > 0;

/**
 * The next request for a draft: a repetition of the save whose outcome is unknown, else a new save of all values.
 */
export function nextSaveRequest(draft: Draft, newSaveId: () => string, now: number): SaveRequest {
  const { sending, revision } = draft;
  return sending ?? { saveId: newSaveId(), values: sendableValues(draft), revision, at: now };
}

/**
 * The pending save together with the fields that were edited since, for a page that closes before the response
 * arrives. A field of the pending save keeps the value that was sent, so the result does not depend on the order
 * in which the two requests arrive. Null if there are no such fields, or if an extended save was refused before.
 */
export function extendedSaveRequest(
  draft: Draft,
  newSaveId: () => string,
  now: number,
): SaveRequest | null {
  const { sending } = draft;
  if (!sending || sending.alone) return null;
  const values = { ...sendableValues(draft), ...sending.values };
  if (Object.keys(values).length === Object.keys(sending.values).length) return null;
  return { saveId: newSaveId(), values, revision: sending.revision, at: now, extended: sending };
}

/** Keys of the drafts by the time of their latest edit, newest first. */
export const newestFirst = (drafts: Drafts) =>
  Object.keys(drafts).sort((a, b) => latestEditTime(drafts[b]) - latestEditTime(drafts[a]));

/** The time of the latest edit, ms since the epoch; 0 without edits. */
export const latestEditTime = (draft: Draft | undefined) =>
  Math.max(...(draft ? editsOf(draft) : []).map(([, { at }]) => at), 0);

/** The number of unsaved fields. */
export const countEdits = (drafts: Drafts) =>
  Object.values(drafts).reduce((count, draft) => count + editsOf(draft).length, 0);
