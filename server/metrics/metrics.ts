import type { RequestHandler } from 'express';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Store } from '@server/store/Store';

/** The server's metrics and their registry. */
export interface Metrics {
  registry: Registry;
  /** Middleware that counts and times requests by method, route pattern and status. */
  requests: RequestHandler;
  rowsSwept(table: string, rows: number): void;
  sweepEnded(ms: number): void;
  /** Callbacks for the mail queue; see `DeliveryDeps`. */
  mails: { onQueued(waiting: number): void; onAttempted(isSent: boolean): void };
}

const DURATION_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const SAVE_PATH = '/user/autosave';

/** Creates the metrics for Prometheus, including those of the process, such as event-loop lag and memory. */
export function createMetrics({ pool }: Pick<Store, 'pool'>): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATION_BUCKETS,
    registers,
  });
  const saves = new Counter({
    name: 'value_drivers_saves_total',
    help: 'Saves of answers by outcome: stored, conflict, refused or failed',
    labelNames: ['outcome'],
    registers,
  });
  const swept = new Counter({
    name: 'value_drivers_swept_rows_total',
    help: 'Expired rows that the sweep removed',
    labelNames: ['table'],
    registers,
  });
  const sweepDuration = new Gauge({
    name: 'value_drivers_sweep_duration_seconds',
    help: 'Duration of the last complete sweep',
    registers,
  });
  const sweepEnd = new Gauge({
    name: 'value_drivers_sweep_last_success_timestamp_seconds',
    help: 'Unix time at which the last complete sweep ended',
    registers,
  });
  const queue = new Gauge({
    name: 'value_drivers_mail_queue',
    help: 'Mails that waited in the store when it was last read',
    registers,
  });
  const mails = new Counter({
    name: 'value_drivers_mails_total',
    help: 'Attempts to send a mail by outcome: sent or failed',
    labelNames: ['outcome'],
    registers,
  });
  if (pool) {
    new Gauge({
      name: 'value_drivers_pool_connections',
      help: 'Database connections by state (open, idle), and requests that wait for one (waiting)',
      labelNames: ['state'],
      registers,
      collect() {
        for (const [state, value] of Object.entries(pool())) this.set({ state }, value);
      },
    });
  }

  return {
    registry,
    requests(req, res, next) {
      const end = durations.startTimer();
      res.once('close', () => {
        const route = routeOf(req);
        const status = res.writableFinished ? String(res.statusCode) : 'aborted';
        end({ method: req.method, route, status });
        if (route === SAVE_PATH) saves.inc({ outcome: outcomeOf(status) });
      });
      next();
    },
    rowsSwept(table, rows) {
      swept.inc({ table }, rows);
    },
    sweepEnded(ms) {
      sweepDuration.set(ms / 1000);
      sweepEnd.setToCurrentTime();
    },
    mails: {
      onQueued: (waiting) => {
        queue.set(waiting);
      },
      onAttempted: (isSent) => {
        mails.inc({ outcome: isSent ? 'sent' : 'failed' });
      },
    },
  };
}

/** The pattern of a route. Request paths are not used as labels, because their number is unlimited. */
function routeOf({ route }: { route?: unknown }): string {
  const { path } = Object(route) as { path?: unknown };
  return typeof path === 'string' ? path : 'other';
}

function outcomeOf(status: string): string {
  if (status === '200') return 'stored';
  if (status === '409') return 'conflict';
  return status.startsWith('4') ? 'refused' : 'failed';
}
