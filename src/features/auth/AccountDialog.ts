import { lazyPart } from '@/shared/chunks/lazyPart';

/** Loaded when it is first opened. */
export const AccountDialog = lazyPart(() =>
  import('./AccountForm').then((module) => module.AccountForm),
);
