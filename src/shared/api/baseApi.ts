import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { apiError, isUnauthenticated, isUnreachable, type ApiError } from './errors/ApiError';
import { sessionExpired } from './events';
import { sendQuery, type QueryRequest } from './transport/queryClient';
import { sendRest, type RestRequest } from './transport/restClient';
import { isSampleId } from './sample/sample';

interface CallOptions {
  /** Built-in data, in the endpoint's result form, for when the server can't be reached. */
  sample?: unknown;
  /** A 401 is this call's own business: no session has ended. */
  guest?: boolean;
}

type BaseQuery = BaseQueryFn<
  QueryRequest | RestRequest,
  unknown,
  ApiError,
  CallOptions | undefined
>;

const baseQuery: BaseQuery = async (request, { dispatch, signal }, options) => {
  const { sample = null, guest = false } = options ?? {};
  // What belongs to built-in sample data is unknown to the server: it never travels.
  if (isAboutSample(request)) return { error: apiError({ sample }) };

  const reply = await ('document' in request
    ? sendQuery(request, signal)
    : sendRest(request, signal));
  if (!reply.error) return { data: reply.data };
  if (isUnauthenticated(reply.error) && !guest) dispatch(sessionExpired());
  if (sample !== null && isUnreachable(reply.error)) {
    return { error: { ...reply.error, sample } };
  }
  return { error: reply.error };
};

function isAboutSample(request: QueryRequest | RestRequest): boolean {
  if (!('document' in request)) return false;
  return Object.values((request.variables ?? {}) as Record<string, unknown>).some(isSampleId);
}

/**
 * Cache tags. Figures of a company are tagged with the company's id, so that a saved answer
 * refreshes that company's and no other's.
 */
export const TAG_TYPES = [
  'Company',
  'Workspace',
  'Collaborator',
  'RecentlyDeleted',
  'Drivers',
  'ImpactAreas',
  'Progress',
  'Activities',
  'Answer',
  'AnswerHistory',
] as const;

/** Data older than this is loaded again when a view of it opens; meanwhile the view shows it. */
const FRESH_S = 60;
/** Data that no view shows stays available without a connection for a working day and a night. */
const KEPT_S = 24 * 60 * 60;

/** The one API of the app; each feature injects its endpoints. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAG_TYPES,
  keepUnusedDataFor: KEPT_S,
  refetchOnMountOrArgChange: FRESH_S,
  // When, is for `refreshOnReturn` to say.
  refetchOnFocus: true,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
