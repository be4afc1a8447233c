// `npm run bench:chart`: what the evolution chart costs in a real browser, drawn by the built product.
import { ensureBuilt } from './lib/build.mjs';
import { checkNode } from './lib/checkNode.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main, run, tools } from './lib/run.mjs';

checkNode();
main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  await run([...tools.typescript, 'e2e/chart.bench.ts']);
});
