import { knowUser } from '@/features/auth';
import { companiesApi } from '@/features/companies';
import { driversApi } from '@/features/drivers';
import { impactAreasApi } from '@/features/impactAreas';
import type { AppDispatch } from '@/shared/lib/useAppDispatch';
import { lastKnownShown } from './lastKnownSlice';
import { readSnapshot } from './storedSnapshot';

/**
 * Shows who comes back what they last saw, and asks for all of it anew. Whether they are still signed
 * in is for the server to say; what it says replaces this.
 */
export function showLastKnown() {
  return (dispatch: AppDispatch): void => {
    const seen = readSnapshot(Date.now());
    if (!seen) return;
    const { role } = seen.user;
    const of = seen.companyId;
    dispatch(lastKnownShown(seen.at));
    dispatch(
      companiesApi.util.upsertQueryEntries([
        { endpointName: 'getCompanies', arg: role, value: seen.companies },
      ]),
    );
    dispatch(
      driversApi.util.upsertQueryEntries([
        { endpointName: 'getDrivers', arg: of, value: seen.drivers },
      ]),
    );
    dispatch(
      impactAreasApi.util.upsertQueryEntries([
        { endpointName: 'getImpactAreas', arg: of, value: seen.areas },
      ]),
    );
    dispatch(knowUser(seen.user));

    const anew = { forceRefetch: true, subscribe: false };
    void dispatch(companiesApi.endpoints.getCompanies.initiate(role, anew));
    void dispatch(driversApi.endpoints.getDrivers.initiate(of, anew));
    void dispatch(impactAreasApi.endpoints.getImpactAreas.initiate(of, anew));
  };
}
