import { readFileSync } from 'node:fs';
import { uptime } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { RequestHandler } from 'express';
import { pino } from 'pino';
import { configWarnings, type Config } from './config';
import { createApp } from './createApp';
import { addressWarnings } from './domain/accounts/addressWarnings';
import { createBackground } from './domain/background';
import { systemClock } from './domain/clock';
import { startClocks } from './domain/startClocks';
import { recordSettings } from './domain/events/recordSettings';
import { singleSignOnWarnings } from './domain/singleSignOn/settingsWarnings';
import { shiftToWeekOf } from './fixtures/calendar/shift';
import { demoEvents } from './fixtures/events/demoEvents';
import { demoFiles } from './fixtures/inbox/demoFiles';
import { demoNotices } from './fixtures/inbox/demoInbox';
import { demoReviews } from './fixtures/reviews/demoReviews';
import { demoPictures } from './fixtures/pictures/demoPictures';
import { listen, type Listening } from './listen';
import { createFolderMailer } from './mail/folderMailer';
import { createSmtpMailer } from './mail/smtpMailer';
import { refusePublishedPasswords } from './store/demo/demoGuard';
import { ensureWritable } from './store/folderLock';
import { seedDemo, seedModel } from './store/demo/seed';
import type { Store } from './store/Store';
import type { Fixtures } from './store/tables';
import { createMetrics, type Metrics } from './metrics/metrics';
import { metricsApp } from './metrics/metricsServer';
import { migrateImageFolders } from './uploads/migrateFolders';
import { startUpkeep } from './upkeep';

const ROOT_DIR = process.cwd();

/** The demo data that are not in db.json. */
export const DEMO_EXTRAS = {
  pictures: demoPictures,
  events: demoEvents,
  files: demoFiles,
  notices: demoNotices,
  reviews: (fixtures: Fixtures) => demoReviews(fixtures),
};

/** Time after SIGTERM in which clients may still send a request on an open connection. */
const GRACE_MS = 500;
/** Time for background work after the last response. */
const BACKGROUND_MS = 1_500;

const CLOCK_WARNING =
  'The clock is further ahead than the time that has passed since it was last stored. Nothing expires by the new time ' +
  'before it has lasted for six hours. If it is right, set CLOCK_CONFIRMED_ON to the date of today and start again.';

interface BootOptions {
  config: Config;
  /** It is closed when the server stops or cannot start. */
  store: Store;
  /** Additional routes. */
  extraRoutes?: RequestHandler;
}

/** Fills the store with the reference model and, if configured, demo data; then serves the app until `stop`. */
export async function boot(options: BootOptions): Promise<Listening> {
  try {
    return await serve(options);
  } catch (error) {
    await options.store.close();
    throw error;
  }
}

async function serve({ config, store, extraRoutes }: BootOptions): Promise<Listening> {
  const fixtures = demoFixtures(new Date());
  if (config.demo) await seedDemo(store, fixtures, DEMO_EXTRAS);
  else {
    await refusePublishedPasswords(store, fixtures.users);
    await seedModel(store, fixtures);
  }

  const { dataDir, sessionLimits } = config;
  await migrateImageFolders(store, dataDir);
  await recordSettings({ store, clock: systemClock }, config.recordedSettings);
  const logger = pino({ level: config.logLevel });
  const requiresEmailConfirmation = config.smtp !== null;
  const warnings = [
    ...configWarnings(config),
    ...(await singleSignOnWarnings(store, config.singleSignOn, { requiresEmailConfirmation })),
    ...(await addressWarnings(store)),
  ];
  for (const warning of warnings) logger.warn(warning);
  const clocks = await startClocks({
    store,
    clock: systemClock,
    uptimeMs: () => uptime() * 1000,
    confirmedOn: config.clockConfirmedOn,
    onJump: (aheadMs) => {
      logger.warn({ aheadMs }, CLOCK_WARNING);
    },
  });
  const background = createBackground((err) => {
    logger.error({ err }, 'background work failed');
  });
  if (config.smtp === null) ensureWritable(dataDir);
  const mailer = config.smtp
    ? createSmtpMailer(config.smtp)
    : createFolderMailer(join(dataDir, 'outbox'), systemClock);
  const metrics = config.metricsAt && createMetrics(store);
  const app = createApp({
    store,
    recordingClock: clocks.recording,
    logger,
    background,
    mailer,
    rootDir: ROOT_DIR,
    staticDir: join(ROOT_DIR, 'dist', 'web'),
    introspection: config.development,
    benchmark: config.benchmark,
    staleDays: config.staleDays,
    restorableDays: config.restorableDays,
    singleSignOn: config.singleSignOn,
    evidence: config.evidence,
    reviewShares: config.reviewShares,
    sessionLimits,
    secondFactor: config.secondFactor,
    supportEmail: config.supportEmail,
    requiresEmailConfirmation,
    // With port 0 the public address is not known yet; links then use the request's local address.
    ...(config.port !== 0 && { publicUrl: config.publicUrl }),
    trustProxy: config.trustProxy,
    ...(extraRoutes && { extraRoutes }),
    ...(metrics && { measure: metrics.requests }),
  });

  const server = await listen(app, { ...config, graceMs: GRACE_MS });
  const metricsServer = await serveMetrics(config, metrics).catch(async (error: unknown) => {
    await server.stop();
    throw error;
  });
  const upkeep = startUpkeep({
    store,
    clocks,
    mailer,
    sessionLimits,
    logger,
    background,
    metrics,
    eventsDays: config.eventsDays,
    reportsDays: config.reportsDays,
    scan: config.evidence.scan,
    site: config.port === 0 ? server.address : config.publicUrl,
  });
  return {
    ...server,
    async stop() {
      upkeep.stop();
      await Promise.all([server.stop(), metricsServer?.stop()]);
      // Mails that are still queued are sent after the next start.
      await Promise.race([background.idle(), pause(BACKGROUND_MS, undefined, { ref: false })]);
      await store.close();
    },
  };
}

/** Serves the metrics if a port is configured. */
const serveMetrics = async ({ metricsAt }: Config, metrics: Metrics | null) =>
  metrics && metricsAt ? listen(metricsApp(metrics), metricsAt) : null;

/** The rows of db.json. */
export function readFixtures(): Fixtures {
  return JSON.parse(readFileSync(join(ROOT_DIR, 'db.json'), 'utf8')) as Fixtures;
}

/** The rows of db.json, with all times moved so that its reference week is the week of `now`. */
const demoFixtures = (now: Date): Fixtures => shiftToWeekOf(readFixtures(), now);
