import { spawn } from 'node:child_process';
import { root } from './paths.mjs';

/** A step failed. Its output has already been printed. */
export class StepFailed extends Error {}

/** The files that start the tools, without a shell and without npm. */
export const tools = {
  jest: ['node_modules/jest/bin/jest.js'],
  webpack: ['node_modules/webpack/bin/webpack.js'],
  eslint: ['node_modules/eslint/bin/eslint.js'],
  oxfmt: ['node_modules/oxfmt/bin/oxfmt'],
  tsc: ['node_modules/typescript/bin/tsc'],
  knip: ['node_modules/knip/bin/knip.js'],
  typescript: ['--import', 'tsx'],
  antdStylesheet: ['--import', 'tsx', 'scripts/build/antdStylesheet.tsx'],
};

/** The server and its packages in one file. */
export const BUILT_SERVER = 'dist/server/start.cjs';

/**
 * Runs node in the repository's folder to its end; throws StepFailed for an exit code other than 0.
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env] added to this process's environment
 */
export const run = (args, env) => runProgram(process.execPath, args, env);

/**
 * Runs npm: the one that started this process, if there is one.
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
export function npm(args, env) {
  const cli = process.env.npm_execpath;
  if (cli?.endsWith('.js')) return run([cli, ...args], env);
  return runProgram('npm', args, env);
}

/**
 * @param {string} program
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<void>}
 */
const runProgram = (program, args, env = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env },
      // On Windows npm is a batch file, which needs a shell.
      shell: program === 'npm' && process.platform === 'win32',
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new StepFailed(`The process ended with code ${code}.`));
    });
  });
