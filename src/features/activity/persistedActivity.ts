import type { ActivityState, EditedAction, PersistedActivity } from './activitySlice';

export function toPersistedActivity(state: ActivityState): PersistedActivity {
  const { activityId, impactArea, lastEdited, shortcuts } = state;
  return { activityId, impactArea, lastEdited, shortcuts };
}

/** Reads what an earlier visit kept; undefined for anything that is not ours. */
export function parsePersistedActivity(stored: unknown): PersistedActivity | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { activityId, impactArea, lastEdited, shortcuts } = stored as Record<string, unknown>;
  if (!isTextOrNull(activityId) || !isTextOrNull(impactArea)) return undefined;
  return {
    activityId,
    impactArea,
    lastEdited: isEditedAction(lastEdited) ? lastEdited : null,
    shortcuts: shortcuts !== false,
  };
}

function isEditedAction(value: unknown): value is EditedAction {
  if (typeof value !== 'object' || value === null) return false;
  const { companyId, activityId, area } = value as Record<string, unknown>;
  return [companyId, activityId, area].every((part) => typeof part === 'string' && part !== '');
}

function isTextOrNull(value: unknown): value is string | null {
  return value === null || typeof value === 'string';
}
