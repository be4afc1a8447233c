// `npm run e2e`: tests the built product in Chromium. Arguments after `--` go to Jest.
import { ensureBuilt } from './lib/build.mjs';
import { checkNode } from './lib/checkNode.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runGuarded } from './lib/guardian/guarded.mjs';
import { main, tools } from './lib/run.mjs';

checkNode();
main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  await runGuarded([...tools.jest, ...process.argv.slice(2)], {
    env: { NODE_ENV: 'test', JEST_E2E: '1' },
  });
});
