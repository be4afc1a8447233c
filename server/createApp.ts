import { DEFAULT_STALE_DAYS } from '@contract/health/staleness';
import { DEFAULT_RESTORABLE_DAYS } from '@contract/restorableDays';
import { FEWEST_PEERS } from '@contract/scoring/benchmark';
import compression from 'compression';
import express, { type Express, type Request, type RequestHandler } from 'express';
import { pino, type Logger } from 'pino';
import { LIMITS } from '@contract/limits';
import { createBackground, type Background } from './domain/background';
import { evidenceSettings, type EvidenceSettings } from './domain/evidence/settings';
import { standardPasswords, type Passwords } from './domain/passwords/passwords';
import { NO_SINGLE_SIGN_ON, type SingleSignOnSettings } from './domain/singleSignOn/settings';
import { systemClock, type Clock } from './domain/clock';
import { deliverDue, type Mailer } from './domain/mail/outbox';
import { cleanFiles } from './domain/personalData/cleanFiles';
import { NO_SECOND_FACTOR, type SecondFactorSettings } from './domain/secondFactor/settings';
import { DEFAULT_SESSION_LIMITS, type SessionLimits } from './domain/signIn/sessions';
import { createSignInFailures } from './domain/signIn/signInFailures';
import { refuseTokensElsewhere } from './middleware/apiToken';
import { bodyDeadline } from './middleware/body/bodyDeadline';
import { refuseCrossOrigin } from './middleware/crossOrigin';
import { errorHandler, unknownRoute } from './middleware/errorHandler';
import { noStore, securityHeaders } from './middleware/headers';
import { requestContext } from './middleware/requestContext';
import { SECURE_COOKIES } from './middleware/session';
import { trustProxies } from './middleware/proxies/trustProxies';
import { refuseSignInFlood, spreadSignInFlood } from './middleware/signInFlood';
import { schemaIn } from './routes/graphql/schema';
import { apiRoutes, type ApiDeps } from './routes/apiRoutes';
import { webApp } from './routes/web/webApp';
import { withRetry } from './store/withRetry';
import type { BenchmarkSettings } from './domain/benchmark/benchmark';
import { createPeerCache, type PeerCache } from './domain/benchmark/peerCache';
import type { Store } from './store/Store';

export interface AppOptions {
  store: Store;
  /** The system clock by default. `recordingClock` decides to which week a save belongs; `clock` by default. */
  clock?: Clock;
  recordingClock?: Clock;
  /** Silent by default. */
  logger?: Logger;
  /** The folder that contains `contract/schema.graphql`; the working directory by default. */
  rootDir?: string;
  /** The folder of the built app; absent to serve none. */
  staticDir?: string;
  /** Sends queued mails; without it they stay in the store. */
  mailer?: Mailer;
  /** The address that receives error reports; none by default. */
  supportEmail?: string | null;
  /** Whether a new email address must be confirmed by a mailed link; false by default. */
  requiresEmailConfirmation?: boolean;
  /** Runs work after the response. A caller passes it to be able to wait for that work. */
  background?: Background;
  /** Whether the query endpoint allows introspection; false by default. */
  introspection?: boolean;
  /** With whom companies are compared; by default with five peers of their workspace. */
  benchmark?: BenchmarkSettings & { cache?: PeerCache };
  /** After how many days without a save or a confirmation a score is stale; 180 by default. */
  staleDays?: number;
  /** For how many days deleted companies and workspaces can be restored; 14 by default. */
  restorableDays?: number;
  /** The providers of single sign-on; none by default. */
  singleSignOn?: SingleSignOnSettings;
  /** By default 2 GB for each company, and no scanner. */
  evidence?: EvidenceSettings;
  /** Whether reviews can be shared with people without an account; false by default. */
  reviewShares?: boolean;
  sessionLimits?: SessionLimits;
  /** How passwords are hashed. A sign-in renews a hash with other parameters. */
  passwords?: Passwords;
  /** Who needs a second factor, and how its secrets are stored; by default nobody, in plain text. */
  secondFactor?: SecondFactorSettings;
  /** Milliseconds within which a request's body must arrive; the contract's limit by default. */
  bodyMs?: number;
  /** The same for evidence. */
  evidenceBodyMs?: number;
  /** The site's public address; by default the address that the server listens on. */
  publicUrl?: string;
  /** Express's 'trust proxy': the number or the addresses of the proxies in front of the server. */
  trustProxy?: number | string | boolean;
  /** Middleware that measures every request. */
  measure?: RequestHandler;
  /** Routes that take precedence over the app's. */
  extraRoutes?: RequestHandler;
}

/** Creates the server as an Express app, which does not listen yet. */
export function createApp({
  store: baseStore,
  clock = systemClock,
  recordingClock = clock,
  logger = pino({ level: 'silent' }),
  rootDir = process.cwd(),
  staticDir,
  mailer,
  supportEmail = null,
  requiresEmailConfirmation = false,
  background = createBackground((err) => {
    logger.error({ err }, 'background work failed');
  }),
  introspection = false,
  benchmark = { scope: 'workspace', needed: FEWEST_PEERS },
  staleDays = DEFAULT_STALE_DAYS,
  restorableDays = DEFAULT_RESTORABLE_DAYS,
  singleSignOn = NO_SINGLE_SIGN_ON,
  evidence = evidenceSettings(),
  reviewShares = false,
  sessionLimits = DEFAULT_SESSION_LIMITS,
  passwords = standardPasswords,
  secondFactor = NO_SECOND_FACTOR,
  bodyMs = LIMITS.bodyMs,
  evidenceBodyMs = LIMITS.evidenceBodyMs,
  publicUrl,
  trustProxy = false,
  measure,
  extraRoutes,
}: AppOptions): Express {
  const publicSite = publicUrl === undefined ? null : new URL(publicUrl);
  const store = withRetry(baseStore);
  const deps: ApiDeps = {
    ...schemaIn(rootDir, introspection),
    store,
    clock,
    recordingClock,
    logger,
    sessionLimits,
    passwords,
    secondFactor,
    introspection,
    benchmark: { cache: createPeerCache(), ...benchmark },
    staleDays,
    restorableDays,
    singleSignOn,
    evidence,
    reviewShares,
    background,
    signInFailures: createSignInFailures({ store, clock, background }),
    publicUrl,
    supportEmail,
    requiresEmailConfirmation,
    sendQueuedMails() {
      if (mailer) background.run(() => deliverDue({ store, clock, mailer, logger }));
    },
    cleanFiles: () => cleanFiles({ store: baseStore, mailer, background }),
  };

  const handleError = errorHandler(logger);
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', 'simple');
  app.set(SECURE_COOKIES, publicSite?.protocol === 'https:');

  trustProxies(app, trustProxy);
  app.use(spreadSignInFlood());
  app.use(requestContext(logger));
  app.use(refuseSignInFlood);
  const deadlineOf = (req: Request) => (req.path === '/evidence/add' ? evidenceBodyMs : bodyMs);
  app.use(bodyDeadline(deadlineOf, handleError));
  if (measure) app.use(measure);
  app.use(securityHeaders({ https: publicSite?.protocol === 'https:' }));
  app.use(noStore);
  app.use(refuseTokensElsewhere);
  app.use(refuseCrossOrigin(publicSite?.origin ?? null));
  // This compresses API responses; the built files are already compressed.
  app.use(compression());
  if (extraRoutes) app.use(extraRoutes);
  app.use(apiRoutes(deps));
  if (staticDir !== undefined) app.use(webApp(staticDir, deps));
  app.use(unknownRoute);
  app.use(handleError);
  return app;
}
