import type { Request, RequestHandler } from 'express';
import type { FactorDeps } from '@server/domain/secondFactor/factors';
import { refuseOldProof } from '@server/domain/secondFactor/proof';
import { asyncRoute } from './asyncRoute';
import { actorOf } from './client';
import { sessionToken } from './session';

/**
 * PROOF_REQUIRED for a dangerous call if the person's last proof is too old. `isDangerous` tells whether the body of a
 * call asks for something dangerous; without it every body does. Use it after `signedIn`.
 */
export function freshProof(
  deps: FactorDeps,
  isDangerous: (req: Request) => boolean = () => true,
): RequestHandler {
  return asyncRoute(async (req, res, next) => {
    if (isDangerous(req)) await refuseOldProof(deps, actorOf(res), sessionToken(req) ?? '');
    next();
  });
}

/** Whether a JSON body or a form contains one of these fields, and not as an empty text. */
export const contains =
  (...names: readonly string[]) =>
  (req: Request): boolean => {
    const fields = Object(req.body as unknown) as Record<string, unknown>;
    return names.some((name) => fields[name] !== undefined && fields[name] !== '');
  };
