import type { DownloadPayload } from '@contract/events/downloads';
import { baseApi } from '../api/baseApi';

const downloadsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Records a file in the activity log. Nothing depends on the reply, so that files can also be made offline. */
    recordDownload: build.mutation<unknown, DownloadPayload>({
      query: (payload) => ({
        method: 'POST',
        path: '/download/record',
        needs: 'downloads',
        body: { ...payload },
      }),
      extraOptions: { guest: true },
    }),
  }),
});

export const { useRecordDownloadMutation } = downloadsApi;
