// Cleans up after a test run, even after SIGKILL: it waits until its standard input closes, which
// happens when the process that started it ends. Arguments: the id of the process group, the folder.
import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { groupRuns, signalGroup } from './processGroup.mjs';

const group = Number(process.argv[2]);
const folder = process.argv[3] ?? '';

const GRACE_MS = 5_000;
const POLL_MS = 50;

/** @param {number} ms */
async function groupEndsWithin(ms) {
  for (const until = Date.now() + ms; groupRuns(group); await pause(POLL_MS)) {
    if (Date.now() > until) return false;
  }
  return true;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
await new Promise((resolve) => process.stdin.resume().once('end', resolve).once('error', resolve));
// PostgreSQL and Jest both end immediately on SIGINT.
if (signalGroup(group, 'SIGINT') && !(await groupEndsWithin(GRACE_MS))) {
  signalGroup(group, 'SIGKILL');
  await groupEndsWithin(GRACE_MS);
}
if (folder) rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
