import { ANSWER_FIELDS, isValidFieldValue, type AnswerValues } from '@contract/answer';
import { draftKey, type ActivityState, type Draft } from './activitySlice';

/** What survives a reload: where the person was, and what is not saved yet. */
export type PersistedActivity = Pick<ActivityState, 'activityId' | 'impactArea' | 'drafts'>;

export function toPersistedActivity(state: ActivityState): PersistedActivity {
  const { activityId, impactArea, drafts } = state;
  return { activityId, impactArea, drafts };
}

/** Reads what an earlier visit kept; undefined for anything that is not ours. */
export function parseActivityState(stored: unknown): ActivityState | undefined {
  if (!isRecord(stored)) return undefined;
  const { activityId, impactArea, drafts } = stored;
  if (!isTextOrNull(activityId) || !isTextOrNull(impactArea) || !isRecord(drafts)) return undefined;
  const sound = Object.values(drafts).flatMap((draft) => parseDraft(draft) ?? []);
  return {
    activityId,
    impactArea,
    drafts: Object.fromEntries(sound.map((draft) => [draftKey(draft), draft])),
    savedAt: {},
  };
}

function parseDraft(stored: unknown): Draft | undefined {
  if (!isRecord(stored) || !isRecord(stored.changes)) return undefined;
  const { userId, companyId, activityId, revision, changes } = stored;
  if (typeof userId !== 'string' || typeof companyId !== 'string') return undefined;
  if (typeof activityId !== 'string' || typeof revision !== 'number') return undefined;
  const kept: Partial<AnswerValues> = {};
  for (const { name, kind } of ANSWER_FIELDS) {
    const value = changes[name];
    if (value === null) kept[name] = null;
    if (typeof value === 'number' && isValidFieldValue(kind, value)) kept[name] = value;
  }
  if (Object.keys(kept).length === 0) return undefined;
  return { userId, companyId, activityId, revision, changes: kept, phase: 'dirty', problem: null };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTextOrNull(value: unknown): value is string | null {
  return value === null || typeof value === 'string';
}
