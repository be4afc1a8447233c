import { ended, start } from './run.mjs';

/**
 * @typedef {import('node:child_process').ChildProcess} ChildProcess
 * @typedef {{ args: readonly string[], env?: NodeJS.ProcessEnv }} Program
 */

/** @type {NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** npm repeats a signal that the terminal has already sent: the second one within this time is ignored. */
const REPEATED_SIGNAL_MS = 500;
const ORPHAN_CHECK_MS = 1_000;
const PARENT = process.ppid;

/** In a process group of their own, children receive Ctrl-C once, from this process. */
const ownGroup = { detached: process.platform !== 'win32' };

/**
 * Runs programs until one of them ends or a signal arrives, then stops the others. This process ends
 * with the exit code of the program that ended first.
 * @param {readonly Program[]} programs
 */
export async function foreground(programs) {
  const children = programs.map(({ args, env = {} }) => start(args, { env, ...ownGroup }));
  let lastAt = 0;
  const forward = (/** @type {NodeJS.Signals} */ signal) => {
    const now = Date.now();
    if (now - lastAt < REPEATED_SIGNAL_MS) return;
    lastAt = now;
    stop(children, signal === 'SIGHUP' ? 'SIGTERM' : signal);
  };
  SIGNALS.forEach((signal) => process.on(signal, forward));
  const orphanCheck = whenOrphaned(() => stop(children, 'SIGTERM'));

  const endings = children.map(ended);
  const code = await Promise.race(endings);
  stop(children, 'SIGTERM');
  await Promise.all(endings);
  process.exitCode = code;
  SIGNALS.forEach((signal) => process.off(signal, forward));
  clearInterval(orphanCheck);
}

/**
 * Calls `work` once npm has ended: a signal to npm ends the shell that npm started, but not this process.
 * @param {() => void} work
 * @returns {NodeJS.Timeout | undefined} undefined when npm did not start this process
 */
export function whenOrphaned(work) {
  if (process.env.npm_lifecycle_event === undefined) return undefined;
  return setInterval(() => process.ppid !== PARENT && work(), ORPHAN_CHECK_MS).unref();
}

/**
 * @param {readonly ChildProcess[]} children
 * @param {NodeJS.Signals} signal
 */
function stop(children, signal) {
  for (const child of children) {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
  }
}
