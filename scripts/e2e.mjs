// `npm run e2e`: the built product in a real browser. What follows `--` goes to Jest.
import { ensureBuilt } from './lib/build.mjs';
import { checkNode } from './lib/checkNode.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runGuarded } from './lib/guarded.mjs';
import { main, tools } from './lib/run.mjs';

checkNode();
main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  await runGuarded([...tools.jest, ...process.argv.slice(2)], {
    env: { NODE_ENV: 'test', JEST_E2E: '1' },
  });
});
