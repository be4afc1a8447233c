import { skipToken } from '@reduxjs/toolkit/query';
import { useSelector } from 'react-redux';
import { activityApi, useGetActivitiesQuery } from './activityApi';
import { selectLastEdited, type ActivityState, type EditedAction } from './activitySlice';

type ResumePoint = { state: 'loading' } | { state: 'ready'; action: EditedAction | null };

/** The unfinished action that the person last edited for this company; null if there is none. */
export function useResumePoint(companyId: string): ResumePoint {
  const last = useSelector((state: { activity: ActivityState }) => selectLastEdited(state));
  const own = last?.companyId === companyId ? last : null;
  const { currentData, isFetching } = useGetActivitiesQuery(
    own ? { companyId, area: own.area } : skipToken,
  );
  if (!own) return { state: 'ready', action: null };
  if (!currentData && isFetching) return { state: 'loading' };
  const activity = currentData?.find(({ id }) => id === own.activityId);
  return { state: 'ready', action: activity && activity.status !== 'done' ? own : null };
}

/** The cached part of the resume point. */
interface CachedResumePoint {
  /** Number and title of the action; null if the actions of its area were never loaded after the edit. */
  name: string | null;
}

/** Like `useResumePoint`, but sends no request: after a reload it uses what was known of the action before. */
export function useCachedResumePoint(companyId: string | null): CachedResumePoint | null {
  const last = useSelector((state: { activity: ActivityState }) => selectLastEdited(state));
  const own = last && last.companyId === companyId ? last : null;
  const { currentData } = activityApi.endpoints.getActivities.useQueryState(
    own ? { companyId: own.companyId, area: own.area } : skipToken,
  );
  if (!own) return null;
  const activity = currentData?.find(({ id }) => id === own.activityId);
  if (activity ? activity.status === 'done' : own.isDone) return null;
  return { name: activity ? `${activity.number} ${activity.title}` : (own.name ?? null) };
}
