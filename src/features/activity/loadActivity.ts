import type { AppDispatch } from '@/shared/lib/useAppDispatch';
import type { Activity } from './Activity';
import { activityApi } from './activityApi';

/** Loads an activity before its page opens; rejects with an ApiError. */
export function loadActivity(activityId: string) {
  return (dispatch: AppDispatch): Promise<Activity> =>
    dispatch(activityApi.endpoints.getActivity.initiate(activityId, { subscribe: false })).unwrap();
}
