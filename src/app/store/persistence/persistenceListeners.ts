import { isAdmin } from '@contract/permissions/permissions';
import { selectRestoredUserId, selectUser, userRestored } from '@/features/auth';
import { companiesRestored } from '@/features/companies';
import { signedOut } from '@/shared/api/events';
import { selectThemeChoice } from '@/shared/ui/theme/themeSlice';
import type { RootState } from '../rootReducer';
import type { AppStartListening } from '../types';
import { restoreDrafts } from './draftListeners';
import { persistedStateDiffers, restoringActions, toPersistedState } from './persistedState';
import { openUserStorage, readPersisted, type UserStorage } from './userStorage';

/** Restores and stores each person's choices and unsaved edits, under the key of that person. */
export function addPersistenceListeners(startListening: AppStartListening) {
  let userStorage: UserStorage | null = null;
  let restoring: string | null = null;
  const selectUserId = (state: RootState) => selectUser(state)?.id;

  // The user becomes known: their persisted state is restored before any page renders it.
  startListening({
    predicate: (_, state) => {
      const userId = selectUserId(state);
      return userId !== undefined && selectRestoredUserId(state) !== userId;
    },
    effect: async (_, { dispatch, getState }) => {
      const userId = selectUserId(getState());
      // Every action until the end of the restoring triggers this effect.
      if (!userId || restoring === userId) return;
      const restoredUserId = selectRestoredUserId(getState());
      if (restoredUserId !== null) {
        // Another person has signed in after the session expired: the state of the first one is removed.
        const next = selectUser(getState());
        if (next) dispatch(signedOut({ next }));
        return;
      }
      restoring = userId;
      const actions = restoringActions(await readPersisted(userId));
      if (selectUserId(getState()) === userId) await restoreDrafts(userId, { dispatch, getState });
      if (selectUserId(getState()) === userId) {
        const chosenTheme = selectThemeChoice(getState());
        const user = selectUser(getState());
        // Only administrators begin a visit with the company of the last one; all others with their own.
        const keepsCompany = user !== null && user !== undefined && isAdmin(user);
        for (const action of actions) {
          if (keepsCompany || !companiesRestored.match(action)) dispatch(action);
        }
        userStorage = openUserStorage(userId);
        dispatch(userRestored(userId));
        // The theme can be changed in the frame before this point; that choice is stored now.
        if (chosenTheme !== 'system') userStorage.write(toPersistedState(getState()));
      }
      restoring = null;
    },
  });

  startListening({
    predicate: (_, now, before) =>
      selectRestoredUserId(now) !== null && persistedStateDiffers(now, before),
    effect: (_, { getState }) => {
      const state = getState();
      if (selectRestoredUserId(state) === selectUserId(state))
        userStorage?.write(toPersistedState(state));
    },
  });

  startListening({
    actionCreator: signedOut,
    effect: async () => {
      const leaving = userStorage;
      userStorage = null;
      await leaving?.remove();
    },
  });

  // The last changes before the page closes must not wait for the next write.
  if (typeof window !== 'undefined')
    window.addEventListener('pagehide', () => userStorage?.flush());
}
