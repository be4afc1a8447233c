import { isAdmin } from '@contract/permissions/permissions';
import type { UserDto } from '@contract/rest';
import { isAnyOf } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';
import {
  isUserFulfilled,
  selectIsUserPending,
  isUserRejected,
  selectRestoredUserId,
  selectUser,
  userRestored,
} from '@/features/auth';
import {
  companiesApi,
  companyShown,
  knownCompany,
  selectShownCompanyId,
} from '@/features/companies';
import { driversApi } from '@/features/drivers';
import { impactAreasApi } from '@/features/impactAreas';
import { signedOut } from '@/shared/api/events';
import { selectFeatures } from '@/shared/api/features/featuresSlice';
import { sampleWithheld } from '@/shared/api/sample/sampleSlice';
import type { RootState } from '../rootReducer';
import type { AppStartListening } from '../types';
import {
  partRefreshed,
  refreshFailed,
  selectCachedSnapshot,
  selectShowsSnapshot,
  snapshotHidden,
  type SnapshotPart,
} from './cachedSnapshotSlice';
import { removeSnapshot, SNAPSHOT_VERSION, writeSnapshot } from './snapshotStorage';

const { getCompanies, getCompaniesById } = companiesApi.endpoints;
const { getDrivers } = driversApi.endpoints;
const { getImpactAreas } = impactAreasApi.endpoints;

/** Replies that arrive within this time are written together, ms. */
const WRITE_DELAY_MS = 500;

const REFRESHED: [SnapshotPart, (action: unknown) => boolean][] = [
  ['user', isUserFulfilled],
  ['companies', getCompanies.matchFulfilled],
  ['drivers', getDrivers.matchFulfilled],
  ['areas', getImpactAreas.matchFulfilled],
];
const isFigures = isAnyOf(
  getCompanies.matchFulfilled,
  getDrivers.matchFulfilled,
  getImpactAreas.matchFulfilled,
);

const isFailure = isAnyOf(
  isUserRejected,
  getCompanies.matchRejected,
  getDrivers.matchRejected,
  getImpactAreas.matchRejected,
);

/** Stores what a user sees for their next visit, and tracks which shown parts are still stale. */
export function addCachedSnapshotListeners(startListening: AppStartListening) {
  for (const [part, isRefreshed] of REFRESHED) {
    startListening({
      predicate: (action, state) => selectShowsSnapshot(state) && isRefreshed(action),
      effect: (_, { dispatch }) => void dispatch(partRefreshed(part)),
    });
  }

  // Retry appears when no request is pending any more, so that none is sent twice.
  startListening({
    predicate: (action) => isFailure(action) || isUserFulfilled(action) || isFigures(action),
    effect: (_, { dispatch, getState }) => {
      const state = getState();
      if (selectShowsSnapshot(state) && !isRefreshing(state)) dispatch(refreshFailed());
    },
  });

  startListening({
    predicate: (_, now, before) => !selectShowsSnapshot(now) && selectShowsSnapshot(before),
    effect: (_, { dispatch }) => void dispatch(sampleWithheld(false)),
  });

  // A deleted company has no figures.
  startListening({
    matcher: isAnyOf(getCompanies.matchFulfilled, getCompaniesById.matchFulfilled),
    effect: (_, { dispatch, getState }) => {
      const state = getState();
      const { companyId } = selectCachedSnapshot(state);
      const role = selectUser(state)?.role;
      const list = role && getCompanies.select(role)(state).data;
      if (companyId === null || !list) return;
      const shown = knownCompany(state, role, list, companyId);
      // A company beyond the beginning of a long list is not known yet.
      if (shown !== undefined && !shown?.activated) dispatch(snapshotHidden());
    },
  });

  startListening({
    actionCreator: companyShown,
    effect: (_, { dispatch }) => void dispatch(snapshotHidden()),
  });

  // The figures that the server writes into a page are in the cache before the person's state is restored.
  startListening({
    matcher: isAnyOf(isFigures, userRestored),
    effect: async (_, { getState, cancelActiveListeners, delay }) => {
      cancelActiveListeners();
      await delay(WRITE_DELAY_MS);
      storeSnapshot(getState());
    },
  });

  // After a sign-out or an expired session, the next person on this device must not see the snapshot.
  startListening({
    predicate: (action, now, before) =>
      signedOut.match(action) || (selectUser(now) === null && selectUser(before) !== null),
    effect: removeSnapshot,
  });
}

function isRefreshing(state: RootState): boolean {
  const role = selectUser(state)?.role;
  const { companyId } = selectCachedSnapshot(state);
  if (!role || companyId === null) return selectIsUserPending(state);
  const { pending } = QueryStatus;
  return (
    selectIsUserPending(state) ||
    getCompanies.select(role)(state).status === pending ||
    getDrivers.select(companyId)(state).status === pending ||
    getImpactAreas.select(companyId)(state).status === pending
  );
}

function storeSnapshot(state: RootState): void {
  const user = selectUser(state);
  const companyId = selectShownCompanyId(state, user);
  // Stale data must not be stored with the current time.
  if (!user || companyId === null || selectShowsSnapshot(state)) return;
  if (selectRestoredUserId(state) !== user.id) return;
  // The next visit begins with the person's own company.
  if (!isAdmin(user) && companyId !== user.company_id) return;
  const companies = withShown(state, user, companyId);
  const drivers = getDrivers.select(companyId)(state).data?.drivers;
  const areas = getImpactAreas.select(companyId)(state).data;
  if (!companies || !drivers || !areas) return;
  writeSnapshot({
    version: SNAPSHOT_VERSION,
    at: Date.now(),
    features: selectFeatures(state),
    ...{ user, companies, companyId, drivers, areas },
  });
}

/** The list for the snapshot, which has to contain the shown company. Undefined while one of them is loading. */
function withShown(state: RootState, { role }: UserDto, companyId: string) {
  const list = getCompanies.select(role)(state).data;
  const shown = list && knownCompany(state, role, list, companyId);
  if (!shown) return undefined;
  return list.companies.includes(shown) ? list : { ...list, companies: [shown] };
}
