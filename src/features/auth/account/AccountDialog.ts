import { lazyComponent } from '@/shared/chunks/lazyComponent';
import { withAntd } from '@/shared/ui/theme/lazyAntd';

/** Loaded when it is first opened. */
export const AccountDialog = lazyComponent(() =>
  withAntd(() => import('./AccountForm').then((module) => module.AccountForm)),
);
