export { ActionCard } from './form/ActionCard';
export { findActivities } from './Activity';
export { useGetAllActivitiesQuery } from './activityApi';
export { activityOpened, activityRestored, activitySlice } from './activitySlice';
export {
  draftsDiscarded,
  draftsRestored,
  isDraftEvent,
  keepingChanged,
  savingSlice,
  selectCanKeep,
  selectDrafts,
  type SavingState,
} from './saving/savingSlice';
export { AverageScoreCard } from './averageScore/AverageScoreCard';
export { CompletedActionsCard } from './lists/CompletedActionsCard';
export { loadActivity } from './loadActivity';
export { loadHistoryPanel } from './history/loadHistoryPanel';
export { LostDrafts } from './drafts/LostDrafts';
export { activityMessages } from './messages.en';
export { parsePersistedActivity } from './persistedActivity';
export { ProcessIndex } from './lists/ProcessIndex';
export { isFromAnotherTab, openTabChannel, type TabChannel } from './saving/browser';
export { countEdits, type Drafts } from './saving/draft/Draft';
export { copyDrafts, keepDrafts, readKeptDrafts } from './saving/draft/keptDrafts';
export { saveDrafts } from './saving/saveDrafts';
export { addSavingListeners } from './saving/savingListeners';
export { useResumePoint } from './useResumePoint';
export { ShortcutsButton } from './form/shortcuts/ShortcutsButton';

/** Its messages in Spanish, in a file that only those load who read them. */
export const activitySpanish = () => import(/* webpackChunkName: "spanish" */ './messages.es');
