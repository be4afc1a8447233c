import { randomUUID } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { currentUser } from './session';

/** The request's id in the log. */
export function requestIdOf(res: Response): string {
  return String(res.locals['requestId']);
}

/** Gives each request an id and logs its result with the signed-in person's id and the network address. Logs the path without the query, which may contain secrets. */
export function requestContext(logger: Logger): RequestHandler {
  return (req, res, next) => {
    const id = randomUUID();
    const started = process.hrtime.bigint();
    const { method, path, ip: address } = req;
    res.locals['requestId'] = id;
    res.setHeader('X-Request-Id', id);
    res.on('finish', () => {
      const ms = Number(process.hrtime.bigint() - started) / 1e6;
      const status = res.statusCode;
      const user = currentUser(res)?.id;
      logger.info({ id, method, path, status, ms: Math.round(ms), user, address }, 'request');
    });
    next();
  };
}
