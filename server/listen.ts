import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Express } from 'express';
import { addressOf } from './config';

export interface Listening {
  /** Where it answers: with port 0 the one that it was given. */
  address: string;
  /** Takes no further calls, lets those under way end, then closes. */
  stop(): Promise<void>;
}

const DRAIN_MS = 10_000;

/** Serves an app; throws with a message for the operator when the address cannot be had. */
export async function listen(
  app: Express,
  { host, port }: { host: string; port: number },
): Promise<Listening> {
  const server = createServer(app);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(new Error(reasonOf(error, host, port), { cause: error }));
    });
    server.listen(port, host, resolve);
  });
  return {
    address: addressOf(host, (server.address() as AddressInfo).port),
    stop: () =>
      new Promise((resolve) => {
        // A call that never ends must not keep the process alive.
        const force = setTimeout(() => {
          server.closeAllConnections();
        }, DRAIN_MS);
        server.close(() => {
          clearTimeout(force);
          resolve();
        });
        server.closeIdleConnections();
      }),
  };
}

function reasonOf({ code, message }: NodeJS.ErrnoException, host: string, port: number): string {
  const place = `${host}:${String(port)}`;
  if (code === 'EADDRINUSE')
    return `${place} is in use. Set PORT to another port, or stop what uses it.`;
  if (code === 'EACCES') return `${place} may not be used. Set PORT to 1024 or above.`;
  return `${place} cannot be listened on: ${message}`;
}
