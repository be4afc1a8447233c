import express, { type Express } from 'express';
import type { Metrics } from './metrics';

/** GET /metrics, for a separate port that only the operator can reach. */
export function metricsApp({ registry }: Metrics): Express {
  const app = express();
  app.disable('x-powered-by');
  app.get('/metrics', (_req, res, next) => {
    registry.metrics().then((text) => {
      res.setHeader('Content-Type', registry.contentType);
      res.send(text);
    }, next);
  });
  return app;
}
