import { combineReducers } from '@reduxjs/toolkit';
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
import { cachedSnapshotSlice } from './cachedSnapshot/cachedSnapshotSlice';
import { personSlice } from './persistence/personSlice';

const reducers = combineReducers({
  [baseApi.reducerPath]: baseApi.reducer,
  activity: activitySlice.reducer,
  cachedSnapshot: cachedSnapshotSlice.reducer,
  companies: companiesSlice.reducer,
  drivers: driversSlice.reducer,
  evolution: evolutionSlice.reducer,
  language: languageSlice.reducer,
  notice: noticeSlice.reducer,
  person: personSlice.reducer,
  sample: sampleSlice.reducer,
  saving: savingSlice.reducer,
  theme: themeSlice.reducer,
  unsentForms: unsentFormsSlice.reducer,
});

export type RootState = ReturnType<typeof reducers>;

/** Signing out resets every slice. The cache is emptied by its own listener, once no page uses it. */
export const rootReducer: typeof reducers = (state, action) => {
  const next = reducers(signedOut.match(action) ? undefined : state, action);
  return signedOut.match(action) && state?.api ? { ...next, api: state.api } : next;
};
