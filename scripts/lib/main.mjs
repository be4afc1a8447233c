import { ensureInstalled } from './install.mjs';
import { root } from './paths.mjs';
import { StepFailed } from './run.mjs';

/**
 * Runs a script's main function after installing missing packages. A StepFailed is printed without its stack.
 * @param {() => Promise<void>} work
 */
export function main(work) {
  checkNode();
  process.chdir(root);
  ensureInstalled()
    .then(work)
    .catch((/** @type {unknown} */ error) => {
      console.error(error instanceof StepFailed ? error.message : error);
      process.exitCode = 1;
    });
}

/** Exits with a clear message on a Node version outside `engines` of package.json, which npm would refuse at length. */
function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if ((major === 20 && minor >= 19) || (major === 22 && minor >= 13) || major >= 24) return;
  console.error(
    `Node 20.19, 22.13, 24 or a later version of these lines is required; this is ${process.versions.node}.`,
  );
  process.exit(1);
}
