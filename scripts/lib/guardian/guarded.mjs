import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { whenOrphaned } from '../foreground.mjs';
import { inRoot } from '../paths.mjs';
import { ended, start, StepFailed } from '../run.mjs';

const EXIT_CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };

/** Windows has no process groups: there the tests end with the terminal. */
const HAS_GROUPS = process.platform !== 'win32';

/**
 * Runs node as `run` does, with a process group and a temporary folder of its own. Both are removed
 * however the run ends: with success, with a failure, or by a signal.
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv }} [options]
 */
export async function runGuarded(args, { env } = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'value-drivers-'));
  // When the tests run as root, PostgreSQL runs as another user and must be able to enter the folder.
  chmodSync(folder, 0o711);
  const child = start(args, { env: { ...env, TMPDIR: folder }, detached: HAS_GROUPS });
  const guardian = start([inRoot('scripts/lib/guardian/guardian.mjs'), String(child.pid), folder], {
    stdio: ['pipe', 'ignore', 'inherit'],
    detached: HAS_GROUPS,
  });
  const cleaned = ended(guardian);
  const code = await Promise.race([ended(child), interruption()]);
  guardian.stdin?.end();
  await cleaned;
  if (code !== 0) throw new StepFailed(`The process ended with code ${code}.`);
}

/**
 * Resolves with the exit code of the first signal that asks this process to end.
 * @returns {Promise<number>}
 */
function interruption() {
  return new Promise((resolve) => {
    for (const [signal, code] of Object.entries(EXIT_CODES))
      process.on(signal, () => resolve(code));
    whenOrphaned(() => resolve(EXIT_CODES.SIGTERM));
  });
}
