import { randomUUID } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { createBudget } from '@server/domain/budget';
import { currentUser } from './session';

/** Refusals of requests that the app does not send: somebody tries out what they may do. */
const SUSPICIOUS = ['FORBIDDEN', 'CROSS_ORIGIN', 'TOO_MANY_ATTEMPTS'];
/** Further ones are logged like other requests, so that probing does not fill a log of warnings. */
const WARNINGS_PER_HOUR = 1000;

/** The request's id in the log. */
export function requestIdOf(res: Response): string {
  return String(res.locals['requestId']);
}

/** Notes with which code a request is refused, for the log. */
export function noteRefusal(res: Response, code: string): void {
  res.locals['refusal'] = code;
}

/** The token of a share is in its path, and whoever knows it may open the review. */
const withoutSecrets = (path: string) => path.replace(/^\/shared\/[^/]+/i, '/shared/…');

/**
 * Gives each request an id and logs its result with the signed-in person's id and the network address. Logs the path
 * without the query, which may contain secrets. A suspicious refusal is a warning.
 */
export function requestContext(logger: Logger): RequestHandler {
  const warnings = createBudget(WARNINGS_PER_HOUR);
  return (req, res, next) => {
    const id = randomUUID();
    const started = process.hrtime.bigint();
    const { method, ip: address } = req;
    const path = withoutSecrets(req.path);
    res.locals['requestId'] = id;
    res.setHeader('X-Request-Id', id);
    res.on('finish', () => {
      const ms = Math.round(Number(process.hrtime.bigint() - started) / 1e6);
      const status = res.statusCode;
      const user = currentUser(res)?.id;
      const code = res.locals['refusal'] as string | undefined;
      const entry = { id, method, path, status, ms, user, address, code };
      const isSuspicious = code !== undefined && SUSPICIOUS.includes(code);
      if (isSuspicious && warnings.take(Date.now()).allowed) logger.warn(entry, 'request refused');
      else logger.info(entry, 'request');
    });
    next();
  };
}
