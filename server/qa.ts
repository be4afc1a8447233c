import { join } from 'node:path';
import { boot, DEMO_EXTRAS, demoFixtures } from './boot';
import { isLoopback } from './addresses';
import { readConfig } from './config';
import { openFixtureStore } from './openStore';
import { fixtureRoutes } from './routes/fixtures/fixtureRoutes';
import { run, printLine } from './run';
import { describeDemoAccounts } from './store/demo/demoAccounts';
import { recomputeSums, resetDemo } from './store/demo/seed';

run(async () => {
  const settings = readConfig(process.env);
  // A folder of its own, because the product's data are in another kind of store.
  const config = { ...settings, dataDir: join(settings.dataDir, 'qa'), demo: true };
  if (!isLoopback(config.host)) {
    throw new Error(
      `HOST=${config.host}: anyone who reaches the server can change fixtures; use 127.0.0.1.`,
    );
  }
  const store = await openFixtureStore(config);
  const server = await boot({
    config,
    store,
    extraRoutes: fixtureRoutes(store, {
      isOwnHost: (hostname) => isLoopback(hostname.replace(/^\[|\]$/g, '')),
      reset: () => resetDemo(store, demoFixtures(new Date()), DEMO_EXTRAS),
      recomputeSums: () => recomputeSums(store),
    }),
  });
  printLine(`Value Drivers for QA is at ${server.address}`);
  printLine(`Fixtures: ${server.address}/fixtures/companies and so on; POST /fixtures/reset`);
  printLine(describeDemoAccounts());
  return server;
});
