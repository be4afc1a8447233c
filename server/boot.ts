import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import { pino } from 'pino';
import type { Config } from './config';
import { createApp } from './createApp';
import { systemClock } from './domain/clock';
import { sweep } from './domain/housekeeping';
import { shiftToWeekOf } from './fixtures/shift';
import { listen, type Listening } from './listen';
import { refusePublishedPasswords } from './store/demoGuard';
import { seedDemo, seedModel } from './store/seed';
import type { Store } from './store/Store';
import type { Fixtures } from './store/tables';

const ROOT_DIR = process.cwd();
const SWEEP_EVERY_MS = 60 * 60 * 1000;

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
  await sweep(store, systemClock, config.sessionLimits);

  const logger = pino({ level: config.logLevel });
  const app = createApp({
    store,
    logger,
    rootDir: ROOT_DIR,
    staticDir: join(ROOT_DIR, 'dist', 'web'),
    uploadsDir: join(config.dataDir, 'uploads'),
    introspection: config.development,
    sessionLimits: config.sessionLimits,
    publicUrl: config.publicUrl,
    trustProxy: config.trustProxy,
    ...(extraRoutes && { extraRoutes }),
  });

  const server = await listen(app, config);
  const sweeping = setInterval(() => {
    sweep(store, systemClock, config.sessionLimits).catch((err: unknown) => {
      logger.error({ err }, 'sweep failed');
    });
  }, SWEEP_EVERY_MS);
  return {
    ...server,
    async stop() {
      clearInterval(sweeping);
      await server.stop();
      await store.close();
    },
  };
}

/** db.json as it would stand at a moment: its reference week is that moment's. */
export function demoFixtures(now: Date): Fixtures {
  const text = readFileSync(join(ROOT_DIR, 'db.json'), 'utf8');
  return shiftToWeekOf(JSON.parse(text) as Fixtures, now);
}
