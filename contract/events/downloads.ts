/** The contents of the app's files: the figures of one company, or those of all that the person administers. */
export const COMPANY_DOWNLOADS = [
  'dashboard',
  'overview',
  'driver',
  'evolution',
  'plan',
  'opinions',
  'assessment',
] as const;
export const WIDE_DOWNLOADS = ['portfolio', 'activity_log'] as const;
export const FILE_FORMATS = ['pdf', 'xlsx', 'csv'] as const;

export type DownloadContents = (typeof COMPANY_DOWNLOADS | typeof WIDE_DOWNLOADS)[number];

export const isWideDownload = (
  contents: DownloadContents,
): contents is (typeof WIDE_DOWNLOADS)[number] => WIDE_DOWNLOADS.some((wide) => wide === contents);

/** A file that a browser has made, which POST /download/record reports. */
export interface DownloadPayload {
  contents: DownloadContents;
  format: (typeof FILE_FORMATS)[number];
  /** The company whose figures the file contains; absent for WIDE_DOWNLOADS. */
  company_id?: string | undefined;
}
