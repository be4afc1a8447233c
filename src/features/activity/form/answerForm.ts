import { ANSWER_FIELDS, answerValuesOf, EMPTY_ANSWER, type AnswerValues } from '@contract/answer';
import { answerScore } from '@contract/scoring/scoring';
import type { AnswerQuery } from '@/shared/api/generated/operations';

/** An answer as the server last acknowledged it. */
export interface SavedAnswer {
  values: AnswerValues;
  /** 0 while there is no answer yet; null where the server told none when it saved. */
  revision: number | null;
  /** Score 1–10, null while unanswered. */
  averageScore: number | null;
  /** When it was last saved, ISO 8601 UTC. */
  answeredAt: string | null;
}

export function toSavedAnswer(dto: AnswerQuery['answer']): SavedAnswer {
  if (!dto) return { values: EMPTY_ANSWER, revision: 0, averageScore: null, answeredAt: null };
  return {
    values: answerValuesOf(dto),
    revision: dto.revision,
    averageScore: dto.average_score,
    answeredAt: dto.answered_at,
  };
}

export interface SavePayload {
  userId: string;
  activityId: string;
  companyId: string;
  /** Only the fields that the person touched; the others stay as they are. */
  values: Partial<AnswerValues>;
  /** The revision that the edits started from; null where the server tells none. */
  revision: number | null;
  /** Unique to this save, so that a repeat of it changes nothing. */
  saveId: string;
}

/** The form data of POST /user/autosave; an emptied field travels as an empty text. */
export function toAutosaveForm(payload: SavePayload): FormData {
  const form = new FormData();
  form.set('user_id', payload.userId);
  form.set('activity_id', payload.activityId);
  form.set('company_id', payload.companyId);
  const changed: string[] = [];
  for (const { name, wire } of ANSWER_FIELDS) {
    const value = payload.values[name];
    if (value === undefined) continue;
    changed.push(wire);
    form.set(wire, value === null ? '' : String(value));
  }
  form.set('changed', changed.join(','));
  if (payload.revision !== null) form.set('revision', String(payload.revision));
  form.set('save_id', payload.saveId);
  return form;
}

/** Upper bound of what a browser writes around a value of form data: boundary, headers and name, bytes. */
const PART_BYTES = 180;
/** The parts of every save: ids of person, activity, company and save, revision, and field names. */
const FIXED_BYTES = 1_500;

const encoder = new TextEncoder();

/** Upper bound of a save's form data, bytes. */
export const autosaveBytes = ({ values }: Pick<SavePayload, 'values'>): number =>
  Object.values(values).reduce<number>(
    (sum, value) => sum + PART_BYTES + encoder.encode(String(value)).length,
    FIXED_BYTES,
  );

interface Taken {
  sent: Partial<AnswerValues>;
  /** Of the answer as it is now; null where the server tells none. */
  revision: number | null;
  /** The answer holds changes of others that the edits did not start from. */
  merged: boolean;
  /** ms since the epoch */
  at: number;
}

/**
 * The answer as it stands after the server has taken an edit of it; null where that can't be told
 * from here, because somebody else has changed it too: it has to be asked for.
 */
export function afterSave(known: SavedAnswer, taken: Taken): SavedAnswer | null {
  const { sent, revision, merged, at } = taken;
  if (merged || (known.revision ?? 0) > (revision ?? Infinity)) return null;
  return savedAnswerOf({ ...known.values, ...sent }, revision, new Date(at).toISOString());
}

/** An answer of these values. */
export const savedAnswerOf = (
  values: AnswerValues,
  revision: number | null,
  at: string,
): SavedAnswer => ({
  values,
  revision,
  averageScore: answerScore(values),
  answeredAt: at,
});
