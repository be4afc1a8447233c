import type { Role } from '@contract/roles';
import { knowUser, refreshUser, selectUser } from '@/features/auth';
import { companiesApi } from '@/features/companies';
import { driversApi } from '@/features/drivers';
import { impactAreasApi } from '@/features/impactAreas';
import { sampleWithheld } from '@/shared/api/sampleSlice';
import type { ApiRootState, AppDispatch } from '@/shared/lib/useAppDispatch';
import { lastKnownShown, refreshAgain } from './cachedSnapshotSlice';
import { readSnapshot } from './snapshotStorage';

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
    dispatch(lastKnownShown({ at: seen.at, companyId: of }));
    dispatch(sampleWithheld(true));
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
    dispatch(askAnew(role, of));
  };
}

/** Asks once more for what could not be told anew. */
export function refreshLastKnown(companyId: string) {
  return (dispatch: AppDispatch, getState: () => ApiRootState): void => {
    const user = selectUser(getState());
    if (!user) return;
    dispatch(refreshAgain());
    void dispatch(refreshUser());
    dispatch(askAnew(user.role, companyId));
  };
}

function askAnew(role: Role, companyId: string) {
  return (dispatch: AppDispatch): void => {
    const anew = { forceRefetch: true, subscribe: false };
    void dispatch(companiesApi.endpoints.getCompanies.initiate(role, anew));
    void dispatch(driversApi.endpoints.getDrivers.initiate(companyId, anew));
    void dispatch(impactAreasApi.endpoints.getImpactAreas.initiate(companyId, anew));
  };
}
