import type { Role } from '@contract/permissions/roles';
import { refreshUser, selectUser, setUser } from '@/features/auth';
import { companiesApi } from '@/features/companies';
import { bareRatings, driversApi } from '@/features/drivers';
import { impactAreasApi } from '@/features/impactAreas';
import { featuresNamed } from '@/shared/api/features/featuresSlice';
import { sampleWithheld } from '@/shared/api/sample/sampleSlice';
import type { ApiRootState, AppDispatch } from '@/shared/lib/useAppDispatch';
import { refreshRetried, snapshotShown } from './cachedSnapshotSlice';
import { readSnapshot } from './snapshotStorage';

/**
 * Shows the stored snapshot of the last visit and fetches all of its data. The user counts as signed in until the
 * server has answered; its reply replaces the snapshot.
 */
export function showCachedSnapshot() {
  return (dispatch: AppDispatch): void => {
    const snapshot = readSnapshot(Date.now());
    if (!snapshot) return;
    const { user, companyId } = snapshot;
    dispatch(snapshotShown({ takenAt: snapshot.at, companyId }));
    dispatch(sampleWithheld(true));
    dispatch(featuresNamed(snapshot.features));
    dispatch(
      companiesApi.util.upsertQueryEntries([
        { endpointName: 'getCompanies', arg: user.role, value: snapshot.companies },
      ]),
    );
    dispatch(
      driversApi.util.upsertQueryEntries([
        { endpointName: 'getDrivers', arg: companyId, value: bareRatings(snapshot.drivers) },
      ]),
    );
    dispatch(
      impactAreasApi.util.upsertQueryEntries([
        { endpointName: 'getImpactAreas', arg: companyId, value: snapshot.areas },
      ]),
    );
    dispatch(setUser(user));
    dispatch(fetchParts(user.role, companyId));
  };
}

/** Fetches the snapshot's data again after a failure. */
export function retryRefresh(companyId: string) {
  return (dispatch: AppDispatch, getState: () => ApiRootState): void => {
    const user = selectUser(getState());
    if (!user) return;
    dispatch(refreshRetried());
    void dispatch(refreshUser());
    dispatch(fetchParts(user.role, companyId));
  };
}

function fetchParts(role: Role, companyId: string) {
  return (dispatch: AppDispatch): void => {
    const refetch = { forceRefetch: true, subscribe: false };
    void dispatch(companiesApi.endpoints.getCompanies.initiate(role, refetch));
    void dispatch(driversApi.endpoints.getDrivers.initiate(companyId, refetch));
    void dispatch(impactAreasApi.endpoints.getImpactAreas.initiate(companyId, refetch));
  };
}
