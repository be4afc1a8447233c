import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { RequestHandler } from 'express';
import { pino } from 'pino';
import { warningsAbout, type Config } from './config';
import { createApp } from './createApp';
import { createBackground } from './domain/background';
import { systemClock } from './domain/clock';
import { shiftToWeekOf } from './fixtures/calendar/shift';
import { listen, type Listening } from './listen';
import { mailerFor } from './mail/mailerFor';
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

/** After SIGTERM, for clients that are about to send another request on their connection. */
const GRACE_MS = 500;
/** After the last answer, for work that goes on behind it. */
const BACKGROUND_MS = 1_500;

interface BootOptions {
  config: Config;
  /** Closed when the server stops, or cannot start. */
  store: Store;
  /** Routes beside the product's own. */
  extraRoutes?: RequestHandler;
}

/** Fills the store where that is wanted, and serves the app until `stop`. */
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
  if (config.demo) await seedDemo(store, fixtures);
  else {
    await refusePublishedPasswords(store, fixtures.users);
    await seedModel(store, fixtures);
  }

  const { dataDir, sessionLimits } = config;
  await migrateImageFolders(store, dataDir);
  const logger = pino({ level: config.logLevel });
  for (const warning of warningsAbout(config)) logger.warn(warning);
  const background = createBackground((err) => {
    logger.error({ err }, 'failed after the answer');
  });
  if (config.smtp === null) ensureWritable(dataDir);
  const mailer = mailerFor(config, systemClock);
  const metrics = config.metricsAt && createMetrics(store);
  const app = createApp({
    store,
    logger,
    background,
    mailer,
    rootDir: ROOT_DIR,
    staticDir: join(ROOT_DIR, 'dist', 'web'),
    introspection: config.development,
    sessionLimits,
    supportEmail: config.supportEmail,
    confirmsEmail: config.smtp !== null,
    // With port 0 nobody knows it yet: then links lead to the address that answers.
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
  const upkeep = startUpkeep({ store, mailer, sessionLimits, logger, background, metrics });
  return {
    ...server,
    async stop() {
      upkeep.stop();
      await Promise.all([server.stop(), metricsServer?.stop()]);
      // A mail that waits for its mail server is sent after the next start.
      await Promise.race([background.idle(), pause(BACKGROUND_MS, undefined, { ref: false })]);
      await store.close();
    },
  };
}

/** Serves the metrics where a port is set for them. */
const serveMetrics = async ({ metricsAt }: Config, metrics: Metrics | null) =>
  metrics && metricsAt ? listen(metricsApp(metrics), metricsAt) : null;

/** db.json as it would stand at a moment: its reference week is that moment's. */
export function demoFixtures(now: Date): Fixtures {
  const text = readFileSync(join(ROOT_DIR, 'db.json'), 'utf8');
  return shiftToWeekOf(JSON.parse(text) as Fixtures, now);
}
