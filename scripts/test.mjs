// `npm test`: install what is missing, then Jest. What follows `--` goes to Jest.
import { checkNode } from './lib/checkNode.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runGuarded } from './lib/guarded.mjs';
import { main, tools } from './lib/run.mjs';

checkNode();
main(async () => {
  await ensureInstalled();
  // Room for short-lived objects: less time goes into collecting garbage.
  await runGuarded(['--max-semi-space-size=64', ...tools.jest, ...process.argv.slice(2)], {
    env: { NODE_ENV: 'test' },
  });
});
