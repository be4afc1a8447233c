import {
  storeDraftsSync,
  draftsRestored,
  storeDrafts,
  draftStorageChanged,
  readStoredDrafts,
  selectCanStoreDrafts,
  selectDrafts,
  type Drafts,
} from '@/features/activity';
import { selectRestoredUserId, selectUser } from '@/features/auth';
import type { AppDispatch } from '@/shared/lib/useAppDispatch';
import type { RootState } from '../rootReducer';
import type { AppStartListening } from '../types';

/** How long a page waits for the stored drafts before it opens, ms. Those that are read later are added to it. */
const READ_TIMEOUT_MS = 1_500;

/** Restores the drafts that this person had not saved at the end of the last visit. */
export async function restoreDrafts(
  userId: string,
  { dispatch, getState }: { dispatch: AppDispatch; getState: () => RootState },
): Promise<void> {
  const restoring = readStoredDrafts(userId).then(
    (stored) => {
      const isSignedIn = selectUser(getState())?.id === userId;
      if (isSignedIn && stored.length > 0) dispatch(draftsRestored({ stored, at: Date.now() }));
    },
    () => {
      dispatch(draftStorageChanged(false));
    },
  );
  await Promise.race([restoring, new Promise((resolve) => setTimeout(resolve, READ_TIMEOUT_MS))]);
}

/** Stores each person's drafts on this device until the server has saved them. */
export function addDraftListeners(startListening: AppStartListening) {
  let written: Drafts = {};

  startListening({
    predicate: (_, now, before) =>
      selectDrafts(now) !== selectDrafts(before) && selectRestoredUserId(now) !== null,
    effect: async (_, { dispatch, getState }) => {
      const state = getState();
      const userId = selectUser(state)?.id;
      if (!userId || selectRestoredUserId(state) !== userId) return;
      const [before, now] = [written, selectDrafts(state)];
      written = now;
      let canStoreDrafts = true;
      try {
        await storeDrafts(before, now);
        if (document.visibilityState === 'hidden') storeDraftsSync(userId, now);
      } catch {
        // localStorage holds less than IndexedDB, but it may still work.
        canStoreDrafts = storeDraftsSync(userId, now);
      }
      if (canStoreDrafts !== selectCanStoreDrafts(getState()))
        dispatch(draftStorageChanged(canStoreDrafts));
    },
  });

  // While a page is being hidden or closed, only a synchronous write is sure to complete.
  startListening({
    predicate: (_, now, before) => selectRestoredUserId(now) !== selectRestoredUserId(before),
    effect: async (_, { getState, condition }) => {
      written = selectDrafts(getState());
      const userId = selectRestoredUserId(getState());
      if (!userId) return;
      const onHide = () => {
        storeDraftsSync(userId, selectDrafts(getState()));
      };
      const onVisibility = () => {
        if (document.visibilityState === 'hidden') onHide();
        else if (selectCanStoreDrafts(getState())) storeDraftsSync(userId, {});
      };
      window.addEventListener('pagehide', onHide);
      document.addEventListener('visibilitychange', onVisibility);
      try {
        await condition((__, now) => selectRestoredUserId(now) !== userId);
      } finally {
        window.removeEventListener('pagehide', onHide);
        document.removeEventListener('visibilitychange', onVisibility);
      }
    },
  });
}
