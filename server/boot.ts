import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import { pino } from 'pino';
import type { Config } from './config';
import { createApp } from './createApp';
import { createBackground } from './domain/background';
import { systemClock } from './domain/clock';
import { shiftToWeekOf } from './fixtures/shift';
import { listen, type Listening } from './listen';
import { mailerFor } from './mail/mailerFor';
import { refusePublishedPasswords } from './store/demoGuard';
import { seedDemo, seedModel } from './store/seed';
import type { Store } from './store/Store';
import type { Fixtures } from './store/tables';
import { createImageFolder } from './uploads/imageFolder';
import { startUpkeep } from './upkeep';

const ROOT_DIR = process.cwd();

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
    await refusePublishedPasswords(store);
    await seedModel(store, fixtures);
  }

  const { dataDir, sessionLimits } = config;
  const logger = pino({ level: config.logLevel });
  const background = createBackground((err) => {
    logger.error({ err }, 'failed after the answer');
  });
  const mailer = mailerFor(config, systemClock);
  const uploadsDir = join(dataDir, 'uploads');
  const images = createImageFolder(uploadsDir);
  const upkeep = await startUpkeep({ store, mailer, images, sessionLimits, logger, background });
  const app = createApp({
    store,
    logger,
    background,
    mailer,
    rootDir: ROOT_DIR,
    staticDir: join(ROOT_DIR, 'dist', 'web'),
    uploadsDir,
    reportsDir: join(dataDir, 'reports'),
    introspection: config.development,
    sessionLimits,
    supportEmail: config.supportEmail,
    // With port 0 nobody knows it yet: then links lead to the address that answers.
    ...(config.port !== 0 && { publicUrl: config.publicUrl }),
    trustProxy: config.trustProxy,
    ...(extraRoutes && { extraRoutes }),
  });

  const server = await listen(app, config).catch((error: unknown) => {
    upkeep.stop();
    throw error;
  });
  return {
    ...server,
    async stop() {
      upkeep.stop();
      await server.stop();
      await background.idle();
      await store.close();
    },
  };
}

/** db.json as it would stand at a moment: its reference week is that moment's. */
export function demoFixtures(now: Date): Fixtures {
  const text = readFileSync(join(ROOT_DIR, 'db.json'), 'utf8');
  return shiftToWeekOf(JSON.parse(text) as Fixtures, now);
}
