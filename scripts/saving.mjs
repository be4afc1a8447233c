// `npm run saving`: repeats the tests that look for lost edits: 10,000 generated histories of the save
// engine, then the end-to-end tests 20 times. `npm run saving -- 5` repeats those five times.
import { ensureBuilt } from './lib/build.mjs';
import { checkNode } from './lib/checkNode.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main, run, tools } from './lib/run.mjs';

checkNode();
main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  await run([...tools.jest, '--selectProjects=web', '--testPathPatterns=saving.model'], {
    env: { NODE_ENV: 'test', SAVE_RUNS: '10000' },
  });
  await run([...tools.jest, 'e2e/\\w+/(saving|corruptState|missingChunks)'], {
    env: { NODE_ENV: 'test', JEST_E2E: '1', SAVING_TIMES: process.argv[2] ?? '20' },
  });
});
