import type { Request, RequestHandler } from 'express';
import { AppError } from '@server/domain/errors';
import { isTokenQuery } from './apiToken';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a link on another site opened this address, rather than our own page or the person. */
export const isOpenedByOtherSite = (req: Request): boolean =>
  !['same-origin', 'none', undefined].includes(req.get('sec-fetch-site'));

/**
 * Refuses requests that change data and come from another origin, including other sites of the same
 * domain. SameSite cookies do not prevent all of these, because forms and empty posts need no preflight.
 * A client that sends neither Sec-Fetch-Site nor Origin is not a browser and is accepted. So is a query with an API
 * token, because a browser sends none by itself.
 */
export function refuseCrossOrigin(publicOrigin: string | null): RequestHandler {
  return (req, _res, next) => {
    const isSafe = SAFE_METHODS.has(req.method) || isTokenQuery(req);
    if (isSafe || isSameOrigin(req, publicOrigin)) next();
    else next(new AppError('CROSS_ORIGIN', 'This request comes from another site.'));
  };
}

function isSameOrigin(req: Request, publicOrigin: string | null): boolean {
  const site = req.get('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const origin = req.get('origin');
  if (origin === undefined) return true;
  return origin === publicOrigin || origin === `${req.protocol}://${req.get('host') ?? ''}`;
}
