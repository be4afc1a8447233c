import type { Request, RequestHandler } from 'express';
import { normalEmail } from '@contract/fields/email';
import { proofRuleOf } from '@contract/permissions/recentProof';
import { refuseOldProof } from '@server/domain/secondFactor/proof';
import type { SessionDeps } from '@server/domain/signIn/sessions';
import { asyncRoute } from './asyncRoute';
import { actorOf } from './client';
import { loadSession, refuseGuests, requireSignIn, sessionToken, signedInUser } from './session';

/**
 * Loads the signed-in person. Refuses guests, people who must set up a second factor first, and calls that always need
 * a recent proof if the person's last one is too old.
 */
export const signedIn = (deps: SessionDeps): RequestHandler[] => [
  loadSession(deps),
  requireSignIn,
  proofForCall(deps),
];

/** The same for calls with which a person sets up a second factor. */
export const signedInForSetup = (deps: SessionDeps): RequestHandler[] => [
  loadSession(deps),
  refuseGuests,
  proofForCall(deps),
];

/** PROOF_REQUIRED for a body that changes a field which needs a recent proof. Use it after the body was parsed. */
export function proofForFields(deps: SessionDeps): RequestHandler {
  return asyncRoute(async (req, res, next) => {
    const rule = proofRuleOf(routeOf(req));
    const isChanged = typeof rule === 'object' && rule.some((name: string) => changes(req, name));
    if (isChanged) await refuseOldProof(deps, actorOf(res), sessionToken(req) ?? '');
    next();
  });
}

function proofForCall(deps: SessionDeps): RequestHandler {
  return asyncRoute(async (req, res, next) => {
    const isNeeded = proofRuleOf(routeOf(req)) === 'always';
    if (isNeeded) await refuseOldProof(deps, actorOf(res), sessionToken(req) ?? '');
    next();
  });
}

const routeOf = (req: Request) =>
  `${req.method} ${(req.route as { path: string } | undefined)?.path ?? ''}`;

/** Whether the body has a value for this field; the person's own address changes nothing. */
function changes(req: Request, name: string): boolean {
  const value = (Object(req.body as unknown) as Record<string, unknown>)[name];
  if (value === undefined || value === '') return false;
  const isOwnAddress =
    name === 'email' &&
    typeof value === 'string' &&
    req.res !== undefined &&
    normalEmail(value) === signedInUser(req.res).email;
  return !isOwnAddress;
}
