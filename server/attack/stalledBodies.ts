import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../bench/serverProcess';
import { startPostgres } from '@server/testing/store/postgresServer';
import type { Figure, Scenario, ScenarioOptions, StoreKind } from './scenario';

const PROBE_INTERVAL_MS = 50;
const LARGE_BYTES = 4 * 1024 * 1024;
const LARGE_BODIES = 40;
const CHUNK = Buffer.alloc(64 * 1024, 'x');

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Hundreds of logins whose bodies never end, together with large bodies. The server must respond to other
 * requests as quickly as before, keep its memory use low, and close the stalled connections.
 */
export const stalledBodies: Scenario = {
  name: 'stalled bodies',
  async run({ store, short }: ScenarioOptions): Promise<Figure[]> {
    const logins = short ? 60 : 300;
    // The full run lasts until the server has closed the stalled connections.
    const durationMs = short ? 4_000 : 20_000;
    return withServer(store, async ({ port, memory }) => {
      const sockets = Array.from({ length: logins }, () => stall(port));
      const large: Socket[] = [];
      const times: number[] = [];
      let peak = memory() ?? 0;
      try {
        for (const until = Date.now() + durationMs; Date.now() < until;) {
          // One at a time, so that sending does not delay the measurement in this process.
          if (large.length < LARGE_BODIES) large.push(sendLarge(port));
          times.push(await timeOfHealth(port));
          peak = Math.max(peak, memory() ?? 0);
          await pause(PROBE_INTERVAL_MS);
        }
        const open = sockets.filter(({ closed }) => !closed).length;
        const figures: Figure[] = [
          { label: '/healthz p99', value: percentile(times, 0.99), unit: 'ms', atMost: 250 },
          { label: 'peak memory', value: peak, unit: 'MB', atMost: 400 },
        ];
        if (!short) {
          figures.push({
            label: 'stalled logins still open',
            value: open,
            unit: 'count',
            atMost: 0,
          });
        }
        return figures;
      } finally {
        for (const socket of [...sockets, ...large]) socket.destroy();
      }
    });
  },
};

interface ProbedServer {
  port: number;
  /** Resident memory, MB. */
  memory(): number | null;
}

async function withServer<R>(
  store: StoreKind,
  work: (server: ProbedServer) => Promise<R>,
): Promise<R> {
  const folder = mkdtempSync(join(tmpdir(), 'attack-'));
  const postgres = store === 'postgres' ? await startPostgres() : null;
  try {
    const server = await startServer({
      DATA_DIR: join(folder, 'data'),
      ...(postgres && { DATABASE_URL: await postgres.createDatabase() }),
    });
    try {
      return await work(server);
    } finally {
      await server.kill();
    }
  } finally {
    await postgres?.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

const head = (port: number, length: number) =>
  [
    'POST /auth/login HTTP/1.1',
    `Host: 127.0.0.1:${String(port)}`,
    'Content-Type: application/json',
    length === 0 ? 'Transfer-Encoding: chunked' : `Content-Length: ${String(length)}`,
    '\r\n',
  ].join('\r\n');

function open(port: number): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.resume();
  return socket;
}

/** A login with the largest body that guests may send, without its last byte. */
function stall(port: number): Socket {
  const socket = open(port);
  const length = 16 * 1024;
  socket.write(head(port, length));
  socket.write(Buffer.alloc(length - 1, ' '));
  return socket;
}

/** A login without a Content-Length, which sends up to 4 MB and does not end. */
function sendLarge(port: number): Socket {
  const socket = open(port);
  socket.write(head(port, 0));
  for (let sent = 0; sent < LARGE_BYTES; sent += CHUNK.length) {
    socket.write(`${CHUNK.length.toString(16)}\r\n`);
    socket.write(CHUNK);
    socket.write('\r\n');
  }
  return socket;
}

async function timeOfHealth(port: number): Promise<number> {
  const start = performance.now();
  const response = await fetch(`http://127.0.0.1:${String(port)}/healthz`);
  await response.text();
  return performance.now() - start;
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = Math.min(sorted.length - 1, Math.floor(sorted.length * share));
  return Math.round(sorted[at] ?? 0);
}
