import { baseApi } from '@/shared/api/baseApi';
import {
  RecentlyDeletedDocument,
  type RecentlyDeletedQuery,
} from '@/shared/api/generated/operations';
import { query } from '@/shared/api/transport/query';
import { toDeletedItems, type DeletedItem } from './DeletedItem';

const recentlyDeletedApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Deleted companies and workspaces that can still be restored, latest first. */
    getRecentlyDeleted: build.query<DeletedItem[], void>({
      query: () => query(RecentlyDeletedDocument, {}),
      transformResponse: ({ recentlyDeleted }: RecentlyDeletedQuery) =>
        toDeletedItems(recentlyDeleted),
      providesTags: ['RecentlyDeleted'],
    }),
  }),
});

export const { useGetRecentlyDeletedQuery } = recentlyDeletedApi;
