import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { apiError, isUnauthenticated, isUnreachable, type ApiError } from './errors/ApiError';
import { secondFactorMissing, sessionExpired } from './events';
import type { WithFeatures } from './features/featuresSlice';
import { askForProof } from './proof/askForProof';
import { proofMethodsOf } from './proof/proofMethods';
import { sendQuery, type QueryRequest } from './transport/queryClient';
import { sendRest, type RestRequest } from './transport/restClient';
import type { WithSession } from './sessionSlice';
import { isSampleId } from './sample/sample';

interface CallOptions {
  /** Data in the form of the endpoint's result, which pages show while the server cannot be reached. */
  sample?: unknown;
  /** For calls that guests make: a 401 does not mean that a session has ended. */
  guest?: boolean;
}

type BaseQuery = BaseQueryFn<
  QueryRequest | RestRequest,
  unknown,
  ApiError,
  CallOptions | undefined
>;

const baseQuery: BaseQuery = async (request, { dispatch, getState, signal }, options) => {
  const { sample = null, guest = false } = options ?? {};
  // The server does not know the ids of sample data.
  if (refersToSampleData(request)) return { error: apiError({ sample }) };

  const state = () => getState() as WithSession & WithFeatures;
  const sendOnce = () =>
    'document' in request
      ? sendQuery(request, signal, state().features)
      : sendRest(request, signal, state().features);
  const session = () => state().session;
  const sentIn = session();
  let reply = await sendOnce();
  const isRefused = () => !guest && reply.error !== undefined && isUnauthenticated(reply.error);
  // The session ended, and the same person signed in again before the reply arrived.
  const { renewals, userChanges } = session();
  if (isRefused() && userChanges === sentIn.userChanges && renewals > sentIn.renewals) {
    reply = await sendOnce();
  }
  if (reply.error?.code === 'PROOF_REQUIRED') {
    const methods = proofMethodsOf(reply.error.data);
    const proved = methods.length > 0 && (await askForProof(dispatch, methods, 'prove'));
    if (proved) reply = await sendOnce();
  }
  if (!reply.error) return { data: reply.data };
  // If another person has signed in since, this 401 does not concern the session of that person.
  if (isRefused() && session().userChanges === sentIn.userChanges) dispatch(sessionExpired());
  if (reply.error.code === 'SECOND_FACTOR_MISSING') dispatch(secondFactorMissing());
  if (sample !== null && isUnreachable(reply.error)) {
    return { error: { ...reply.error, sample } };
  }
  return { error: reply.error };
};

function refersToSampleData(request: QueryRequest | RestRequest): boolean {
  if (!('document' in request)) return false;
  return Object.values((request.variables ?? {}) as Record<string, unknown>).some(isSampleId);
}

/**
 * Cache tags. Figures of a company are tagged with the company's id, so that a saved answer
 * refreshes that company's and no other's. Figures of several companies at once have the tag FigureLists.
 */
export const TAG_TYPES = [
  'Company',
  'Workspace',
  'Collaborator',
  'RecentlyDeleted',
  'FigureLists',
  'Drivers',
  'ImpactAreas',
  'Progress',
  'Activities',
  'Answer',
  'AnswerHistory',
  'Plan',
  'Targets',
  'Rounds',
  'Reviews',
  'ReviewShares',
  'Profiles',
  'Mappings',
  'ModelVersions',
  'Notes',
  'Inbox',
] as const;

/** A view that opens shows cached data at once, and loads it again if it is older than this. */
const FRESH_SECONDS = 60;
/** Data that no view uses stays cached for a day, so that it is available without a connection. */
const UNUSED_DATA_SECONDS = 24 * 60 * 60;

/** The one API of the app; each feature injects its endpoints. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAG_TYPES,
  keepUnusedDataFor: UNUSED_DATA_SECONDS,
  refetchOnMountOrArgChange: FRESH_SECONDS,
  // `refreshOnReturn` dispatches the events on which queries are fetched again.
  refetchOnFocus: true,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
