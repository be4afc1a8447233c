// Measurements of the built product by name, such as `npm run bench` and `npm run attack`. Arguments after the name are
// passed on.
import { ensureBuilt, ensureServerBuilt } from './lib/build.mjs';
import { checkNode } from './lib/checkNode.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main, run, StepFailed, tools } from './lib/run.mjs';

/** @type {Record<string, string>} */
const OF_THE_APP = {
  bench: 'scripts/bench/bench.ts',
  size: 'scripts/bench/size/size.ts',
  chart: 'e2e/evolution/chart.bench.ts',
};
/** @type {Record<string, string>} */
const OF_THE_SERVER = {
  attack: 'server/attack/attack.ts',
  crash: 'server/bench/crash.ts',
  server: 'server/bench/bench.ts',
};

checkNode();
main(async () => {
  const [name = '', ...args] = process.argv.slice(2);
  const script = OF_THE_APP[name] ?? OF_THE_SERVER[name];
  if (!script) {
    const names = Object.keys({ ...OF_THE_APP, ...OF_THE_SERVER });
    throw new StepFailed(`Expected one of: ${names.join(', ')}`);
  }
  await ensureInstalled();
  await (name in OF_THE_APP ? ensureBuilt() : ensureServerBuilt());
  await run([...tools.typescript, script, ...args]);
});
