import { lazy } from 'react';
import { retryUntilLoaded } from '@/shared/scheduling/retryUntilLoaded';
import { withAntd } from '@/shared/ui/theme/lazyAntd';

/** Loading is repeated until it succeeds, because unsaved edits can only be saved after this dialog. */
export const SignInAgainDialog = lazy(async () => ({
  default: await retryUntilLoaded(() =>
    withAntd(() => import('./SignInAgainForm').then((module) => module.SignInAgainForm)),
  ),
}));
