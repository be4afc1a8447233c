// `npm run reproducible`: builds the last commit in two folders without a cache, and in one of them again
// with a cache. Fails if any byte of the built files differs.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { inRoot, root } from './lib/paths.mjs';
import { main, run, StepFailed } from './lib/run.mjs';

/**
 * Copies the last commit. The packages are hard-linked file by file, because a symbolic link to the
 * folder would be resolved to the original.
 * @param {string} folder
 */
function checkOut(folder) {
  mkdirSync(folder, { recursive: true });
  const archive = execFileSync('git', ['archive', 'HEAD'], { cwd: root, maxBuffer: 2 ** 28 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  execFileSync('cp', ['-al', inRoot('node_modules'), path.join(folder, 'node_modules')]);
}

/**
 * Builds in a folder and returns the hash of each built file by its path.
 * @param {string} folder
 * @returns {Promise<Map<string, string>>}
 */
async function build(folder) {
  await run(['scripts/build.mjs'], { cwd: folder });
  const built = path.join(folder, 'dist');
  const files = readdirSync(built, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));
  const hashOf = (/** @type {string} */ file) =>
    createHash('sha256').update(readFileSync(file)).digest('hex');
  return new Map(files.map((file) => [path.relative(built, file), hashOf(file)]));
}

/**
 * The files that differ or exist in one build only.
 * @param {Map<string, string>} one
 * @param {Map<string, string>} other
 */
function differences(one, other) {
  const files = new Set([...one.keys(), ...other.keys()]);
  return [...files].filter((file) => one.get(file) !== other.get(file)).sort();
}

main(async () => {
  // Hard links work only within the file system of the checkout.
  const parent = mkdtempSync(path.join(path.dirname(root), '.reproducible-'));
  try {
    const shortPath = path.join(parent, 'a');
    const longPath = path.join(parent, 'another/folder');
    checkOut(shortPath);
    checkOut(longPath);
    const first = await build(shortPath);
    const inOtherFolder = differences(first, await build(longPath));
    const withCache = differences(first, await build(shortPath));
    if (inOtherFolder.length + withCache.length > 0) {
      console.error('Different in another folder:', inOtherFolder, 'with a cache:', withCache);
      throw new StepFailed('The build is not reproducible.');
    }
    console.log(
      `${String(first.size)} files are identical in both folders, with and without a cache.`,
    );
  } finally {
    rmSync(parent, { recursive: true, force: true });
  }
});
