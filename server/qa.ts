import { boot, demoFixtures } from './boot';
import { isLoopback, readConfig } from './config';
import { fixtureRoutes } from './routes/fixtureRoutes';
import { run, say } from './run';
import { describeDemo } from './store/demoAccounts';
import { resetDemo } from './store/seed';

run(async () => {
  const config = readConfig(process.env);
  if (!isLoopback(config.host)) {
    throw new Error(`HOST=${config.host}: fixtures are open to all who reach them; use 127.0.0.1.`);
  }
  const server = await boot({
    config: { ...config, demo: true },
    extraRoutes: (store) =>
      fixtureRoutes(store, {
        isOwnHost: (hostname) => isLoopback(hostname.replace(/^\[|\]$/g, '')),
        reset: () => resetDemo(store, demoFixtures(new Date())),
      }),
  });
  say(`Value Drivers for QA is at ${server.address}`);
  say(`Fixtures: ${server.address}/fixtures/companies and so on; POST /fixtures/reset`);
  say(describeDemo());
  return server;
});
