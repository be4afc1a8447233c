import type { Request, RequestHandler } from 'express';
import { isGuestQueueFull, passwordQueueFull } from '@server/domain/passwords/passwordQueue';
import { deviceSecrets } from './session';

/**
 * Sign-ins from unknown devices are refused while too many wait for their password to be checked. There may be a
 * flood of them, so this comes before all other middleware and before the body is read.
 */
const isRefused = (req: Request) =>
  req.method === 'POST' &&
  req.path === '/auth/login' &&
  isGuestQueueFull() &&
  deviceSecrets(req).length === 0;

const PER_TURN = 10;

/** Lets a few of them go on in each turn of the event loop, so that other requests are answered between them. */
export function spreadSignInFlood(): RequestHandler {
  const waiting: (() => void)[] = [];

  function continueSome() {
    for (const next of waiting.splice(0, PER_TURN)) next();
    if (waiting.length > 0) setImmediate(continueSome);
  }
  return (req, _res, next) => {
    if (!isRefused(req)) {
      next();
      return;
    }
    waiting.push(next);
    if (waiting.length === 1) setImmediate(continueSome);
  };
}

export const refuseSignInFlood: RequestHandler = (req, _res, next) => {
  next(isRefused(req) ? passwordQueueFull() : undefined);
};
