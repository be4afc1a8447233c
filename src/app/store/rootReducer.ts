import { combineReducers } from '@reduxjs/toolkit';
import { activitySlice, savingSlice } from '@/features/activity';
import { authSlice } from '@/features/auth';
import { collaboratorsSlice } from '@/features/collaborators';
import { companiesSlice } from '@/features/companies';
import { driversSlice } from '@/features/drivers';
import { commentDraftsSlice } from '@/features/evidence';
import { evolutionSlice } from '@/features/evolution';
import { impactAreasSlice } from '@/features/impactAreas';
import { planSlice } from '@/features/plan';
import { workspacesSlice } from '@/features/workspaces';
import { baseApi } from '@/shared/api/baseApi';
import { signedOut } from '@/shared/api/events';
import { connectionSlice } from '@/shared/api/connectionSlice';
import { featuresSlice } from '@/shared/api/features/featuresSlice';
import { proofSlice } from '@/shared/api/proof/proofSlice';
import { sampleSlice } from '@/shared/api/sample/sampleSlice';
import { sessionSlice } from '@/shared/api/sessionSlice';
import { staleDataSlice } from '@/shared/api/staleDataSlice';
import { languageSlice } from '@/shared/i18n/languageSlice';
import { unsentFormsSlice } from '@/shared/ui/dialog/unsentFormsSlice';
import { listViewsSlice } from '@/shared/ui/list/listViewsSlice';
import { noticeSlice } from '@/shared/ui/plain/noticeSlice';
import { themeSlice } from '@/shared/ui/theme/themeSlice';
import { cachedSnapshotSlice } from './cachedSnapshot/cachedSnapshotSlice';

const reducers = combineReducers({
  [baseApi.reducerPath]: baseApi.reducer,
  activity: activitySlice.reducer,
  auth: authSlice.reducer,
  cachedSnapshot: cachedSnapshotSlice.reducer,
  collaborators: collaboratorsSlice.reducer,
  commentDrafts: commentDraftsSlice.reducer,
  companies: companiesSlice.reducer,
  connection: connectionSlice.reducer,
  drivers: driversSlice.reducer,
  evolution: evolutionSlice.reducer,
  features: featuresSlice.reducer,
  impactAreas: impactAreasSlice.reducer,
  language: languageSlice.reducer,
  listViews: listViewsSlice.reducer,
  notice: noticeSlice.reducer,
  sample: sampleSlice.reducer,
  plan: planSlice.reducer,
  proof: proofSlice.reducer,
  saving: savingSlice.reducer,
  session: sessionSlice.reducer,
  staleData: staleDataSlice.reducer,
  theme: themeSlice.reducer,
  unsentForms: unsentFormsSlice.reducer,
  workspaces: workspacesSlice.reducer,
});

export type RootState = ReturnType<typeof reducers>;

/**
 * Signing out resets every slice but three: the cache is emptied by its own listener, once no page uses it, the sessions
 * are counted on, and the server stays the same.
 */
export const rootReducer: typeof reducers = (state, action) => {
  const isReset = signedOut.match(action) && state !== undefined;
  const survivingState = isReset && {
    api: state.api,
    features: state.features,
    session: state.session,
  };
  return reducers(survivingState || state, action);
};
