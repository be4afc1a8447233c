import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { whenOrphaned } from './foreground.mjs';
import { inRoot } from './paths.mjs';
import { ended, start, StepFailed } from './run.mjs';

const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };

/** Windows has no process groups: there the tests end with the terminal. */
const HAS_GROUPS = process.platform !== 'win32';

/**
 * Runs node as `run` does and leaves nothing behind, whether it succeeds, fails or is interrupted: the
 * process and what it starts form a group of their own, and their temporary folders lie in one.
 */
export async function runGuarded(args, { env } = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'value-drivers-'));
  // PostgreSQL runs as another user when the tests run as root.
  chmodSync(folder, 0o711);
  const child = start(args, { env: { ...env, TMPDIR: folder }, detached: HAS_GROUPS });
  const guardian = start([inRoot('scripts/lib/guardian.mjs'), String(child.pid), folder], {
    stdio: ['pipe', 'ignore', 'inherit'],
    detached: HAS_GROUPS,
  });
  const cleaned = ended(guardian);
  const code = await Promise.race([ended(child), interruption()]);
  guardian.stdin.end();
  await cleaned;
  if (code !== 0) throw new StepFailed(`It ended with code ${code}.`);
}

/** The exit code of the first signal that asks this process to end. */
function interruption() {
  return new Promise((resolve) => {
    for (const [signal, code] of Object.entries(SIGNALS)) process.on(signal, () => resolve(code));
    whenOrphaned(() => resolve(SIGNALS.SIGTERM));
  });
}
