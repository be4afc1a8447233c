import { activityApi, type AnswerIds } from './activityApi';

const { getActivity, getAnswer } = activityApi.endpoints;

/** Whether the form of an action is shown, so that what is below it no longer moves. It requests nothing. */
export function useIsActionLoaded(ids: AnswerIds): boolean {
  const { currentData: activity } = getActivity.useQueryState(ids.activityId);
  const { currentData: answer } = getAnswer.useQueryState(ids);
  return activity !== undefined && answer !== undefined;
}
