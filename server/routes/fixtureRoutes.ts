import express, { type Request, type RequestHandler, type Response, type Router } from 'express';
import jsonServer from 'json-server';
import { AppError, notFound } from '@server/domain/errors';
import { asyncRoute } from '@server/middleware/asyncRoute';
import type { LowdbStore } from '@server/store/lowdbStore';

interface Hooks {
  isOwnHost: (hostname: string) => boolean;
  reset: () => Promise<void>;
  /** Works out anew what follows from answers. */
  recount: () => Promise<void>;
}

/** json-server's router answers through this where it is set; its types do not know. */
type Renderer = Router & { render?: (req: Request, res: Response) => void };

/**
 * For QA on its own machine alone: json-server's router over the public tables under /fixtures,
 * and POST /fixtures/reset. Credentials and sessions are in another database, out of its reach.
 */
export function fixtureRoutes(store: LowdbStore, { isOwnHost, reset, recount }: Hooks): Router {
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
  const fixtures: Renderer = jsonServer.router(store.publicDb);
  // What is worked out from answers follows, before QA is told.
  fixtures.render = (req, res) => {
    const done = req.method === 'GET' ? Promise.resolve() : recount();
    done.then(
      () => res.jsonp(res.locals['data']),
      (error: unknown) => req.next?.(error),
    );
  };
  router.use(ownHostOnly, noOverride, fixtures);
  router.use((_req, _res, next) => {
    next(notFound('fixture'));
  });
  return express.Router().use('/fixtures', router);
}
