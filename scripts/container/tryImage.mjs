// Carries out the Dockerfile's steps, starts the result as the image would, waits until its health check succeeds,
// opens Login, and stops the server. `scripts/container.mjs` starts it with a temporary folder that it removes.
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../lib/freePort.mjs';
import { ended, main, StepFailed } from '../lib/run.mjs';
import { buildImage } from './buildImage.mjs';
import { startInRoot } from './debianRoot.mjs';

const START_MS = 60_000;
const CHECK_MS = 5_000;
/** As Docker waits after SIGTERM before it ends a container. */
const STOP_MS = 10_000;

/** @param {import('./buildImage.mjs').Stage} stage */
async function tryOut({ root, folder, user, env: given, command, healthCheck }) {
  const port = String(await freePort());
  // Only this machine may reach the server, unlike in a container. On a loopback address the server would fill the
  // database with demo data.
  const env = { ...given, HOST: '127.0.0.1', PORT: port, SEED: 'none' };
  const server = startInRoot(root, { user, folder, env, command });
  const exit = ended(server);
  try {
    const until = Date.now() + START_MS;
    for (;;) {
      const check = startInRoot(root, { user, folder, env, command: healthCheck }, CHECK_MS);
      if ((await ended(check)) === 0) break;
      if (server.exitCode !== null) throw new StepFailed('The server ended.');
      if (Date.now() > until) throw new StepFailed('The health check did not succeed.');
      await pause(1_000);
    }
    const login = await fetch(`http://127.0.0.1:${port}/login`, {
      headers: { accept: 'text/html' },
    });
    if (!login.ok || !(await login.text()).includes('<form')) {
      throw new StepFailed(`Login responded with ${login.status}, or without its form.`);
    }
  } finally {
    server.kill('SIGTERM');
  }
  const timer = setTimeout(() => server.kill('SIGKILL'), STOP_MS);
  const code = await exit;
  clearTimeout(timer);
  if (code !== 0) throw new StepFailed(`The server ended with code ${code} after SIGTERM.`);
}

main(async () => {
  await tryOut(buildImage(path.join(tmpdir(), 'image')));
  console.log('The image’s steps succeeded, and its server started, was healthy, and stopped.');
});
