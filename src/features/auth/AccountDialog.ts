import { lazy } from 'react';

/** Loaded when it is first opened. */
export const AccountDialog = lazy(() =>
  import('./AccountForm').then((module) => ({ default: module.AccountForm })),
);
