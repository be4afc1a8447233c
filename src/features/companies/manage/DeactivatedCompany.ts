import { lazyPart } from '@/shared/chunks/lazyPart';

/** Loaded when it is needed: few companies are deleted, and a dialog comes with it. */
export const DeactivatedCompany = lazyPart(() =>
  import('./DeactivatedCompanyPanel').then((module) => module.DeactivatedCompanyPanel),
);
