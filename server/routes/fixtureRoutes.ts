import express, { type RequestHandler, type Router } from 'express';
import jsonServer from 'json-server';
import { AppError, notFound } from '@server/domain/errors';
import { asyncRoute } from '@server/middleware/asyncRoute';
import type { LowdbStore } from '@server/store/lowdbStore';

/**
 * For QA on its own machine alone: json-server's router over the public tables under /fixtures,
 * and POST /fixtures/reset. Credentials and sessions are in another database, out of its reach.
 */
export function fixtureRoutes(
  store: LowdbStore,
  { isOwnHost, reset }: { isOwnHost: (hostname: string) => boolean; reset: () => Promise<void> },
): Router {
  const router = express.Router();

  // A foreign page could have its name lead to this machine: the browser would then let it read.
  const ownHostOnly: RequestHandler = (req, _res, next) => {
    next(isOwnHost(req.hostname) ? undefined : new AppError('FORBIDDEN', 'Ask this machine.'));
  };
  // The product has the methods that a call says it has.
  const noOverride: RequestHandler = (req, _res, next) => {
    delete req.headers['x-http-method-override'];
    next();
  };

  router.post(
    '/reset',
    ownHostOnly,
    asyncRoute(async (_req, res) => {
      await reset();
      res.status(204).end();
    }),
  );
  router.use(ownHostOnly, noOverride, jsonServer.router(store.publicDb));
  router.use((_req, _res, next) => {
    next(notFound('fixture'));
  });
  return express.Router().use('/fixtures', router);
}
