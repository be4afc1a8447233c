import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { npm, StepFailed } from './run.mjs';

const stamp = inRoot('node_modules/.installed');
const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

function wanted() {
  const hash = createHash('sha256');
  for (const file of ['package.json', 'package-lock.json']) hash.update(read(inRoot(file)));
  // Some packages are built for one system; a folder carried to another is installed anew.
  return hash.update(`${process.platform} ${process.arch}`).digest('hex');
}

/** Installs what the lock file names, unless it is there already. */
export async function ensureInstalled() {
  const fingerprint = wanted();
  if (read(stamp) === fingerprint) return;
  if (!installedByHand()) {
    console.log('Installing what is missing. The first time takes a minute or two …');
    const code = await npm(['ci', '--include=dev', '--no-audit', '--no-fund'], {
      // Set by some shells for good; building needs the development packages.
      NODE_ENV: 'development',
      npm_config_production: 'false',
    });
    if (code !== 0) throw new StepFailed('The installation failed; the reason stands above.');
  }
  writeFileSync(stamp, fingerprint);
}

/** Whether npm's own record of node_modules holds all that the lock file asks for. */
function installedByHand() {
  const record = inRoot('node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const present = JSON.parse(read(record)).packages;
  const asked = JSON.parse(read(inRoot('package-lock.json'))).packages;
  return (
    lockFits(asked['']) &&
    Object.entries(asked).every(
      ([name, { version, optional }]) =>
        name === '' || optional || present[name]?.version === version,
    )
  );
}

/** A package.json that was edited without its lock file is for npm to complain about. */
function lockFits({ dependencies, devDependencies }) {
  const own = JSON.parse(read(inRoot('package.json')));
  const sorted = (...groups) => JSON.stringify(groups.map((group) => Object.entries(group).sort()));
  return sorted(own.dependencies, own.devDependencies) === sorted(dependencies, devDependencies);
}
