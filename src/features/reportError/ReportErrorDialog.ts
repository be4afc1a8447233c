import { lazy } from 'react';

/** Loaded when it is first opened. */
export const ReportErrorDialog = lazy(() =>
  import('./ReportErrorForm').then((module) => ({ default: module.ReportErrorForm })),
);
