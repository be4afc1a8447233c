// Cleans up after a test run, however the run ends: it waits until its own input closes, which happens
// with the end of whoever started it, even by SIGKILL. Arguments: the process group, the folder.
import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const group = Number(process.argv[2]);
const folder = process.argv[3];

const GRACE_MS = 5_000;
const LOOK_MS = 50;

function send(signal) {
  try {
    process.kill(-group, signal);
    return true;
  } catch {
    return false;
  }
}

async function untilGone(ms) {
  for (const until = Date.now() + ms; send(0); await pause(LOOK_MS)) {
    if (Date.now() > until) return false;
  }
  return true;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
await new Promise((resolve) => process.stdin.resume().once('end', resolve).once('error', resolve));
// PostgreSQL ends at once on SIGINT, and so does Jest.
if (send('SIGINT') && !(await untilGone(GRACE_MS))) {
  send('SIGKILL');
  await untilGone(GRACE_MS);
}
rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
