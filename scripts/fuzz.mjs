// `npm run fuzz`: sends 10,000 generated requests to every route and prints the response times.
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
