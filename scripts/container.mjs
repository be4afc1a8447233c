// `npm run container`: carries out the steps of the Dockerfile in clean Debian roots, for machines without Docker, and
// tries the result out. The processes and files of the run are removed however it ends.
import { spawnSync } from 'node:child_process';
import { runGuarded } from './lib/guardian/guarded.mjs';
import { inRoot } from './lib/paths.mjs';
import { main, StepFailed } from './lib/run.mjs';

const NEEDED = ['mmdebstrap', 'unshare', 'chroot', 'mount'];

main(async () => {
  if (process.getuid?.() !== 0) throw new StepFailed('npm run container needs root rights.');
  const missing = NEEDED.filter((name) => spawnSync(name, ['--version']).error);
  if (missing.length > 0) {
    throw new StepFailed(`npm run container needs ${missing.join(', ')}.`);
  }
  await runGuarded([inRoot('scripts/container/tryImage.mjs')]);
});
