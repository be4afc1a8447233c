import { clearTimeout, setTimeout } from 'node:timers';
import type { ErrorRequestHandler, Request, RequestHandler } from 'express';
import { bodyTooSlow } from '@server/middleware/httpRefusal';

/**
 * Ends requests whose body has not arrived within the milliseconds of `msOf`, with 408 unless the response has already begun.
 * In both cases the connection is closed, so that nothing waits for the rest of the body.
 */
export function bodyDeadline(
  msOf: (req: Request) => number,
  refuse: ErrorRequestHandler,
): RequestHandler {
  return (req, res, next) => {
    if (hasBody(req)) {
      const timer = setTimeout(() => {
        if (req.complete) return;
        if (res.headersSent) {
          req.destroy();
          return;
        }
        res.setHeader('Connection', 'close');
        refuse(bodyTooSlow(), req, res, () => undefined);
      }, msOf(req));
      timer.unref();
      req.once('close', () => {
        clearTimeout(timer);
      });
    }
    next();
  };
}

const hasBody = (req: Request) =>
  req.headers['transfer-encoding'] !== undefined || Number(req.get('content-length') ?? 0) > 0;
