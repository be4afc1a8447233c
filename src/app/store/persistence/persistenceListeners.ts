import { selectUser } from '@/features/auth';
import { signedOut } from '@/shared/api/events';
import { selectThemeChoice } from '@/shared/ui/theme/themeSlice';
import type { StartListening } from '@/shared/lib/listening';
import type { RootState } from '../store';
import { keptDiffers, restoringActions, toKept } from './persistedState';
import { personRestored, selectRestoredFor } from './personSlice';
import { restoreDrafts } from './draftListeners';
import { makeKeeper, readKept, type Keeper } from './userStorage';

/** Keeps each person's choices and unsaved edits between visits, under that person's own key. */
export function addPersistenceListeners(startListening: StartListening) {
  let keeper: Keeper | null = null;
  let restoring: string | null = null;
  const userIdOf = (state: unknown) => selectUser(state as RootState)?.id;

  // A person becomes known: what they kept comes back before any page shows.
  startListening({
    predicate: (_, state) => {
      const userId = userIdOf(state);
      return userId !== undefined && selectRestoredFor(state as RootState) !== userId;
    },
    effect: async (_, { dispatch, getState }) => {
      const userId = userIdOf(getState());
      // Every action until then comes by here; one reading is enough, and one keeper.
      if (!userId || restoring === userId) return;
      const present = selectRestoredFor(getState() as RootState);
      if (present !== null) {
        // Somebody else, after a session that ended by itself: nothing of the first one stays.
        const next = selectUser(getState());
        if (next) dispatch(signedOut({ next }));
        return;
      }
      restoring = userId;
      const actions = restoringActions(await readKept(userId));
      if (userIdOf(getState()) === userId) await dispatch(restoreDrafts(userId));
      if (userIdOf(getState()) === userId) {
        const chosenTheme = selectThemeChoice(getState() as RootState);
        actions.forEach((action) => dispatch(action));
        keeper = makeKeeper(userId);
        dispatch(personRestored(userId));
        // The frame is there before what is stored has been read: a theme chosen meanwhile is stored now.
        if (chosenTheme !== 'system') keeper.keep(toKept(getState() as RootState));
      }
      restoring = null;
    },
  });

  startListening({
    predicate: (_, state, previous) => {
      const [now, before] = [state as RootState, previous as RootState];
      return selectRestoredFor(now) !== null && keptDiffers(now, before);
    },
    effect: (_, { getState }) => {
      const state = getState() as RootState;
      if (selectRestoredFor(state) === userIdOf(state)) keeper?.keep(toKept(state));
    },
  });

  startListening({
    actionCreator: signedOut,
    effect: async () => {
      const leaving = keeper;
      keeper = null;
      await leaving?.forget();
    },
  });

  // The last edits before a page goes away are not left waiting for the next write.
  if (typeof window !== 'undefined') window.addEventListener('pagehide', () => keeper?.flush());
}
