import { isAnyOf } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { isUserAnswer, isUserAsked, isUserFailure, selectUser } from '@/features/auth';
import { companiesApi, companyShown, selectCompanyChoice } from '@/features/companies';
import { driversApi } from '@/features/drivers';
import { impactAreasApi } from '@/features/impactAreas';
import { signedOut } from '@/shared/api/events';
import { sampleWithheld } from '@/shared/api/sampleSlice';
import type { StartListening } from '@/shared/lib/listening';
import { selectRestoredFor } from '../persistence/personSlice';
import type { RootState } from '../store';
import {
  lastKnownLeft,
  partRefreshed,
  refreshFailed,
  selectLastKnown,
  selectLastKnownAt,
  type LastKnownPart,
} from './cachedSnapshotSlice';
import { forgetSnapshot, SNAPSHOT_VERSION, writeSnapshot } from './snapshotStorage';

const { getCompanies } = companiesApi.endpoints;
const { getDrivers } = driversApi.endpoints;
const { getImpactAreas } = impactAreasApi.endpoints;

/** Answers of one moment are written together. */
const TOGETHER_MS = 500;

const REFRESHED: [LastKnownPart, (action: unknown) => boolean][] = [
  ['user', isUserAnswer],
  ['companies', getCompanies.matchFulfilled],
  ['drivers', getDrivers.matchFulfilled],
  ['areas', getImpactAreas.matchFulfilled],
];
const isFigures = isAnyOf(
  getCompanies.matchFulfilled,
  getDrivers.matchFulfilled,
  getImpactAreas.matchFulfilled,
);

const isFailed = isAnyOf(
  isUserFailure,
  getCompanies.matchRejected,
  getDrivers.matchRejected,
  getImpactAreas.matchRejected,
);

/** Keeps what a person sees for their next visit, and follows what of it is still old. */
export function addLastKnownListeners(startListening: StartListening) {
  for (const [part, isRefreshed] of REFRESHED) {
    startListening({
      predicate: (action, state) =>
        selectLastKnownAt(state as RootState) !== null && isRefreshed(action),
      effect: (_, { dispatch }) => void dispatch(partRefreshed(part)),
    });
  }

  // Only once every question has its end: what is open still may go well, and is not asked twice.
  startListening({
    predicate: (action) => isFailed(action) || isUserAnswer(action) || isFigures(action),
    effect: (_, { dispatch, getState }) => {
      const state = getState() as RootState;
      if (selectLastKnownAt(state) !== null && !isAsking(state)) dispatch(refreshFailed());
    },
  });

  startListening({
    predicate: (_, now, before) =>
      selectLastKnownAt(now as RootState) === null &&
      selectLastKnownAt(before as RootState) !== null,
    effect: (_, { dispatch }) => void dispatch(sampleWithheld(false)),
  });

  // What is closed by now has no figures, neither old nor new.
  startListening({
    matcher: getCompanies.matchFulfilled,
    effect: ({ payload }, { dispatch, getState }) => {
      const { companyId } = selectLastKnown(getState() as RootState);
      const shown = payload.companies.find(({ id }) => id === companyId);
      if (companyId !== null && !shown?.activated) dispatch(lastKnownLeft());
    },
  });

  startListening({
    actionCreator: companyShown,
    effect: (_, { dispatch }) => void dispatch(lastKnownLeft()),
  });

  startListening({
    matcher: isFigures,
    effect: async (_, { getState, cancelActiveListeners, delay }) => {
      cancelActiveListeners();
      await delay(TOGETHER_MS);
      keep(getState() as RootState);
    },
  });

  // Nobody is signed in, by choice or by the server's word: nothing of anybody greets who comes next.
  startListening({
    predicate: (action, now, before) =>
      signedOut.match(action) || (selectUser(now) === null && selectUser(before) !== null),
    effect: forgetSnapshot,
  });
}

function isAsking(state: RootState): boolean {
  const role = selectUser(state)?.role;
  const { companyId } = selectLastKnown(state);
  if (!role || companyId === null) return isUserAsked(state);
  const { pending } = QueryStatus;
  return (
    isUserAsked(state) ||
    getCompanies.select(role)(state).status === pending ||
    getDrivers.select(companyId)(state).status === pending ||
    getImpactAreas.select(companyId)(state).status === pending
  );
}

function keep(state: RootState): void {
  const user = selectUser(state);
  const { shownId: companyId } = selectCompanyChoice(state);
  // What is still old keeps its own time.
  if (!user || companyId === null || selectLastKnownAt(state) !== null) return;
  if (selectRestoredFor(state) !== user.id) return;
  const companies = getCompanies.select(user.role)(state).data;
  const drivers = getDrivers.select(companyId)(state).data;
  const areas = getImpactAreas.select(companyId)(state).data;
  if (!companies || !drivers || !areas) return;
  const at = Date.now();
  writeSnapshot({ version: SNAPSHOT_VERSION, at, user, companies, companyId, drivers, areas });
}
