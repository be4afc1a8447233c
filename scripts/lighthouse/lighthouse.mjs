// `npm run lighthouse`: runs Lighthouse on the built app, as on a phone. Lighthouse is a large package
// that only this script needs, so it is installed in scripts/lighthouse on first use.
import { existsSync, readFileSync } from 'node:fs';
import { ensureBuilt } from '../lib/build.mjs';
import { checkNode } from '../lib/checkNode.mjs';
import { ensureInstalled } from '../lib/install.mjs';
import { inRoot } from '../lib/paths.mjs';
import { main, npm, run, StepFailed, tools } from '../lib/run.mjs';

const FOLDER = 'scripts/lighthouse';

/**
 * The contents of a package.json, or an empty object if it does not exist.
 * @param {string} file
 * @returns {{ version?: string, dependencies?: Record<string, string> }}
 */
const readManifest = (file) =>
  existsSync(inRoot(FOLDER, file)) ? JSON.parse(readFileSync(inRoot(FOLDER, file), 'utf8')) : {};

async function ensureLighthouse() {
  const required = readManifest('package.json').dependencies?.lighthouse;
  const installed = readManifest('node_modules/lighthouse/package.json').version;
  if (installed === required) return;
  console.log('Installing Lighthouse …');
  const code = await npm(['ci', '--prefix', FOLDER, '--no-audit', '--no-fund']);
  if (code !== 0) throw new StepFailed('Lighthouse could not be installed; see the output above.');
}

checkNode();
main(async () => {
  await ensureInstalled();
  await ensureLighthouse();
  await ensureBuilt();
  await run([...tools.typescript, `${FOLDER}/run.ts`]);
});
