import { lazy } from 'react';
import { retryUntilLoaded } from '@/shared/scheduling/retryUntilLoaded';
import { withAntd } from '@/shared/ui/theme/lazyAntd';

/** Loaded when a session has ended, again and again until it is there: unsaved edits depend on it. */
export const SignInAgainDialog = lazy(async () => ({
  default: await retryUntilLoaded(() =>
    withAntd(() => import('./SignInAgainForm').then((module) => module.SignInAgainForm)),
  ),
}));
