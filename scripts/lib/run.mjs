import { spawn } from 'node:child_process';
import { root } from './paths.mjs';

/**
 * @typedef {import('node:child_process').ChildProcess} ChildProcess
 * @typedef {import('node:child_process').SpawnOptions} SpawnOptions
 */

/** A step failed. Its output has already been printed. */
export class StepFailed extends Error {}

/** Each tool is started by its file: without a shell, and without a wrapper that could outlive it. */
export const tools = {
  jest: ['node_modules/jest/bin/jest.js'],
  webpack: ['node_modules/webpack/bin/webpack.js'],
  eslint: ['node_modules/eslint/bin/eslint.js'],
  oxfmt: ['node_modules/oxfmt/bin/oxfmt'],
  knip: ['node_modules/knip/bin/knip.js'],
  typescript: ['--import', 'tsx'],
  antdStylesheet: ['--import', 'tsx', 'scripts/build/antdStylesheet.tsx'],
};

/** The server and its packages in one file. */
export const BUILT_SERVER = 'dist/server/start.cjs';

/**
 * Starts node in the repository's folder, with this process's standard streams by default.
 * @param {readonly string[]} args
 * @param {SpawnOptions} [options] `env` is added to this process's environment
 * @returns {ChildProcess}
 */
export function start(args, { env = {}, ...options } = {}) {
  return spawn(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    ...options,
  });
}

/**
 * Waits for a child to end. Returns its exit code, or 143 if a signal ended it.
 * @param {ChildProcess} child
 * @returns {Promise<number>}
 */
export function ended(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 143));
  });
}

/**
 * Runs node to its end; throws StepFailed for an exit code other than 0.
 * @param {readonly string[]} args
 * @param {SpawnOptions} [options]
 */
export async function run(args, options) {
  const code = await ended(start(args, options));
  if (code !== 0) throw new StepFailed(`The process ended with code ${code}.`);
}

/**
 * Runs npm and returns its exit code.
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env] added to this process's environment
 */
export function npm(args, env) {
  return ended(spawnNpm(args, { env: { ...process.env, ...env } }));
}

/**
 * Starts npm: the one that started this process, if there is one.
 * @param {readonly string[]} args
 * @param {SpawnOptions} options
 * @returns {ChildProcess}
 */
export function spawnNpm(args, options) {
  const cli = process.env.npm_execpath;
  /** @type {SpawnOptions} */
  const common = { cwd: root, stdio: 'inherit', ...options };
  if (cli?.endsWith('.js')) return spawn(process.execPath, [cli, ...args], common);
  // On Windows npm is a batch file, which needs a shell.
  return spawn('npm', args, { ...common, shell: process.platform === 'win32' });
}

/**
 * Runs a script's main function. A StepFailed is printed without its stack.
 * @param {() => Promise<void>} work
 */
export function main(work) {
  process.chdir(root);
  work().catch((/** @type {unknown} */ error) => {
    if (!(error instanceof StepFailed)) console.error(error);
    else if (error.message) console.error(error.message);
    process.exitCode = 1;
  });
}
