import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';

const START_MS = 60_000;

/** The product in a process of its own, as `npm run server` starts it. */
export interface ServerProcess {
  port: number;
  pid: number;
  /** Resident memory, MB; null where the system does not tell. */
  memory(): number | null;
  /** Processor time since it started, ms; null where the system does not tell. */
  cpu(): number | null;
  /** At once, as a crash does. */
  kill(): Promise<void>;
  /** As an operator does. */
  stop(): Promise<void>;
}

/** Settings of the server by their names in the environment. */
export interface ServerSettings {
  DATA_DIR: string;
  [name: string]: string;
}

/** Starts a server, and resolves once it is ready. */
export async function startServer(settings: ServerSettings): Promise<ServerProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/start.ts'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'error',
      SEED: 'demo',
      ...settings,
    },
  });
  let complaint = '';
  child.stderr.on(
    'data',
    (chunk: Buffer) => (complaint = `${complaint}${String(chunk)}`.slice(-4000)),
  );
  try {
    await ready(port, child);
  } catch (cause) {
    child.kill('SIGKILL');
    throw new Error(`The server did not start: ${complaint}`, { cause });
  }

  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  };
  return {
    port,
    pid: child.pid ?? 0,
    memory: () => memoryOf(child),
    cpu: () => cpuOf(child),
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

function memoryOf({ pid }: ChildProcess): number | null {
  try {
    const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8');
    return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024);
  } catch {
    return null;
  }
}

const MS_A_TICK = 10;

function cpuOf({ pid }: ChildProcess): number | null {
  try {
    const stat = readFileSync(`/proc/${String(pid)}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * MS_A_TICK;
  } catch {
    return null;
  }
}

async function ready(port: number, child: ChildProcess): Promise<void> {
  const until = Date.now() + START_MS;
  while ((await statusOf(port, '/readyz')) !== 200) {
    if (child.exitCode !== null || Date.now() > until) throw new Error('It is not ready.');
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

/** The status of a server's answer; null when it cannot be reached. */
export const statusOf = (port: number, path: string) =>
  new Promise<number | null>((resolve) => {
    const asked = request({ host: '127.0.0.1', port, path }, (response) => {
      response.resume();
      resolve(response.statusCode ?? null);
    });
    asked.once('error', () => {
      resolve(null);
    });
    asked.end();
  });

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => {
        resolve(port);
      });
    });
  });
}
