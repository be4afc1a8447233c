import compression from 'compression';
import express, { type Express, type RequestHandler } from 'express';
import { pino, type Logger } from 'pino';
import { LIMITS } from '@contract/limits';
import { createBackground, type Background } from './domain/background';
import { systemClock, type Clock } from './domain/clock';
import { deliverDue, type Mailer } from './domain/mail/outbox';
import type { SessionLimits } from './domain/signIn/sessions';
import { bodyDeadline } from './middleware/bodyDeadline';
import { refuseCrossOrigin } from './middleware/crossOrigin';
import { errorHandler, unknownRoute } from './middleware/errorHandler';
import { noStore, securityHeaders } from './middleware/headers';
import { requestContext } from './middleware/requestContext';
import { SECURE_COOKIES } from './middleware/session';
import { accountRoutes } from './routes/account/accountRoutes';
import { authRoutes } from './routes/account/authRoutes';
import { companyRoutes } from './routes/management/companyRoutes';
import type { RouteDeps } from './routes/deps';
import { emailRoutes } from './routes/account/emailRoutes';
import { graphqlRoutes } from './routes/graphql/graphqlRoutes';
import { healthRoutes } from './routes/healthRoutes';
import { saveRoutes } from './routes/saveRoutes';
import { uploads } from './routes/uploads';
import { userRoutes } from './routes/account/userRoutes';
import { webApp } from './routes/web/webApp';
import { workspaceRoutes } from './routes/management/workspaceRoutes';
import { withRetry } from './store/withRetry';
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
  /** What carries mails; by default they wait in the store. */
  mailer?: Mailer;
  /** Who is mailed when somebody reports an error; nobody by default. */
  supportEmail?: string | null;
  /** Whether mails reach people, so that a new address can be confirmed by one; not by default. */
  confirmsEmail?: boolean;
  /** What goes on after an answer; given by who wants to wait for its end. */
  background?: Background;
  /** Whether the query endpoint describes itself; for development. */
  introspection?: boolean;
  sessionLimits?: SessionLimits;
  /** How long a request's body may take to arrive, in milliseconds; the contract's time by default. */
  bodyMs?: number;
  /** Where the site is reached; by default at the address that the server listens at. */
  publicUrl?: string;
  /** Express's 'trust proxy': how many proxies stand in front, or which. */
  trustProxy?: number | string | boolean;
  /** Measures every request; nothing does by default. */
  measure?: RequestHandler;
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
  store: givenStore,
  clock = systemClock,
  logger = pino({ level: 'silent' }),
  rootDir = process.cwd(),
  staticDir,
  mailer,
  supportEmail = null,
  confirmsEmail = false,
  background = createBackground((err) => {
    logger.error({ err }, 'failed after the answer');
  }),
  introspection = false,
  sessionLimits = DEFAULT_SESSION_LIMITS,
  bodyMs = LIMITS.bodyMs,
  publicUrl,
  trustProxy = false,
  measure,
  extraRoutes,
}: AppOptions): Express {
  const site = publicUrl === undefined ? null : new URL(publicUrl);
  const store = withRetry(givenStore);
  const deps: RouteDeps & { logger: Logger; rootDir: string; introspection: boolean } = {
    store,
    clock,
    logger,
    sessionLimits,
    rootDir,
    introspection,
    background,
    publicUrl,
    supportEmail,
    confirmsEmail,
    mailQueued() {
      if (mailer) background.run(() => deliverDue({ store, clock, mailer, logger }));
    },
  };

  const handleError = errorHandler(logger);
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', trustProxy);
  app.set('query parser', 'simple');
  app.set(SECURE_COOKIES, site?.protocol === 'https:');

  app.use(requestContext(logger));
  app.use(bodyDeadline(bodyMs, handleError));
  if (measure) app.use(measure);
  app.use(securityHeaders({ https: site?.protocol === 'https:' }));
  app.use(noStore);
  app.use(refuseCrossOrigin(site?.origin ?? null));

  // Files are compressed already; this is for answers.
  app.use(compression());
  if (extraRoutes) app.use(extraRoutes);
  app.use(healthRoutes(deps));
  app.use(authRoutes(deps));
  app.use(graphqlRoutes(deps));
  app.use(saveRoutes(deps));
  app.use(userRoutes(deps));
  app.use(accountRoutes(deps));
  app.use(emailRoutes(deps));
  app.use(companyRoutes(deps));
  app.use(workspaceRoutes(deps));
  app.use(uploads(deps));
  if (staticDir !== undefined) app.use(webApp(staticDir));
  app.use(unknownRoute);
  app.use(handleError);
  return app;
}
