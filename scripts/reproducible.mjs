// `npm run reproducible`: builds the last commit in two folders, cold, and once more with a warm cache.
// Fails when one byte of the built files differs.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { inRoot, root } from './lib/paths.mjs';
import { main, run, StepFailed } from './lib/run.mjs';

/** A copy of the last commit. Packages are linked file by file: a linked folder is resolved away. */
function checkOut(folder) {
  mkdirSync(folder, { recursive: true });
  const archive = execFileSync('git', ['archive', 'HEAD'], { cwd: root, maxBuffer: 2 ** 28 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  execFileSync('cp', ['-al', inRoot('node_modules'), path.join(folder, 'node_modules')]);
}

/** Builds in a folder; the hash of each built file, by its path. */
async function build(folder) {
  await run(['scripts/build.mjs'], { cwd: folder });
  const web = path.join(folder, 'dist/web');
  const files = readdirSync(web, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));
  const hashOf = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');
  return new Map(files.map((file) => [path.relative(web, file), hashOf(file)]));
}

function differences(one, other) {
  const files = new Set([...one.keys(), ...other.keys()]);
  return [...files].filter((file) => one.get(file) !== other.get(file)).sort();
}

main(async () => {
  // Beside the checkout, because hard links cannot leave its file system.
  const place = mkdtempSync(path.join(path.dirname(root), '.reproducible-'));
  try {
    const [near, far] = [path.join(place, 'a'), path.join(place, 'another/folder')];
    checkOut(near);
    checkOut(far);
    const first = await build(near);
    const elsewhere = differences(first, await build(far));
    const again = differences(first, await build(near));
    if (elsewhere.length + again.length > 0) {
      console.error('Differ in another folder:', elsewhere, 'with a warm cache:', again);
      throw new StepFailed('The build is not reproducible.');
    }
    console.log(`${String(first.size)} files: same bytes in both folders, cold and warm.`);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
});
