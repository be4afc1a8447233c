import { lazy } from 'react';

/** Loaded when it is needed: few companies are deleted, and a dialog comes with it. */
export const DeactivatedCompany = lazy(() =>
  import('./DeactivatedCompanyPanel').then((module) => ({
    default: module.DeactivatedCompanyPanel,
  })),
);
