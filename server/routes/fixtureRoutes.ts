import express, { type Request, type RequestHandler, type Response, type Router } from 'express';
import jsonServer from 'json-server';
import { AppError, badInput, notFound } from '@server/domain/errors';
import { asyncRoute } from '@server/middleware/asyncRoute';
import { imageSizedBody } from '@server/middleware/body';
import type { LowdbStore } from '@server/store/lowdbStore';
import { checkFixtureRow, isFixtureTable } from './fixtureRows';

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
  router.get('/', ownHostOnly, (_req, res) => {
    const tables = Object.entries(store.publicDb.getState());
    res.json({
      data: tables.map(([table, rows]) => ({
        table,
        path: `/fixtures/${table}`,
        rows: rows.length,
      })),
    });
  });
  const fixtures: Renderer = jsonServer.router(store.publicDb);
  // What is worked out from answers follows, before QA is told.
  fixtures.render = (req, res) => {
    const done = req.method === 'GET' ? Promise.resolve() : recount();
    done.then(
      () => res.jsonp(res.locals['data']),
      (error: unknown) => req.next?.(error),
    );
  };
  // json-server answers a body that it cannot read, and an id that is taken, with 500 and a stack.
  const checkedRow: RequestHandler = (req, _res, next) => {
    const isWrite = ['POST', 'PUT', 'PATCH'].includes(req.method);
    if (isWrite) checkWrite(store, req);
    next();
  };
  router.use(ownHostOnly, noOverride, ...imageSizedBody, checkedRow, fixtures);
  router.use((_req, _res, next) => {
    next(notFound('fixture'));
  });
  return express.Router().use('/fixtures', router);
}

/** 404 for what is no table or no row of one, 400 for a row that the product could not work with. */
function checkWrite(store: LowdbStore, { method, path, body }: Request): void {
  const [table = '', id, ...rest] = path.split('/').filter(Boolean);
  if (!isFixtureTable(table) || rest.length > 0) throw notFound('fixture');
  if (method === 'POST' && id !== undefined) throw notFound('fixture');
  const state = store.publicDb.getState();
  checkFixtureRow(state, table, body, { partial: method === 'PATCH' });
  const rows: readonly { id: string }[] = state[table];
  const given = (body as { id?: string }).id;
  if (method === 'POST' && rows.some((row) => row.id === given)) {
    throw badInput('There is a row of this id already.');
  }
}
