import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import Libsql from 'libsql';
import { SQLITE_FILE } from '../openStore';
import { queryPostgres } from '@server/testing/store/postgresServer';
import { freePort } from '@server/testing/store/freePort';
import type { Scenario } from './scenario';
import { withAttackedServer, type AttackedServer } from './attackedServer';
import { watchServer } from './watch';

const ROWS = 2_000_000;
const ROWS_SHORT = 10_000;
const LONG_AGO = '2020-01-01T00:00:00.000Z';
const MAX_PAUSE_MS = 50;
const MAX_SWEEP_MS = 15 * 60_000;

/** A server starts with millions of expired rows, which its sweep removes. */
export const sweep: Scenario = {
  name: 'sweep',
  run: ({ store, short }) =>
    withAttackedServer(store, async (attacked) => {
      await (await attacked.start()).stop();
      await addExpiredSaves(attacked, short ? ROWS_SHORT : ROWS);

      const metricsPort = await freePort();
      const server = await attacked.start({ METRICS_PORT: String(metricsPort) });
      await longestPause(metricsPort);
      let pause = 0;
      // The same figure for this process, which only waits, shows how busy the machine is.
      const idle = monitorEventLoopDelay({ resolution: 10 });
      idle.enable();
      const began = performance.now();
      const watch = await watchServer(server);
      while (await hasExpiredSaves(attacked)) {
        if (performance.now() - began > MAX_SWEEP_MS) throw new Error('The sweep does not end.');
        await new Promise((resolve) => setTimeout(resolve, 250));
        pause = Math.max(pause, await longestPause(metricsPort));
      }
      const duration = performance.now() - began;
      const rows = short ? ROWS_SHORT : ROWS;
      return [
        { label: `sweep of ${String(rows)} rows`, value: duration, unit: 'ms' },
        {
          label: 'longest pause of the event loop',
          value: pause,
          unit: 'ms',
          ...(!short && { atMost: MAX_PAUSE_MS }),
        },
        { label: 'the same in the attacking process', value: idle.max / 1e6, unit: 'ms' },
        ...(await watch.figures()),
      ];
    }),
};

/** The longest pause of a server's event loop since the last call, in ms. */
async function longestPause(metricsPort: number): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${String(metricsPort)}/metrics`);
  const seconds = /^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(await response.text())?.[1];
  return Number(seconds) * 1000;
}

const insertFrom = (from: string) =>
  `insert into applied_saves (id, payload_hash, status, body, applied_at)
   select 'user-' || (n * 7919 % 1000) || ':' || n, 'hash-of-a-save-with-its-usual-length', 200,
     '{"revision":1,"average_score":5,"status":"inprogress"}', '${LONG_AGO}' from ${from}`;

async function addExpiredSaves(
  { dataDir, databaseUrl }: AttackedServer,
  rows: number,
): Promise<void> {
  if (databaseUrl !== null) {
    await queryPostgres(
      databaseUrl,
      insertFrom(`generate_series(1::bigint, ${String(rows)}) as n`),
    );
    return;
  }
  const database = new Libsql(join(dataDir, SQLITE_FILE));
  const series = `with recursive s(n) as (select 1 union all select n + 1 from s limit ${String(rows)})`;
  database.exec(`${series} ${insertFrom('s')}`);
  database.close();
}

async function hasExpiredSaves({ dataDir, databaseUrl }: AttackedServer): Promise<boolean> {
  const query = `select 1 from applied_saves where applied_at = '${LONG_AGO}' limit 1`;
  if (databaseUrl !== null) return (await queryPostgres(databaseUrl, query)).length > 0;
  const database = new Libsql(join(dataDir, SQLITE_FILE), { readonly: true });
  try {
    return database.prepare(query).all([]).length > 0;
  } finally {
    database.close();
  }
}
