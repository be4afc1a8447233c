import { join } from 'node:path';
import { boot, demoFixtures } from './boot';
import { isLoopback, readConfig } from './config';
import { openFixtureStore } from './openStore';
import { fixtureRoutes } from './routes/fixtures/fixtureRoutes';
import { run, say } from './run';
import { describeDemo } from './store/demo/demoAccounts';
import { recomputeSums, resetDemo } from './store/demo/seed';

run(async () => {
  const settings = readConfig(process.env);
  // Apart from the product's own data, which stand on another store.
  const config = { ...settings, dataDir: join(settings.dataDir, 'qa'), demo: true };
  if (!isLoopback(config.host)) {
    throw new Error(`HOST=${config.host}: fixtures are open to all who reach them; use 127.0.0.1.`);
  }
  const store = await openFixtureStore(config);
  const server = await boot({
    config,
    store,
    extraRoutes: fixtureRoutes(store, {
      isOwnHost: (hostname) => isLoopback(hostname.replace(/^\[|\]$/g, '')),
      reset: () => resetDemo(store, demoFixtures(new Date())),
      recomputeSums: () => recomputeSums(store),
    }),
  });
  say(`Value Drivers for QA is at ${server.address}`);
  say(`Fixtures: ${server.address}/fixtures/companies and so on; POST /fixtures/reset`);
  say(describeDemo());
  return server;
});
