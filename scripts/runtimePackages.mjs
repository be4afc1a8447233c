// `node scripts/runtimePackages.mjs FOLDER`: copies the packages that the built server loads, with those that they
// need, to FOLDER/node_modules. Everything else is in the server's file.
import { cpSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { UNBUNDLED } from './lib/build.mjs';
import { inRoot } from './lib/paths.mjs';

/**
 * The folder of a package as the package in another folder finds it; null if it is not installed, as packages for other
 * systems.
 * @param {string} name
 * @param {string} from
 * @returns {string | null}
 */
function folderOf(name, from) {
  const nested = path.join(from, 'node_modules', name);
  if (existsSync(inRoot(nested))) return nested;
  const parent = from.lastIndexOf('node_modules');
  return parent > 0
    ? folderOf(name, from.slice(0, parent - 1))
    : from === ''
      ? null
      : folderOf(name, '');
}

/** The folders of the packages and of all that they need. */
function runtimeFolders() {
  /** @type {Set<string>} */
  const found = new Set();
  /** @type {(names: readonly string[], from: string) => void} */
  const add = (names, from) => {
    for (const name of names) {
      const folder = folderOf(name, from);
      if (folder === null || found.has(folder)) continue;
      found.add(folder);
      const { dependencies = {}, optionalDependencies = {} } = JSON.parse(
        readFileSync(inRoot(folder, 'package.json'), 'utf8'),
      );
      add(Object.keys({ ...dependencies, ...optionalDependencies }), folder);
    }
  };
  add(UNBUNDLED, '');
  return [...found].sort();
}

/**
 * A package in another one's folder is copied with it.
 * @param {string} target
 */
function copyRuntimePackages(target) {
  for (const folder of runtimeFolders()) {
    cpSync(inRoot(folder), path.join(target, folder), { recursive: true });
  }
}

const [, , target] = process.argv;
if (!target) throw new Error('Name a folder.');
copyRuntimePackages(target);
console.log(runtimeFolders().join('\n'));
