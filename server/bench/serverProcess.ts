import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';

const START_MS = 60_000;

/** A server in a process of its own, started like `npm run server`. */
export interface ServerProcess {
  port: number;
  pid: number;
  /** Resident memory in MB; null if the system does not report it. */
  memory(): number | null;
  /** Processor time since the start in ms; null if the system does not report it. */
  cpu(): number | null;
  /** Sends SIGKILL. */
  kill(): Promise<void>;
  /** Sends SIGTERM and waits for the end. */
  stop(): Promise<void>;
}

/** Environment variables of the server. */
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
  let errorOutput = '';
  child.stderr.on(
    'data',
    (chunk: Buffer) => (errorOutput = `${errorOutput}${String(chunk)}`.slice(-4000)),
  );
  try {
    await waitUntilReady(port, child);
  } catch (cause) {
    child.kill('SIGKILL');
    throw new Error(`The server did not start: ${errorOutput}`, { cause });
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

const MS_PER_TICK = 10;

function cpuOf({ pid }: ChildProcess): number | null {
  try {
    const stat = readFileSync(`/proc/${String(pid)}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
  } catch {
    return null;
  }
}

async function waitUntilReady(port: number, child: ChildProcess): Promise<void> {
  const until = Date.now() + START_MS;
  while ((await statusOf(port, '/readyz')) !== 200) {
    if (child.exitCode !== null || Date.now() > until) throw new Error('It is not ready.');
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

/** The status of the response; null if the server cannot be reached. */
export const statusOf = (port: number, path: string) =>
  new Promise<number | null>((resolve) => {
    const sent = request({ host: '127.0.0.1', port, path }, (response) => {
      response.resume();
      resolve(response.statusCode ?? null);
    });
    sent.once('error', () => {
      resolve(null);
    });
    sent.end();
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
