// Cleans up after a test run, even after SIGKILL: it waits until its standard input closes, which
// happens when the process that started it ends. Arguments: the id of the process group, the folder.
import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const group = Number(process.argv[2]);
const folder = process.argv[3] ?? '';

const GRACE_MS = 5_000;
const POLL_MS = 50;

/**
 * Signals the group; false when it no longer exists. Signal 0 only checks for existence.
 * @param {NodeJS.Signals | 0} signal
 */
function send(signal) {
  try {
    process.kill(-group, signal);
    return true;
  } catch {
    return false;
  }
}

/** @param {number} ms */
async function groupEndsWithin(ms) {
  for (const until = Date.now() + ms; send(0); await pause(POLL_MS)) {
    if (Date.now() > until) return false;
  }
  return true;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
await new Promise((resolve) => process.stdin.resume().once('end', resolve).once('error', resolve));
// PostgreSQL and Jest both end immediately on SIGINT.
if (send('SIGINT') && !(await groupEndsWithin(GRACE_MS))) {
  send('SIGKILL');
  await groupEndsWithin(GRACE_MS);
}
if (folder) rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
