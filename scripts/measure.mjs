// Measurements of the built product by name, such as `npm run bench` and `npm run attack`. Arguments after the name are
// passed on.
import { ensureBuilt, ensureServerBuilt } from './lib/build.mjs';
import { main } from './lib/main.mjs';
import { run, tools } from './lib/run.mjs';

/** @type {Record<string, { script: string, build: () => Promise<void> }>} */
const measurements = {
  bench: { script: 'scripts/bench/bench.ts', build: ensureBuilt },
  size: { script: 'scripts/bench/size.ts', build: ensureBuilt },
  chart: { script: 'e2e/evolution/chart.bench.ts', build: ensureBuilt },
  attack: { script: 'server/attack/attack.ts', build: ensureServerBuilt },
  crash: { script: 'server/bench/crash.ts', build: ensureServerBuilt },
  server: { script: 'server/bench/bench.ts', build: ensureServerBuilt },
};

main(async () => {
  const [name = '', ...args] = process.argv.slice(2);
  const measurement = measurements[name];
  if (!measurement) throw new Error(`Expected one of: ${Object.keys(measurements).join(', ')}`);
  await measurement.build();
  await run([...tools.typescript, measurement.script, ...args]);
});
