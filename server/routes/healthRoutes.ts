import express, { type Router } from 'express';
import type { Store } from '@server/store/Store';
import { asyncRoute } from '@server/middleware/asyncRoute';

/** GET /healthz: the process runs. GET /readyz: it reaches its store; 503 when not. */
export function healthRoutes({ store }: { store: Store }): Router {
  const router = express.Router();
  router.get('/healthz', (_req, res) => {
    res.json({ data: 'ok' });
  });
  router.get(
    '/readyz',
    asyncRoute(async (_req, res) => {
      await store.ping();
      res.json({ data: 'ok' });
    }),
  );
  return router;
}
