import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './paths.mjs';
import { run, tools } from './run.mjs';

const stamp = inRoot('dist/.built');

/** All that the bundle is made of. */
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

function filesOf(source) {
  return readdirSync(inRoot(source), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(path.relative(inRoot(), entry.parentPath ?? entry.path), entry.name))
    .filter((file) => !notBundled.test(file));
}

function fingerprint() {
  const hash = createHash('sha256');
  const files = sources.flatMap((source) => (path.extname(source) ? [source] : filesOf(source)));
  for (const file of files.sort()) hash.update(file).update(readFileSync(inRoot(file)));
  for (const name of settings) hash.update(`${name}=${process.env[name] ?? ''}`);
  return hash.digest('hex');
}

/** Makes dist/web: all that the server hands to browsers. */
export async function build() {
  const built = fingerprint();
  // Until the build is whole there is none.
  rmSync(stamp, { force: true });
  await run([...tools.webpack, '--mode', 'production'], { env: { NODE_ENV: 'production' } });
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, built);
}

/** Builds when something changed since the last build. */
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
