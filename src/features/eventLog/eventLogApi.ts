import { baseApi } from '@/shared/api/baseApi';
import {
  FindPeopleDocument,
  GetEventsDocument,
  type FindPeopleQuery,
  type GetEventsQueryVariables,
} from '@/shared/api/generated/operations';
import { query } from '@/shared/api/transport/query';
import { toFoundPeople, toLoggedEvents, type FoundPerson, type LoggedEvent } from './LoggedEvent';

/** Which events of the log are shown; the times are ISO 8601. */
export type EventFilter = Omit<GetEventsQueryVariables, 'first' | 'after'>;

/** Events per page of the list. */
const PAGE_SIZE = 50;

const eventLogApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Pages of the events that meet a filter, the latest event first. */
    getEvents: build.infiniteQuery<LoggedEvent[], EventFilter, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (page) => (page.length < PAGE_SIZE ? undefined : page.at(-1)?.id),
      },
      query: ({ queryArg, pageParam }) =>
        query(GetEventsDocument, { ...queryArg, first: PAGE_SIZE, after: pageParam }),
      transformResponse: toLoggedEvents,
    }),
    /** A large page for a file. */
    getEventRows: build.query<LoggedEvent[], GetEventsQueryVariables>({
      query: (variables) => query(GetEventsDocument, variables),
      transformResponse: toLoggedEvents,
      keepUnusedDataFor: 0,
    }),
    /** The first people whose name or address contains a text. */
    findPeople: build.query<FoundPerson[], string>({
      query: (search) => query(FindPeopleDocument, { search }),
      transformResponse: (reply: FindPeopleQuery, _meta, search) => toFoundPeople(reply, search),
    }),
  }),
});

export const { useGetEventsInfiniteQuery, useLazyGetEventRowsQuery, useFindPeopleQuery } =
  eventLogApi;
