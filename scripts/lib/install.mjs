import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { npm, StepFailed } from './run.mjs';

/**
 * @typedef {Record<string, string>} Versions
 * @typedef {{ dependencies?: Versions, devDependencies?: Versions }} Dependencies
 * @typedef {Dependencies & { version?: string, optional?: boolean }} LockedPackage
 */

const stamp = inRoot('node_modules/.installed');

/** @param {string} file */
const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

function currentFingerprint() {
  const hash = createHash('sha256');
  for (const file of ['package.json', 'package-lock.json']) hash.update(read(inRoot(file)));
  // Some packages contain binaries for one system, so a folder copied to another one is out of date.
  return hash.update(`${process.platform} ${process.arch}`).digest('hex');
}

/** Installs the packages of the lock file unless they are already installed. */
export async function ensureInstalled() {
  const fingerprint = currentFingerprint();
  if (read(stamp) === fingerprint) return;
  if (!isInstalled()) {
    console.log('Installing packages. The first time this takes a minute or two …');
    const code = await npm(['ci', '--include=dev', '--no-audit', '--no-fund'], {
      // The build needs the development packages, even if the shell sets NODE_ENV=production.
      NODE_ENV: 'development',
      npm_config_production: 'false',
    });
    if (code !== 0) throw new StepFailed('The installation failed; see the output above.');
  }
  writeFileSync(stamp, fingerprint);
}

/** Whether npm's record of node_modules contains every package of the lock file. */
function isInstalled() {
  const record = inRoot('node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  /** @type {Record<string, LockedPackage>} */
  const installed = JSON.parse(read(record)).packages;
  /** @type {Record<string, LockedPackage>} */
  const locked = JSON.parse(read(inRoot('package-lock.json'))).packages;
  return (
    lockMatchesManifest(locked[''] ?? {}) &&
    Object.entries(locked).every(
      ([name, { version, optional }]) =>
        name === '' || optional || installed[name]?.version === version,
    )
  );
}

/**
 * Whether package.json asks for what the lock file was made from. If not, npm reports the difference.
 * @param {Dependencies} locked
 */
function lockMatchesManifest(locked) {
  /** @type {Dependencies} */
  const manifest = JSON.parse(read(inRoot('package.json')));
  return serialized(manifest) === serialized(locked);
}

/** @param {Dependencies} dependencies */
const serialized = ({ dependencies = {}, devDependencies = {} }) =>
  JSON.stringify([dependencies, devDependencies].map((group) => Object.entries(group).sort()));
