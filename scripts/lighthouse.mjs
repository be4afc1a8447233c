// `npm run lighthouse`: Lighthouse's own verdict on the built app, on a phone. The package is
// installed beside its script the first time: it is heavy, and nothing else needs it.
import { existsSync, readFileSync } from 'node:fs';
import { ensureBuilt } from './lib/build.mjs';
import { checkNode } from './lib/checkNode.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { inRoot } from './lib/paths.mjs';
import { main, npm, run, StepFailed, tools } from './lib/run.mjs';

const FOLDER = 'scripts/lighthouse';
const versionIn = (file, of) =>
  existsSync(inRoot(FOLDER, file)) && of(JSON.parse(readFileSync(inRoot(FOLDER, file), 'utf8')));

async function ensureLighthouse() {
  const wanted = versionIn('package.json', ({ dependencies }) => dependencies.lighthouse);
  const present = versionIn('node_modules/lighthouse/package.json', ({ version }) => version);
  if (present === wanted) return;
  console.log('Installing Lighthouse …');
  const code = await npm(['ci', '--prefix', FOLDER, '--no-audit', '--no-fund']);
  if (code !== 0)
    throw new StepFailed('Lighthouse could not be installed; the reason stands above.');
}

checkNode();
main(async () => {
  await ensureInstalled();
  await ensureLighthouse();
  await ensureBuilt();
  await run([...tools.typescript, `${FOLDER}/run.ts`]);
});
