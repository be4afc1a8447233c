import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../bench/serverProcess';
import { startPostgres } from '../testing/postgresServer';
import type { Figure, Scenario, ScenarioOptions, StoreKind } from './scenario';

const PROBE_EVERY_MS = 50;
const LARGE_BYTES = 4 * 1024 * 1024;
const LARGE_BODIES = 40;
const CHUNK = Buffer.alloc(64 * 1024, 'x');

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Hundreds of logins whose bodies never end, and large bodies beside them. The server has to answer
 * others as quickly as before, hold little for those, and close their connections.
 */
export const stalledBodies: Scenario = {
  name: 'stalled bodies',
  async run({ store, short }: ScenarioOptions): Promise<Figure[]> {
    const logins = short ? 60 : 300;
    // The full form lasts until the server has closed the stalled connections.
    const lastsMs = short ? 4_000 : 20_000;
    return withServer(store, async ({ port, memory }) => {
      const sockets = Array.from({ length: logins }, () => stall(port));
      const large: Socket[] = [];
      const times: number[] = [];
      let most = memory() ?? 0;
      try {
        for (const until = Date.now() + lastsMs; Date.now() < until;) {
          // One at a time: this process measures, and is not to be busy with sending.
          if (large.length < LARGE_BODIES) large.push(sendLarge(port));
          times.push(await timeOfHealth(port));
          most = Math.max(most, memory() ?? 0);
          await pause(PROBE_EVERY_MS);
        }
        const open = sockets.filter(({ closed }) => !closed).length;
        const figures: Figure[] = [
          { label: '/healthz p99', value: percentile(times, 0.99), unit: 'ms', atMost: 250 },
          { label: 'memory at most', value: most, unit: 'MB', atMost: 400 },
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

interface Probed {
  port: number;
  /** Resident memory, MB. */
  memory(): number | null;
}

async function withServer<R>(store: StoreKind, work: (server: Probed) => Promise<R>): Promise<R> {
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

/** A login that sends all but the last byte of the largest body that guests may send. */
function stall(port: number): Socket {
  const socket = open(port);
  const length = 16 * 1024;
  socket.write(head(port, length));
  socket.write(Buffer.alloc(length - 1, ' '));
  return socket;
}

/** A login without a length that sends as much as it can, up to 4 MB, and does not end. */
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
