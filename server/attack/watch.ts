import { Agent, request } from 'node:http';
import type { ServerProcess } from '../bench/serverProcess';
import { percentile } from '../bench/timing';
import type { Figure } from './scenario';

const PROBE_INTERVAL_MS = 20;
const MAX_P99_MS = 250;
const MAX_MEMORY_MB = 400;

export interface Watch {
  /** Ends the watch and gives its figures. */
  figures(): Promise<Figure[]>;
}

/** Repeatedly requests /healthz and reads the server's memory use, until `figures` is called. */
export function watchServer(server: ServerProcess): Watch {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  let memory = 0;
  let failed = 0;
  const ended = new AbortController();

  const probing = (async () => {
    while (!ended.signal.aborted) {
      const began = performance.now();
      const status = await statusOf(agent, server.port, '/healthz');
      times.push(performance.now() - began);
      if (status !== 200) failed++;
      memory = Math.max(memory, server.memory() ?? 0);
      await new Promise((resolve) => setTimeout(resolve, PROBE_INTERVAL_MS));
    }
  })();

  return {
    async figures() {
      ended.abort();
      await probing;
      agent.destroy();
      return [
        { label: '/healthz p99', value: percentile(times, 0.99), unit: 'ms', atMost: MAX_P99_MS },
        { label: '/healthz longest', value: Math.max(...times), unit: 'ms' },
        { label: '/healthz failed', value: failed, unit: 'count', atMost: 0 },
        { label: 'memory', value: memory, unit: 'MB', atMost: MAX_MEMORY_MB },
      ];
    },
  };
}

/** The status of the response; null if the connection fails. */
function statusOf(agent: Agent, port: number, path: string): Promise<number | null> {
  return new Promise((resolve) => {
    const sent = request({ host: '127.0.0.1', port, path, agent }, (response) => {
      response.resume();
      response.once('end', () => {
        resolve(response.statusCode ?? null);
      });
    });
    sent.once('error', () => {
      resolve(null);
    });
    sent.end();
  });
}
