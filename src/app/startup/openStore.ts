import { saveDrafts, selectDrafts } from '@/features/activity';
import { selectRestoredUserId, selectUser } from '@/features/auth';
import { setReloadGuard } from '@/shared/chunks/pageRecovery';
import { nextTask } from '@/shared/scheduling/nextTask';
import { selectHasUnsentForm } from '@/shared/ui/dialog/unsentFormsSlice';
import { makeStore, type AppStore } from '../store/store';
import { refreshOnReturn } from './refreshOnReturn';

export { loadUser, login, secondStepChanged, setUser } from '@/features/auth';
export { secondFactorMethodsOf } from '@/shared/api/proof/proofMethods';
export { showCachedSnapshot } from '../store/cachedSnapshot/showCachedSnapshot';
export { requestDashboard } from './requestDashboard';
export { requestPortfolio } from './requestPortfolio';

/** How long saving may take before an automatic reload is given up, ms. */
const SAVE_TIMEOUT_MS = 5_000;

/** Makes the page's store. */
export function openStore(): AppStore {
  const store = makeStore();
  setReloadGuard(() => savedForReload(store));
  refreshOnReturn(store.dispatch);
  return store;
}

/** Saves all drafts. Whether the page can be reloaded: no form has unsent input, and every edit is saved. */
async function savedForReload({ dispatch, getState }: AppStore): Promise<boolean> {
  if (selectHasUnsentForm(getState())) return false;
  return dispatch(saveDrafts(Object.keys(selectDrafts(getState())), SAVE_TIMEOUT_MS));
}

/** Resolves once the user is known, or known to be a guest, and their persisted state is restored. */
export function untilRestored(store: AppStore): Promise<void> {
  const isRestored = () => {
    const user = selectUser(store.getState());
    return user !== undefined && selectRestoredUserId(store.getState()) === (user?.id ?? null);
  };
  return new Promise((resolve) => {
    const check = () => {
      if (!isRestored()) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = store.subscribe(check);
    check();
  });
}

/** Loads the chunk `start` with the router, the frame and the dashboard, and evaluates it in two tasks. */
export async function loadApp() {
  await import(/* webpackChunkName: "start" */ '../AppRoutes');
  await nextTask();
  return import(/* webpackChunkName: "start" */ './showApp');
}
