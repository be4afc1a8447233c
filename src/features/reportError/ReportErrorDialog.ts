import { lazyPart } from '@/shared/chunks/lazyPart';

/** Loaded when it is first opened. */
export const ReportErrorDialog = lazyPart(() =>
  import('./ReportErrorForm').then((module) => module.ReportErrorForm),
);
