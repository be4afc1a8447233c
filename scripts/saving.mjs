// `npm run saving`: everything that could lose an edit, again and again. `-- 5` for five rounds.
import { ensureBuilt } from './lib/build.mjs';
import { checkNode } from './lib/checkNode.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main, run, tools } from './lib/run.mjs';

checkNode();
main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  // Lives of made-up tabs, servers and lines first: ten thousand.
  await run([...tools.jest, '--selectProjects=web', '--testPathPatterns=saving.model'], {
    env: { NODE_ENV: 'test', SAVE_RUNS: '10000' },
  });
  await run([...tools.jest, 'e2e/(saving|corruptState|missingChunks)'], {
    env: { NODE_ENV: 'test', JEST_E2E: '1', SAVING_TIMES: process.argv[2] ?? '20' },
  });
});
