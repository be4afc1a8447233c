import { spawn } from 'node:child_process';
import { root } from './paths.mjs';

/** Thrown when a step fails; what it had to say is on the screen already. */
export class StepFailed extends Error {}

/** The tools are started by their files: no shell, and no wrapper that could outlive them. */
export const tools = {
  jest: ['node_modules/jest/bin/jest.js'],
  webpack: ['node_modules/webpack/bin/webpack.js'],
  eslint: ['node_modules/eslint/bin/eslint.js'],
  prettier: ['node_modules/prettier/bin/prettier.cjs'],
  knip: ['node_modules/knip/bin/knip.js'],
  tsc: ['node_modules/typescript/bin/tsc'],
  tsx: ['node_modules/tsx/dist/cli.mjs'],
  typescript: ['--import', 'tsx'],
};

/** A child with our screen and keyboard, in the checkout's folder. */
export function start(args, { env = {}, ...options } = {}) {
  return spawn(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    ...options,
  });
}

/** How a child ended: its exit code, or 128 and the signal as shells count it. */
export function ended(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 143));
  });
}

/** Runs node with these arguments to its end. */
export async function run(args, options) {
  const code = await ended(start(args, options));
  if (code !== 0) throw new StepFailed(`It ended with code ${code}.`);
}

/** npm itself, as the one that called us where there is one; gives its exit code. */
export function npm(args, env) {
  return ended(spawnNpm(args, { env: { ...process.env, ...env } }));
}

/** As `npm`, with options of `spawn`; gives the child. */
export function spawnNpm(args, options) {
  const cli = process.env.npm_execpath;
  const common = { cwd: root, stdio: 'inherit', ...options };
  if (cli?.endsWith('.js')) return spawn(process.execPath, [cli, ...args], common);
  // On Windows npm is a batch file.
  return spawn('npm', args, { ...common, shell: process.platform === 'win32' });
}

/** Runs a script's main part; failures that were told already add no stack. */
export function main(work) {
  process.chdir(root);
  work().catch((error) => {
    if (!(error instanceof StepFailed)) console.error(error);
    else if (error.message) console.error(error.message);
    process.exitCode = 1;
  });
}
