import type { ReadNoticesPayload } from '@contract/inbox/inboxPayloads';
import { baseApi } from '@/shared/api/baseApi';
import {
  GetEarlierNoticesDocument,
  GetInboxDocument,
  type GetEarlierNoticesQuery,
  type GetInboxQuery,
} from '@/shared/api/generated/operations';
import { query } from '@/shared/api/transport/query';

export type Task = GetInboxQuery['tasks'][number];
export type Notice = GetInboxQuery['notices'][number];

/** The server's page size: a shorter page is the last one. */
export const NOTICES_PER_PAGE = 50;

const inboxApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getInbox: build.query<GetInboxQuery, void>({
      query: () => query(GetInboxDocument, {}),
      providesTags: ['Inbox'],
    }),
    getEarlierNotices: build.query<Notice[], string>({
      query: (after) => query(GetEarlierNoticesDocument, { after }),
      transformResponse: ({ notices }: GetEarlierNoticesQuery) => notices,
      providesTags: ['Inbox'],
    }),
    readNotices: build.mutation<unknown, ReadNoticesPayload>({
      query: (body) => ({ method: 'POST', path: '/notice/read', body: { ...body } }),
      invalidatesTags: ['Inbox'],
    }),
  }),
});

export const { useGetInboxQuery, useLazyGetEarlierNoticesQuery, useReadNoticesMutation } = inboxApi;
