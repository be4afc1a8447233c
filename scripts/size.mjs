// `npm run size`: fails when the built app passes a byte budget.
import { ensureBuilt } from './lib/build.mjs';
import { checkNode } from './lib/checkNode.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main, run, tools } from './lib/run.mjs';

checkNode();
main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  await run([...tools.typescript, 'scripts/bench/size/size.ts']);
});
