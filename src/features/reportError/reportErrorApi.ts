import type { ReportErrorForm, ReportErrorResult } from '@contract/payloads';
import { baseApi } from '@/shared/api/baseApi';

interface ErrorReport extends ReportErrorForm {
  screenshot: File | null;
}

const reportErrorApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Which browser it is the server reads from the request. */
    reportError: build.mutation<ReportErrorResult, ErrorReport>({
      query: (report) => ({ method: 'POST', path: '/report-error', body: toForm(report) }),
      transformResponse: ({ data }: { data: ReportErrorResult }) => data,
    }),
  }),
});

function toForm({ screenshot, ...texts }: ErrorReport): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries(texts)) form.append(name, text);
  if (screenshot) form.append('screenshot', screenshot);
  return form;
}

export const { useReportErrorMutation } = reportErrorApi;
