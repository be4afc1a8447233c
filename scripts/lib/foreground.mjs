import { ended, start } from './run.mjs';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Two signals closer together than this are one wish: npm repeats what the terminal sent already. */
const ONE_WISH_MS = 500;
const LOOK_MS = 1_000;
const PARENT = process.ppid;

/** The start options of children that `foreground` looks after. */
const apart = { detached: process.platform !== 'win32' };

/**
 * Runs programs until one of them ends or we are told to stop, then stops the others, and ends with
 * the code of the one that ended first. They are apart from the terminal's group, so that each hears
 * of Ctrl-C once, from us.
 */
export async function foreground(programs) {
  const children = programs.map(({ args, env }) => start(args, { env, ...apart }));
  let lastAt = 0;
  const pass = (signal) => {
    const now = Date.now();
    if (now - lastAt < ONE_WISH_MS) return;
    lastAt = now;
    stop(children, signal === 'SIGHUP' ? 'SIGTERM' : signal);
  };
  signals.forEach((signal) => process.on(signal, pass));
  const watching = whenOrphaned(() => stop(children, 'SIGTERM'));

  const endings = children.map(ended);
  const code = await Promise.race(endings);
  stop(children, 'SIGTERM');
  await Promise.all(endings);
  process.exitCode = code;
  signals.forEach((signal) => process.off(signal, pass));
  clearInterval(watching);
}

/** Calls `work` once npm is gone: told to end, npm ends the shell it started us with, and not us. */
export function whenOrphaned(work) {
  const isNpms = process.env.npm_lifecycle_event !== undefined;
  return isNpms && setInterval(() => process.ppid !== PARENT && work(), LOOK_MS).unref();
}

function stop(children, signal) {
  for (const child of children) {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
  }
}
