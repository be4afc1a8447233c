import { StrictMode, startTransition } from 'react';
import type { Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { saveDrafts, selectDrafts } from '@/features/activity';
import { selectUser } from '@/features/auth';
import { setReloadGuard } from '@/shared/chunks/pageRecovery';
import { deviceLanguage } from '@/shared/i18n/deviceLanguage';
import { selectLanguageChoice } from '@/shared/i18n/languageSlice';
import { selectHasUnsentForm } from '@/shared/ui/dialog/unsentFormsSlice';
import { App } from '../App';
import { loadLanguage, speak } from '../i18n/languages';
import { selectRestoredFor } from '../store/persistence/personSlice';
import { refreshOnReturn } from './refreshOnReturn';
import { makeStore, type AppStore } from '../store/store';

export { requestDashboard } from './requestDashboard';
export { knowUser, loadUser, login } from '@/features/auth';
export { showLastKnown } from '../store/cachedSnapshot/showCachedSnapshot';

/** How long edits may take to be saved before the page is reloaded by itself, ms. */
const SAVE_MS = 5_000;

/** The page's one store. */
export function openStore(): AppStore {
  const store = makeStore();
  setReloadGuard(() => savedForReload(store));
  refreshOnReturn(store.dispatch);
  return store;
}

/** Whether the page can be left: no form is filled in, and every edit is on the server. */
async function savedForReload({ dispatch, getState }: AppStore): Promise<boolean> {
  if (selectHasUnsentForm(getState())) return false;
  return dispatch(saveDrafts(Object.keys(selectDrafts(getState())), SAVE_MS));
}

/** Shows the product at the page's address, once there are words for it. */
export async function showApp(root: Root, store: AppStore): Promise<void> {
  const language = selectLanguageChoice(store.getState()) ?? deviceLanguage();
  // Without them the app speaks as it can.
  await loadLanguage(language).then(speak, () => undefined);
  // As a transition it is rendered in small steps, between which the page answers.
  startTransition(() =>
    root.render(
      <StrictMode>
        <BrowserRouter>
          <App store={store} />
        </BrowserRouter>
      </StrictMode>,
    ),
  );
}

/** Resolves once it is known who is signed in and what is stored of their last visit is back. */
export function untilRestored(store: AppStore): Promise<void> {
  const isRestored = () => {
    const user = selectUser(store.getState());
    return user !== undefined && selectRestoredFor(store.getState()) === (user?.id ?? null);
  };
  return new Promise((resolve) => {
    const look = () => {
      if (!isRestored()) return;
      stop();
      resolve();
    };
    const stop = store.subscribe(look);
    look();
  });
}
