// `npm test`: install what is missing, then Jest. What follows `--` goes to Jest.
import { checkNode } from './lib/checkNode.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main, run, tools } from './lib/run.mjs';

checkNode();
main(async () => {
  await ensureInstalled();
  // React's production build, for one, cannot be tested.
  await run([...tools.jest, ...process.argv.slice(2)], { env: { NODE_ENV: 'test' } });
});
