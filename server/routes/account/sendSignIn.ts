import type { Request, Response } from 'express';
import type { SecondFactorRequired } from '@contract/signIn/secondFactorPayloads';
import { withOwnFields } from '@server/domain/accounts/ownFields';
import { AppError } from '@server/domain/errors';
import type { PendingSignIn } from '@server/domain/secondFactor/pendingSignIn';
import type { SignedIn, SignInOrigin } from '@server/domain/signIn/completeSignIn';
import { clientOf } from '@server/middleware/client';
import {
  deviceSecrets,
  sessionToken,
  setDeviceCookie,
  setPendingCookie,
  setSessionCookie,
} from '@server/middleware/session';
import type { RouteDeps } from '@server/routes/deps';
import { requestLanguage } from '@server/routes/requestLanguage';

/** Where a sign-in comes from. */
export const originOf = (req: Request): SignInOrigin => ({
  ...clientOf(req),
  previousToken: sessionToken(req),
  language: requestLanguage(req),
  deviceSecrets: deviceSecrets(req),
});

/** Sets the cookies of a new session or of a pending sign-in; SECOND_FACTOR_REQUIRED for the latter. */
function setSignInCookies(
  deps: RouteDeps,
  req: Request,
  res: Response,
  result: SignedIn | PendingSignIn,
): asserts result is SignedIn {
  if ('methods' in result) {
    setPendingCookie(req, res, result.pendingSecret);
    const data: SecondFactorRequired = { methods: result.methods };
    const message = 'Please enter your second factor.';
    throw new AppError('SECOND_FACTOR_REQUIRED', message, { data });
  }
  setPendingCookie(req, res, null);
  setSessionCookie(req, res, result.token, deps.sessionLimits.absoluteMs);
  setDeviceCookie(req, res, result.deviceSecret);
}

/** Replies to a sign-in, whichever way the person proved who they are. */
export async function sendSignIn(
  deps: RouteDeps,
  req: Request,
  res: Response,
  result: SignedIn | PendingSignIn,
): Promise<void> {
  setSignInCookies(deps, req, res, result);
  res.json({ data: await withOwnFields(deps, result.user) });
  deps.sendQueuedMails();
}
