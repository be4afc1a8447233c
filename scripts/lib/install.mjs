import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { npm } from './run.mjs';

/**
 * @typedef {Record<string, string>} Versions
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {boolean} [optional]
 * @property {Versions} [dependencies] only of the project itself
 * @property {Versions} [devDependencies]
 */

/** npm's record of what it installed. */
const RECORD = 'node_modules/.package-lock.json';

/** Installs the packages of the lock file unless they are already installed. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing packages. The first time this takes a minute or two …');
  // The build needs the development packages, even if the shell sets NODE_ENV=production.
  await npm(['ci', '--include=dev', '--no-audit', '--no-fund'], { NODE_ENV: 'development' });
}

function isInstalled() {
  if (!existsSync(inRoot(RECORD))) return false;
  const { '': project = {}, ...locked } = packagesIn('package-lock.json');
  // If package.json asks for other packages than the lock file, npm reports the difference.
  if (askedFor(project) !== askedFor(readJson('package.json'))) return false;
  const installed = packagesIn(RECORD);
  return Object.entries(locked).every(
    ([name, { version, optional }]) => optional || installed[name]?.version === version,
  );
}

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(inRoot(file), 'utf8'));

/** @type {(file: string) => Record<string, LockedPackage>} */
const packagesIn = (file) => readJson(file).packages;

/** @param {LockedPackage} project */
const askedFor = ({ dependencies = {}, devDependencies = {} }) =>
  JSON.stringify([dependencies, devDependencies].map((group) => Object.entries(group).sort()));
