import { combineReducers, configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { activitySlice, savingSlice } from '@/features/activity';
import { companiesSlice } from '@/features/companies';
import { driversSlice } from '@/features/drivers';
import { evolutionSlice } from '@/features/evolution';
import { baseApi } from '@/shared/api/baseApi';
import { signedOut } from '@/shared/api/events';
import { sampleSlice } from '@/shared/api/sample/sampleSlice';
import { languageSlice } from '@/shared/i18n/languageSlice';
import { unsentFormsSlice } from '@/shared/ui/dialog/unsentFormsSlice';
import { noticeSlice } from '@/shared/ui/plain/noticeSlice';
import { themeSlice } from '@/shared/ui/theme/themeSlice';
import type { AppDispatch } from '@/shared/lib/useAppDispatch';
import { lastKnownSlice } from './lastKnown/lastKnownSlice';
import { addListeners } from './listeners';
import { personSlice } from './persistence/personSlice';

const reducers = combineReducers({
  [baseApi.reducerPath]: baseApi.reducer,
  activity: activitySlice.reducer,
  companies: companiesSlice.reducer,
  drivers: driversSlice.reducer,
  evolution: evolutionSlice.reducer,
  language: languageSlice.reducer,
  lastKnown: lastKnownSlice.reducer,
  notice: noticeSlice.reducer,
  person: personSlice.reducer,
  sample: sampleSlice.reducer,
  saving: savingSlice.reducer,
  theme: themeSlice.reducer,
  unsentForms: unsentFormsSlice.reducer,
});

export type RootState = ReturnType<typeof reducers>;

/** Signing out takes everything that was the person's; the cache is emptied by its own listener. */
const rootReducer: typeof reducers = (state, action) => {
  const next = reducers(signedOut.match(action) ? undefined : state, action);
  return signedOut.match(action) && state?.api ? { ...next, api: state.api } : next;
};

/** Development's own checks; that a busy machine takes long over them is no finding. */
const CHECKS = {
  serializableCheck: { warnAfter: Infinity },
  immutableCheck: { warnAfter: Infinity },
};

/** The only way to a store: for the app, for tests and for stories. */
export function makeStore(preloadedState?: Partial<RootState>) {
  const listeners = createListenerMiddleware<RootState, AppDispatch>();
  const store = configureStore({
    reducer: rootReducer,
    ...(preloadedState && { preloadedState }),
    middleware: (defaults) =>
      defaults(CHECKS).prepend(listeners.middleware).concat(baseApi.middleware),
  });
  addListeners(listeners.startListening);
  return store;
}

export type AppStore = ReturnType<typeof makeStore>;
