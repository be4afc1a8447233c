// `npm test`: installs the packages if necessary and runs Jest. Arguments after `--` go to Jest.
import { writeCssModuleTypes } from './codegen/cssModuleTypes.cjs';
import { ensureServerBuilt } from './lib/build.mjs';
import { checkNode } from './lib/checkNode.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runGuarded } from './lib/guardian/guarded.mjs';
import { main, tools } from './lib/run.mjs';

checkNode();
main(async () => {
  await ensureInstalled();
  writeCssModuleTypes();
  // Some tests start the server as a process.
  await ensureServerBuilt();
  // A larger young generation reduces the time spent on garbage collection.
  await runGuarded(['--max-semi-space-size=64', ...tools.jest, ...process.argv.slice(2)], {
    env: { NODE_ENV: 'test' },
  });
});
