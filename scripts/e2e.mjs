// `npm run e2e`: builds what is out of date and tests the product in Chromium. Arguments after `--` go to Jest.
import { ensureBuilt } from './lib/build.mjs';
import { checkNode } from './lib/checkNode.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main, run, tools } from './lib/run.mjs';

checkNode();
main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  await run([...tools.jest, ...process.argv.slice(2), '--selectProjects', 'e2e'], {
    env: { NODE_ENV: 'test' },
  });
});
