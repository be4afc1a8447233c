import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import waiting from '../waiting.cjs';

const GUARDED = pathToFileURL(path.resolve(__dirname, 'guarded.mjs')).href;

/** A program like a test run: it has a folder and a child process, prints them, and does not end. */
const RUN = `
  const { mkdtempSync } = require('node:fs');
  const { tmpdir } = require('node:os');
  const { spawn } = require('node:child_process');
  const folder = mkdtempSync(tmpdir() + '/run-');
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  console.log(JSON.stringify({ folder, pids: [process.pid, child.pid] }));
  if (process.env.FAILS) process.exit(1);
  setInterval(() => {}, 1000);
`;
const CALLER = `
  import(${JSON.stringify(GUARDED)})
    .then(({ runGuarded }) => runGuarded(['-e', ${JSON.stringify(RUN)}]))
    .catch(() => process.exit(1));
`;

interface Started {
  folder: string;
  pids: number[];
}

async function startRun(env: NodeJS.ProcessEnv = {}) {
  const caller = spawn(process.execPath, ['-e', CALLER], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  const started = await new Promise<Started>((resolve) => {
    caller.stdout.once('data', (line: Buffer) => resolve(JSON.parse(line.toString()) as Started));
  });
  return { caller, ...started };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function expectNothingLeft({ folder, pids }: Started) {
  const until = Date.now() + waiting.WAIT_MS;
  const left = () => [...pids.filter(isAlive), ...[path.dirname(folder)].filter(existsSync)];
  while (left().length > 0 && Date.now() < until) await pause(20);
  expect(left()).toEqual([]);
}

// Side by side, because each of them mostly waits.
it.concurrent.each(['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGKILL'] as const)(
  'a run leaves no process and no folder behind after %s',
  async (signal) => {
    const run = await startRun();
    run.caller.kill(signal);
    await expectNothingLeft(run);
  },
);

it.concurrent('a run that fails leaves no process and no folder behind', async () => {
  await expectNothingLeft(await startRun({ FAILS: '1' }));
});
