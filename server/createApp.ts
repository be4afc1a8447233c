import express, { type Express, type RequestHandler } from 'express';
import { pino, type Logger } from 'pino';
import { systemClock, type Clock } from './domain/clock';
import type { SessionLimits } from './domain/sessions';
import { refuseCrossOrigin } from './middleware/crossOrigin';
import { errorHandler, unknownRoute } from './middleware/errorHandler';
import { noStore, securityHeaders } from './middleware/headers';
import { requestContext } from './middleware/requestContext';
import { authRoutes } from './routes/authRoutes';
import { graphqlRoutes } from './routes/graphql/graphqlRoutes';
import { healthRoutes } from './routes/healthRoutes';
import { saveRoutes } from './routes/saveRoutes';
import { uploads } from './routes/uploads';
import { webApp } from './routes/webApp';
import type { Store } from './store/Store';

export interface AppOptions {
  store: Store;
  /** The system's clock by default. */
  clock?: Clock;
  /** Silent by default. */
  logger?: Logger;
  /** The folder that holds `contract/schema.graphql`; the working directory by default. */
  rootDir?: string;
  /** The built app; none is served by default. */
  staticDir?: string;
  /** Where people's images lie; none are served by default. */
  uploadsDir?: string;
  /** Whether the query endpoint describes itself; for development. */
  introspection?: boolean;
  sessionLimits?: SessionLimits;
  /** Where the site is reached, when not at the address that requests name. */
  publicUrl?: string;
  /** Express's 'trust proxy': how many proxies stand in front, or which. */
  trustProxy?: number | string | boolean;
  /** Further routes, before those of the app. */
  extraRoutes?: RequestHandler;
}

const HOUR_MS = 60 * 60 * 1000;
const DEFAULT_SESSION_LIMITS: SessionLimits = {
  idleMs: 24 * HOUR_MS,
  absoluteMs: 14 * 24 * HOUR_MS,
};

/** The whole server as an Express app that does not listen yet. */
export function createApp({
  store,
  clock = systemClock,
  logger = pino({ level: 'silent' }),
  rootDir = process.cwd(),
  staticDir,
  uploadsDir,
  introspection = false,
  sessionLimits = DEFAULT_SESSION_LIMITS,
  publicUrl,
  trustProxy = false,
  extraRoutes,
}: AppOptions): Express {
  const site = publicUrl === undefined ? null : new URL(publicUrl);
  const deps = { store, clock, logger, sessionLimits, rootDir, introspection };

  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', trustProxy);
  app.set('query parser', 'simple');

  app.use(requestContext(logger));
  app.use(securityHeaders({ https: site?.protocol === 'https:' }));
  app.use(noStore);
  app.use(refuseCrossOrigin(site?.origin ?? null));

  if (extraRoutes) app.use(extraRoutes);
  app.use(healthRoutes(deps));
  app.use(authRoutes(deps));
  app.use(graphqlRoutes(deps));
  app.use(saveRoutes(deps));
  if (uploadsDir !== undefined) app.use(uploads(uploadsDir));
  if (staticDir !== undefined) app.use(webApp(staticDir));
  app.use(unknownRoute);
  app.use(errorHandler(logger));
  return app;
}
