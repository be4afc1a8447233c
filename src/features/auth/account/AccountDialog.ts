import { lazyPart } from '@/shared/chunks/lazyComponent';
import { withAntd } from '@/shared/ui/theme/lazyAntd';

/** Loaded when it is first opened. */
export const AccountDialog = lazyPart(() =>
  withAntd(() => import('./AccountForm').then((module) => module.AccountForm)),
);
