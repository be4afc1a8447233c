import express, { type Router } from 'express';
import type { Store } from '@server/store/Store';
import { asyncRoute } from '@server/middleware/asyncRoute';

const REMEMBERED_MS = 1_000;

/** GET /healthz: the process runs. GET /readyz: it can read and write its store; 503 when not. */
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

/** Asks the store at most once at a time, and not again right after a success: anybody may ask. */
function createProbe(store: Store): () => Promise<void> {
  let running: Promise<void> | null = null;
  let succeededAt = -Infinity;
  return () => {
    if (performance.now() - succeededAt < REMEMBERED_MS) return Promise.resolve();
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
