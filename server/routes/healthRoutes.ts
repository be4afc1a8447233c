import express, { type Router } from 'express';
import type { Store } from '@server/store/Store';
import { asyncRoute } from '@server/middleware/asyncRoute';

const CACHE_MS = 1_000;

/** GET /healthz: the process runs. GET /readyz: the store can be read and written, else 503. */
export function healthRoutes({ store }: { store: Store }): Router {
  const router = express.Router();
  const probe = createProbe(store);
  router.get('/healthz', (_req, res) => {
    res.json({ data: 'ok' });
  });
  router.get(
    '/readyz',
    asyncRoute(async (_req, res) => {
      await probe();
      res.json({ data: 'ok' });
    }),
  );
  return router;
}

/** Pings the store at most once at a time and once a second, because anyone can call the route. */
function createProbe(store: Store): () => Promise<void> {
  let running: Promise<void> | null = null;
  let succeededAt = -Infinity;
  return () => {
    if (performance.now() - succeededAt < CACHE_MS) return Promise.resolve();
    running ??= store
      .ping()
      .then(() => {
        succeededAt = performance.now();
      })
      .finally(() => {
        running = null;
      });
    return running;
  };
}
