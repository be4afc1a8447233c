export { ActionCard } from './ActionCard';
export { addActivityListeners } from './activityListeners';
export {
  activityOpened,
  activityRestored,
  activitySlice,
  selectDrafts,
  selectLastOpened,
  type ActivityState,
} from './activitySlice';
export { AverageScoreCard } from './AverageScoreCard';
export { CompletedActionsCard } from './CompletedActionsCard';
export { loadActivity } from './loadActivity';
export { activityMessages } from './messages.en';
export { parseActivityState, toPersistedActivity } from './persistedActivity';
export { ProcessIndex } from './ProcessIndex';
export { saveDraft } from './saveDraft';
