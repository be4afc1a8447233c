import type { ReportErrorForm, ReportErrorResult } from '@contract/payloads';
import { baseApi } from '@/shared/api/baseApi';
import { object, string, optionalData } from '@/shared/api/transport/shapes';

interface ErrorReport extends ReportErrorForm {
  screenshot: File | null;
}

const reply = optionalData<ReportErrorResult>(object({ reference: string }));

const reportErrorApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The report contains no browser, because the server reads it from the User-Agent header. */
    reportError: build.mutation<ReportErrorResult | null, ErrorReport>({
      query: (report) => ({ method: 'POST', path: '/report-error', body: toForm(report), reply }),
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
