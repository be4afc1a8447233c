// `npm run bench`: what the built app costs a person, in a real browser. What follows `--` goes on.
import { ensureBuilt } from './lib/build.mjs';
import { checkNode } from './lib/checkNode.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main, run, tools } from './lib/run.mjs';

checkNode();
main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  await run([...tools.typescript, 'scripts/bench/bench.ts', ...process.argv.slice(2)]);
});
