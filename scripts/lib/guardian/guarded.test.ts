import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import waiting from '../waiting.cjs';

const execute = promisify(execFile);
const moduleAt = (name: string) => pathToFileURL(path.resolve(__dirname, name)).href;
const GUARDED = moduleAt('guarded.mjs');

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

/** Starts a process in a group of its own and prints the group. The program that replaces the shell notices no end. */
const UNNOTICED = 'setsid sleep 60 & echo $!; exec sleep 60';
/** Waits until no process of the group `argv[1]` runs. Prints whether the group still exists. */
const WAIT_FOR_GROUP = `
  import(${JSON.stringify(moduleAt('processGroup.mjs'))}).then(async ({ groupRuns, signalGroup }) => {
    const group = Number(process.argv[1]);
    while (groupRuns(group)) await new Promise((resolve) => setTimeout(resolve, 20));
    console.log(signalGroup(group, 0) ? 'exists' : 'is gone');
  });
`;

const isSleeping = (pid = 0) => readFileSync(`/proc/${String(pid)}/comm`, 'utf8') === 'sleep\n';

// Elsewhere the state of a process is not known.
(existsSync('/proc/self/stat') ? it : it.skip)(
  'a group does not run if its processes have ended, even if their parent has not noticed it',
  async () => {
    const parent = spawn('sh', ['-c', UNNOTICED], { stdio: ['ignore', 'pipe', 'inherit'] });
    try {
      const [line] = (await once(parent.stdout, 'data')) as [Buffer];
      const group = line.toString().trim();
      // Both processes must have become what they are meant to be.
      const isReady = () => isAlive(-Number(group)) && isSleeping(parent.pid);
      while (!isReady()) await pause(20);
      process.kill(-Number(group), 'SIGKILL');
      const { stdout } = await execute(process.execPath, ['-e', WAIT_FOR_GROUP, group]);
      expect(stdout.trim()).toBe('exists');
    } finally {
      parent.kill();
    }
  },
);
