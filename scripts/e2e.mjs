// `npm run e2e`: builds what is out of date and tests the product in Chromium. Arguments after `--` go to Jest.
import { ensureBuilt } from './lib/build.mjs';
import { main } from './lib/main.mjs';
import { run, tools } from './lib/run.mjs';

main(async () => {
  await ensureBuilt();
  await run([...tools.jest, ...process.argv.slice(2), '--selectProjects', 'e2e'], {
    NODE_ENV: 'test',
  });
});
