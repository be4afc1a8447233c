export { ActionCard } from './ActionCard';
export { findActivities } from './Activity';
export { useGetAllActivitiesQuery } from './activityApi';
export {
  activityOpened,
  activityRestored,
  activitySlice,
  draftsDiscarded,
  draftsRestored,
  isDraftEvent,
  keepingChanged,
  selectCanKeep,
  selectDrafts,
  type ActivityState,
} from './activitySlice';
export { AverageScoreCard } from './AverageScoreCard';
export { CompletedActionsCard } from './CompletedActionsCard';
export { loadActivity } from './loadActivity';
export { LostDrafts } from './LostDrafts';
export { activityMessages } from './messages.en';
export { parsePersistedActivity, toPersistedActivity } from './persistedActivity';
export { ProcessIndex } from './ProcessIndex';
export { isFromAnotherTab, openTabChannel, type TabChannel } from './saving/browser';
export { countEdits, type Drafts } from './saving/Draft';
export { copyDrafts, keepDrafts, readKeptDrafts } from './saving/keptDrafts';
export { saveDrafts } from './saving/saveDrafts';
export { addSavingListeners } from './saving/savingListeners';
export { useResumePoint } from './useResumePoint';
export { ShortcutsButton } from './ShortcutsButton';

/** Its messages in Spanish, in a file that only those load who read them. */
export const activitySpanish = () => import(/* webpackChunkName: "spanish" */ './messages.es');
