// `npm test`: installs missing packages, builds the server, which some tests start as a process, and runs Jest.
// Arguments after `--` go to Jest.
import { ensureServerBuilt } from './lib/build.mjs';
import { main } from './lib/main.mjs';
import { run, tools } from './lib/run.mjs';

main(async () => {
  await ensureServerBuilt();
  await run([...tools.jest, ...process.argv.slice(2), '--selectProjects', 'server', 'web'], {
    NODE_ENV: 'test',
  });
});
