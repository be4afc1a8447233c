import {
  copyDrafts,
  draftsRestored,
  keepDrafts,
  keepingChanged,
  readKeptDrafts,
  selectCanKeep,
  selectDrafts,
  type Drafts,
} from '@/features/activity';
import { selectUser } from '@/features/auth';
import type { StartListening } from '@/shared/lib/listening';
import type { AppDispatch } from '@/shared/lib/useAppDispatch';
import type { RootState } from '../store';
import { selectRestoredFor } from './personSlice';

/** A device that takes longer is not waited for: the page opens, and says that it keeps nothing. */
const READ_MS = 1_500;

/** Brings back what this person had not saved when they were last here. */
export function restoreDrafts(userId: string) {
  return async (dispatch: AppDispatch): Promise<void> => {
    try {
      const kept = await within(READ_MS, readKeptDrafts(userId));
      if (kept.length > 0) dispatch(draftsRestored({ kept, at: Date.now() }));
    } catch {
      dispatch(keepingChanged(false));
    }
  };
}

function within<T>(ms: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error('The device does not answer'));
    }, ms);
    work.then(resolve, reject).finally(() => {
      clearTimeout(timer);
    });
  });
}

/** Keeps drafts on this device until the server has them, under the person they belong to. */
export function addDraftListeners(startListening: StartListening) {
  let written: Drafts = {};
  const draftsIn = (state: unknown) => selectDrafts(state as RootState);

  startListening({
    predicate: (_, now, before) =>
      draftsIn(now) !== draftsIn(before) && selectRestoredFor(now as RootState) !== null,
    effect: async (_, { dispatch, getState }) => {
      const state = getState() as RootState;
      const userId = selectUser(state)?.id;
      if (!userId || selectRestoredFor(state) !== userId) return;
      const [before, now] = [written, draftsIn(state)];
      written = now;
      let canKeep = true;
      try {
        await keepDrafts(before, now);
        if (document.visibilityState === 'hidden') copyDrafts(userId, now);
      } catch {
        // The other store takes less, and may yet do.
        canKeep = copyDrafts(userId, now);
      }
      if (canKeep !== selectCanKeep(getState() as RootState)) dispatch(keepingChanged(canKeep));
    },
  });

  startListening({
    predicate: (_, now, before) =>
      selectRestoredFor(now as RootState) !== selectRestoredFor(before as RootState),
    effect: async (_, { getState, condition }) => {
      written = draftsIn(getState());
      const userId = selectRestoredFor(getState() as RootState);
      if (!userId) return;
      const onHide = () => {
        copyDrafts(userId, draftsIn(getState()));
      };
      const onVisibility = () => {
        if (document.visibilityState === 'hidden') onHide();
        else if (selectCanKeep(getState() as RootState)) copyDrafts(userId, {});
      };
      window.addEventListener('pagehide', onHide);
      document.addEventListener('visibilitychange', onVisibility);
      try {
        await condition((__, now) => selectRestoredFor(now as RootState) !== userId);
      } finally {
        window.removeEventListener('pagehide', onHide);
        document.removeEventListener('visibilitychange', onVisibility);
      }
    },
  });
}
