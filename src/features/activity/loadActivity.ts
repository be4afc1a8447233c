import { isApiError } from '@/shared/api/errors/ApiError';
import type { AppDispatch } from '@/shared/lib/useAppDispatch';
import type { Activity } from './Activity';
import { activityApi } from './activityApi';

/** Loads an activity before its page opens. Rejects if it cannot be loaded or does not exist. */
export function loadActivity(activityId: string) {
  return async (dispatch: AppDispatch): Promise<Activity> => {
    try {
      const options = { subscribe: false };
      return await dispatch(
        activityApi.endpoints.getActivity.initiate(activityId, options),
      ).unwrap();
    } catch (error) {
      // The specification requires this log message for an empty reply.
      if (isApiError(error) && error.message === NO_ACTIVITY) console.error(NO_ACTIVITY);
      throw error;
    }
  };
}

const NO_ACTIVITY = 'No activity data returned';
