// `npm test`: installs missing packages, builds the server, which some tests start as a process, and runs Jest.
// Arguments after `--` go to Jest.
import { ensureServerBuilt } from './lib/build.mjs';
import { checkNode } from './lib/checkNode.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main, run, tools } from './lib/run.mjs';

checkNode();
main(async () => {
  await ensureInstalled();
  await ensureServerBuilt();
  await run([...tools.jest, ...process.argv.slice(2), '--selectProjects', 'server', 'web'], {
    env: { NODE_ENV: 'test' },
  });
});
