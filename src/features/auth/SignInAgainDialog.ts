import { lazy } from 'react';
import { untilLoaded } from '@/shared/lib/untilLoaded';

/** Loaded when a session has ended; much depends on it, so a line that fails is not the end of it. */
export const SignInAgainDialog = lazy(() =>
  untilLoaded(() => import('./SignInAgainForm')).then((module) => ({
    default: module.SignInAgainForm,
  })),
);
