import { lazyComponent } from '@/shared/chunks/lazyComponent';
import { withAntd } from '@/shared/ui/theme/lazyAntd';

/** The form and antd are loaded when the dialog opens for the first time. */
export const AccountDialog = lazyComponent(() =>
  withAntd(() => import('./AccountForm').then((module) => module.AccountForm)),
);
