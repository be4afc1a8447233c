import {
  ANSWER_FIELDS,
  answerValuesOf,
  EMPTY_ANSWER,
  type AnswerFieldName,
  type AnswerValues,
} from '@contract/answer';
import { answerScore } from '@contract/scoring/scoring';
import type { FullAnswerFragment } from '@/shared/api/generated/operations';

/** An answer as the server last acknowledged it. */
export interface SavedAnswer {
  values: AnswerValues;
  /** 0 if there is no answer yet; null if the server did not report a revision when it saved. */
  revision: number | null;
  /** Score 1–10; null if not scored. */
  averageScore: number | null;
  /** The time of the last save, ISO 8601 UTC. */
  answeredAt: string | null;
}

/** The compiler reports a field that the fragment `fullAnswer` does not select. */
type Complete<Fragment extends Record<AnswerFieldName, unknown>> = Fragment;

export function toSavedAnswer(dto: Complete<FullAnswerFragment> | null): SavedAnswer {
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
  /** Only the edited fields. The server leaves the others unchanged. */
  values: Partial<AnswerValues>;
  /** The revision that the edits started from; null if the server does not report revisions. */
  revision: number | null;
  /** Unique for each save, so that the server applies a repeated save only once. */
  saveId: string;
}

/** The form data of POST /user/autosave. A cleared field is sent as an empty string. */
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

/** Upper bound of what a browser adds to a value of form data: boundary, headers and name, bytes. */
const PART_BYTES = 180;
/** Upper bound of the parts that every save contains: ids, revision and the names of the fields, bytes. */
const FIXED_BYTES = 1_500;

const encoder = new TextEncoder();

/** Upper bound of a save's form data, bytes. */
export const autosaveBytes = ({ values }: Pick<SavePayload, 'values'>): number =>
  Object.values(values).reduce<number>(
    (sum, value) => sum + PART_BYTES + encoder.encode(String(value)).length,
    FIXED_BYTES,
  );

interface AcknowledgedSave {
  sent: Partial<AnswerValues>;
  /** The answer's new revision; null if the server does not report revisions. */
  revision: number | null;
  /** The answer also contains changes that were made after the revision that the edits started from. */
  merged: boolean;
  /** The time of the reply, ms since the epoch. */
  at: number;
}

/**
 * The answer after a save, computed from the cached answer. Null if another person changed the answer too, so that it
 * has to be fetched.
 */
export function answerAfterSave(cached: SavedAnswer, save: AcknowledgedSave): SavedAnswer | null {
  const { sent, revision, merged, at } = save;
  if (merged || (cached.revision ?? 0) > (revision ?? Infinity)) return null;
  return createSavedAnswer({ ...cached.values, ...sent }, revision, new Date(at).toISOString());
}

/** An answer with these values and the score that follows from them. */
export const createSavedAnswer = (
  values: AnswerValues,
  revision: number | null,
  at: string,
): SavedAnswer => ({
  values,
  revision,
  averageScore: answerScore(values),
  answeredAt: at,
});
