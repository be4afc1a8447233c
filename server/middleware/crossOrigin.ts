import type { Request, RequestHandler } from 'express';
import { AppError } from '@server/domain/errors';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses calls that change something and come from another origin, a sister site included.
 * Cookies alone would let them through: forms and empty posts need no preflight.
 * A client that sends neither header is no browser and is let through.
 */
export function refuseCrossOrigin(publicOrigin: string | null): RequestHandler {
  return (req, _res, next) => {
    if (READING.has(req.method) || isSameOrigin(req, publicOrigin)) next();
    else next(new AppError('CROSS_ORIGIN', 'This call comes from another site.'));
  };
}

function isSameOrigin(req: Request, publicOrigin: string | null): boolean {
  const site = req.get('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const origin = req.get('origin');
  if (origin === undefined) return true;
  return origin === publicOrigin || origin === `${req.protocol}://${req.get('host') ?? ''}`;
}
