import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import type { Readable } from 'node:stream';

const START_MS = 60_000;

/** A server in a process of its own, started like `npm run server`. */
export interface ServerProcess {
  port: number;
  pid: number;
  /** Resident memory in MB; null if the system does not report it. */
  memory(): number | null;
  /** Processor time since the start in ms; null if the system does not report it. */
  cpu(): number | null;
  /** Sends SIGKILL. Throws what the server printed if it ended by itself before. */
  kill(): Promise<void>;
  /** Sends SIGTERM and waits for the end. Throws what the server printed if it ended by itself before. */
  stop(): Promise<void>;
}

/** Environment variables of the server. */
export interface ServerSettings {
  DATA_DIR: string;
  [name: string]: string;
}

/**
 * Starts a server on a port that the system chooses, and resolves once it is ready. A port that was looked up
 * beforehand could be taken by another process in the meantime, which would then answer in this server's place.
 */
export async function startServer(settings: ServerSettings): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['dist/server/start.cjs'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'error',
      SEED: 'demo',
      ...settings,
    },
  });
  const output = lastCharacters(child.stdout);
  const errorOutput = lastCharacters(child.stderr);
  const startPort = async () => {
    const until = Date.now() + START_MS;
    for (;;) {
      const port = Number(/is at http:\/\/[^\s:]+:(\d+)/.exec(output())?.[1]);
      if (port && (await statusOf(port, '/readyz')) === 200) return port;
      if (child.exitCode !== null || Date.now() > until) throw new Error('It is not ready.');
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  };
  const port = await startPort().catch((cause: unknown) => {
    child.kill('SIGKILL');
    throw new Error(`The server did not start: ${output()}${errorOutput()}`, { cause });
  });

  let isEnding = false;
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) {
      if (isEnding) return;
      throw new Error(`The server ended by itself: ${output()}${errorOutput()}`);
    }
    isEnding = true;
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

const KEPT_CHARACTERS = 4_000;

/** Reads a stream to its end; the returned function gives the last characters so far. */
function lastCharacters(stream: Readable): () => string {
  let text = '';
  stream.on('data', (chunk: Buffer) => {
    text = `${text}${String(chunk)}`.slice(-KEPT_CHARACTERS);
  });
  return () => text;
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
