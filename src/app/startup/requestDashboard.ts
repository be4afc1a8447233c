import { selectUser } from '@/features/auth';
import { companiesApi, selectShownCompanyId } from '@/features/companies';
import { driversApi } from '@/features/drivers';
import { evolutionApi } from '@/features/evolution';
import { impactAreasApi } from '@/features/impactAreas';
import { paths } from '@/shared/routing/paths';
import type { AppStore } from '../store/store';

/**
 * Requests what the dashboard shows before it renders, so that the replies arrive in the meantime. The cards
 * find the same requests in the cache.
 */
export function requestDashboard({ dispatch, getState }: AppStore): void {
  const user = selectUser(getState());
  if (!user || window.location.pathname !== paths.dashboard()) return;
  const unsubscribed = { subscribe: false };
  void dispatch(companiesApi.endpoints.getCompanies.initiate(user.role, unsubscribed));
  const companyId = selectShownCompanyId(getState(), user);
  if (companyId === null) return;
  void dispatch(driversApi.endpoints.getDrivers.initiate(companyId, unsubscribed));
  void dispatch(impactAreasApi.endpoints.getImpactAreas.initiate(companyId, unsubscribed));
  void dispatch(evolutionApi.endpoints.getGraphDrivers.initiate(companyId, unsubscribed));
}
