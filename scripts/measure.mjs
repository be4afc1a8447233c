// Measurements of the built app in Chromium, by name: `npm run bench`, `npm run size` and
// `npm run bench:chart`. Arguments after the name are passed on.
import { ensureBuilt } from './lib/build.mjs';
import { checkNode } from './lib/checkNode.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main, run, StepFailed, tools } from './lib/run.mjs';

/** @type {Record<string, string>} */
const MEASUREMENTS = {
  bench: 'scripts/bench/bench.ts',
  size: 'scripts/bench/size/size.ts',
  chart: 'e2e/evolution/chart.bench.ts',
};

checkNode();
main(async () => {
  const [name = '', ...args] = process.argv.slice(2);
  const script = MEASUREMENTS[name];
  if (!script) throw new StepFailed(`Expected one of: ${Object.keys(MEASUREMENTS).join(', ')}`);
  await ensureInstalled();
  await ensureBuilt();
  await run([...tools.typescript, script, ...args]);
});
