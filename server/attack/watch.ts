import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { ServerProcess } from '../bench/serverProcess';
import { percentile } from '../bench/timing';
import type { ProbeResult } from './healthProbe';
import type { Figure } from './scenario';

const MEMORY_INTERVAL_MS = 50;
const MAX_P99_MS = 250;
const MAX_MEMORY_MB = 400;

export interface Watch {
  /** Ends the watch and returns its figures. */
  figures(): Promise<Figure[]>;
}

/** Repeatedly requests /healthz and reads the server's memory use, until `figures` is called. */
export async function watchServer(server: ServerProcess): Promise<Watch> {
  const probe = fork('server/attack/healthProbe.ts', [String(server.port)]);
  await once(probe, 'message');
  let memory = 0;
  const readMemory = () => {
    memory = Math.max(memory, server.memory() ?? 0);
  };
  const timer = setInterval(readMemory, MEMORY_INTERVAL_MS);

  return {
    async figures() {
      clearInterval(timer);
      readMemory();
      const ended = once(probe, 'message') as Promise<[ProbeResult]>;
      probe.send('end');
      const [{ times, failed }] = await ended;
      probe.disconnect();
      return [
        { label: '/healthz p99', value: percentile(times, 0.99), unit: 'ms', atMost: MAX_P99_MS },
        { label: '/healthz longest', value: Math.max(...times), unit: 'ms' },
        { label: '/healthz failed', value: failed, unit: 'count', atMost: 0 },
        { label: 'memory', value: memory, unit: 'MB', atMost: MAX_MEMORY_MB },
      ];
    },
  };
}
