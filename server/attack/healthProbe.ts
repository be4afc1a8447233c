import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const INTERVAL_MS = 20;

/** The message that the probe sends once it is told to end. */
export interface ProbeResult {
  /** Of each request, ms. */
  times: number[];
  failed: number;
}

/**
 * Requests /healthz of a server repeatedly until it is told to end. It runs in a process of its own, so that
 * the work of the attacking process does not count.
 */
async function probe(port: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const result: ProbeResult = { times: [], failed: 0 };
  const ended = new AbortController();
  const end = () => {
    ended.abort();
  };
  process.once('message', end);
  process.once('disconnect', end);
  process.send?.('started');
  while (!ended.signal.aborted) {
    const began = performance.now();
    const status = await statusOf(agent, port, '/healthz');
    result.times.push(performance.now() - began);
    if (status !== 200) result.failed++;
    await pause(INTERVAL_MS);
  }
  agent.destroy();
  process.send?.(result);
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

void probe(Number(process.argv[2]));
