import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './paths.mjs';
import { run, tools } from './run.mjs';

/** Holds the fingerprint of the sources that dist/web was built from. */
const stamp = inRoot('dist/.built');

/** Files and folders that determine the bundle. */
const sources = [
  'src',
  'contract',
  'public',
  'webpack.config.js',
  'scripts/build',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];
const settings = ['API_QUERY_URL', 'API_ROOT_URL', 'ANTD_STYLES'];
const notBundled = /\.(test|stories)\.tsx?$|^src[\\/]testing[\\/]/;

/** @param {string} folder */
function filesIn(folder) {
  return readdirSync(inRoot(folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(path.relative(inRoot(), entry.parentPath ?? entry.path), entry.name))
    .filter((file) => !notBundled.test(file));
}

function fingerprint() {
  const hash = createHash('sha256');
  const files = sources.flatMap((source) => (path.extname(source) ? [source] : filesIn(source)));
  for (const file of files.sort()) hash.update(file).update(readFileSync(inRoot(file)));
  for (const name of settings) hash.update(`${name}=${process.env[name] ?? ''}`);
  return hash.digest('hex');
}

/** Builds dist/web, the files that the server sends to browsers. */
export async function build() {
  const built = fingerprint();
  // An interrupted build must not count as complete.
  rmSync(stamp, { force: true });
  await run([...tools.webpack, '--mode', 'production'], { env: { NODE_ENV: 'production' } });
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, built);
}

/** Builds unless dist/web is up to date. */
export async function ensureBuilt() {
  if (
    existsSync(inRoot('dist/web/index.html')) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === fingerprint()
  )
    return;
  console.log('Building the app …');
  await build();
}
