import type { ActivityState } from './activitySlice';

/** What is kept beside the drafts: where the person was. */
export type PersistedActivity = Pick<ActivityState, 'activityId' | 'impactArea'>;

export function toPersistedActivity({ activityId, impactArea }: ActivityState): PersistedActivity {
  return { activityId, impactArea };
}

/** Reads what an earlier visit kept; undefined for anything that is not ours. */
export function parsePersistedActivity(stored: unknown): PersistedActivity | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { activityId, impactArea } = stored as Record<string, unknown>;
  if (!isTextOrNull(activityId) || !isTextOrNull(impactArea)) return undefined;
  return { activityId, impactArea };
}

function isTextOrNull(value: unknown): value is string | null {
  return value === null || typeof value === 'string';
}
