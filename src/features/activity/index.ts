export { ActionCard } from './form/ActionCard';
export { findActivities } from './Activity';
export { useGetAllActivitiesQuery } from './activityApi';
export { activityOpened, activityRestored, activitySlice } from './activitySlice';
export {
  draftsDiscarded,
  draftsRestored,
  isDraftEvent,
  draftStorageChanged,
  savingSlice,
  selectCanStoreDrafts,
  selectDrafts,
  type SavingState,
} from './saving/savingSlice';
export { AverageScoreCard } from './averageScore/AverageScoreCard';
export { CompletedActionsCard } from './lists/CompletedActionsCard';
export { loadActivity } from './loadActivity';
export { InaccessibleDrafts } from './drafts/InaccessibleDrafts';
export { selectDraftCompanies } from './saving/savingSlice';
export { loadHistoryPanel } from './history/loadHistoryPanel';
export { activityMessages } from './messages.en';
export { parsePersistedActivity } from './persistedActivity';
export { ProcessIndex, ProcessIndexCard } from './lists/ProcessIndex';
export { isFromAnotherTab, openTabChannel, type TabChannel } from './saving/browser';
export { countEdits, type Drafts } from './saving/draft/Draft';
export { storeDraftsSync, storeDrafts, readStoredDrafts } from './saving/draft/draftStorage';
export { saveDrafts } from './saving/saveDrafts';
export { useOpinionDrafts } from './opinions/useOpinionDrafts';
export { addSavingListeners } from './saving/savingListeners';
export { useIsActionLoaded } from './useIsActionLoaded';
export { useCachedResumePoint, useResumePoint } from './useResumePoint';
export { ShortcutsButton } from './form/shortcuts/ShortcutsButton';

/** The Spanish messages, which are loaded only when Spanish is selected. */
export const activitySpanish = () => import(/* webpackChunkName: "spanish" */ './messages.es');
