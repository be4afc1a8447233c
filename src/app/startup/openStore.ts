import { saveDrafts, selectDrafts } from '@/features/activity';
import { loadUser, secondStepChanged } from '@/features/auth';
import { selectHasCommentDraft } from '@/features/evidence';
import { secondFactorMethodsOf } from '@/shared/api/proof/proofMethods';
import { setReloadGuard } from '@/shared/chunks/pageRecovery';
import { selectHasUnsentForm } from '@/shared/ui/dialog/unsentFormsSlice';
import { showCachedSnapshot } from '../store/cachedSnapshot/showCachedSnapshot';
import { makeStore, type AppStore } from '../store/store';
import { primeCache, readPageData } from './pageData';
import { refreshOnReturn } from './refreshOnReturn';

/** How long saving may take before an automatic reload is given up, ms. */
const SAVE_TIMEOUT_MS = 5_000;

/** The frame and the dashboard. Webpack knows that the chunk of this module precedes theirs. */
export const loadApp = () => import(/* webpackChunkName: "start" */ './showApp');

/** Makes the page's store, with the data that the page contains. */
export function openStore(): AppStore {
  const store = makeStore();
  setReloadGuard(() => savedForReload(store));
  refreshOnReturn(store.dispatch);
  const data = readPageData();
  if (data) primeCache(store, data);
  else {
    store.dispatch(showCachedSnapshot());
    void store.dispatch(loadUser());
  }
  const methods = new URLSearchParams(window.location.search).get('second_factor');
  if (methods !== null) store.dispatch(secondStepChanged(pendingMethods(methods)));
  return store;
}

/** What the sign-in that the address names waits for; see `selectPendingMethods`. */
const pendingMethods = (named: string) =>
  named === 'passwordless' ? named : secondFactorMethodsOf({ methods: named.split(',') });

/** Saves all drafts. Whether the page can be reloaded: no form or comment is unsent, and every edit is saved. */
async function savedForReload({ dispatch, getState }: AppStore): Promise<boolean> {
  if (selectHasUnsentForm(getState()) || selectHasCommentDraft(getState())) return false;
  return dispatch(saveDrafts(Object.keys(selectDrafts(getState())), SAVE_TIMEOUT_MS));
}
