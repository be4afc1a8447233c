// `npm run fuzz`: generated input on every call, 10,000 each; prints how long answers took.
import { checkNode } from './lib/checkNode.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main, run, tools } from './lib/run.mjs';

checkNode();
main(async () => {
  await ensureInstalled();
  const runs = process.env.FUZZ_RUNS ?? '10000';
  await run(
    [...tools.jest, '--selectProjects=server', '--testPathPatterns=server/everyRoute/fuzz'],
    {
      env: { NODE_ENV: 'test', FUZZ_RUNS: runs },
    },
  );
});
