import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isLoopback } from './addresses';
import { boot, DEMO_EXTRAS, readFixtures } from './boot';
import { readConfig } from './config';
import { shiftToWeekOf } from './fixtures/calendar/shift';
import { SCENARIOS } from './qa/scenarios';
import { openFixtureStore } from './openStore';
import { checkFixtureFile } from './qa/fixtureFile';
import { fixtureRoutes } from './qa/fixtureRoutes';
import { FIXTURE_TABLES } from './qa/stateRoutes';
import { printLine, run } from './run';
import { describeDemoAccounts } from './store/demo/demoAccounts';
import { recomputeSums, resetDemo } from './store/demo/seed';
import type { Fixtures } from './store/tables';

/** The scenario that `--scenario NAME` asks for; null without the option. */
function askedScenario() {
  const { values } = parseArgs({ options: { scenario: { type: 'string' } } });
  if (values.scenario === undefined) return null;
  const scenario = SCENARIOS.get(values.scenario);
  if (scenario) return scenario;
  const lines = [...SCENARIOS].map(
    ([name, { description }]) => `  ${name.padEnd(20)} ${description}`,
  );
  throw new Error([`There is no scenario "${values.scenario}". There are:`, ...lines].join('\n'));
}

run(async () => {
  const scenario = askedScenario();
  const settings = readConfig(process.env);
  // A folder of its own, because the product's data are in another kind of store.
  const config = { ...settings, dataDir: join(settings.dataDir, 'qa'), demo: true };
  if (!isLoopback(config.host)) {
    throw new Error(
      `HOST=${config.host}: anyone who reaches the server can change fixtures; use 127.0.0.1.`,
    );
  }
  // Both may have been edited by hand.
  await checkFixtureFile('db.json', FIXTURE_TABLES);
  await checkFixtureFile(join(config.dataDir, 'db.json'), []);
  const fixtures = () => (scenario?.rows ?? shiftToWeekOf)(readFixtures(), new Date());
  const store = await openFixtureStore(config);
  const replaceAll = (rows: Fixtures) => resetDemo(store, rows, DEMO_EXTRAS);
  if (scenario) await replaceAll(fixtures());
  const server = await boot({
    config,
    store,
    extraRoutes: fixtureRoutes(store, {
      isOwnHost: (hostname) => isLoopback(hostname.replace(/^\[|\]$/g, '')),
      fixtures,
      replaceAll,
      recomputeSums: () => recomputeSums(store),
      outbox: join(config.dataDir, 'outbox'),
      faults: scenario?.hasConflict ? [{ call: '/user/autosave', status: 409, times: 1 }] : [],
    }),
  });
  printLine(`Value Drivers for QA is at ${server.address}`);
  printLine(
    `Fixtures: ${server.address}/fixtures lists the tables; POST /fixtures/reset; see docs/qa.md`,
  );
  if (scenario) printLine(`Scenario: ${scenario.description}`);
  printLine(describeDemoAccounts());
  return server;
});
