import { lazy } from 'react';
import { retryUntilLoaded } from '@/shared/scheduling/retryUntilLoaded';
import { withAntd } from '@/shared/ui/theme/lazyAntd';

/** Loading is retried until it succeeds, because users have to sign in again to save their edits. */
export const SignInAgainDialog = lazy(async () => ({
  default: await retryUntilLoaded(() =>
    withAntd(() => import('./SignInAgainForm').then((module) => module.SignInAgainForm)),
  ),
}));
