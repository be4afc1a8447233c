import type { ActivityState, EditedAction } from './activitySlice';

/** Reads the state that an earlier visit persisted; undefined if it is invalid. */
export function parsePersistedActivity(stored: unknown): ActivityState | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { activityId, lastEdited, shortcuts } = stored as Record<string, unknown>;
  if (activityId !== null && typeof activityId !== 'string') return undefined;
  return {
    activityId,
    lastEdited: isEditedAction(lastEdited) ? lastEdited : null,
    shortcuts: shortcuts !== false,
  };
}

function isEditedAction(value: unknown): value is EditedAction {
  if (typeof value !== 'object' || value === null) return false;
  const { companyId, activityId, area, name, isDone } = value as Record<string, unknown>;
  if (name !== undefined && typeof name !== 'string') return false;
  if (isDone !== undefined && typeof isDone !== 'boolean') return false;
  return [companyId, activityId, area].every((part) => typeof part === 'string' && part !== '');
}
