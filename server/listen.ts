import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { Server, type AddressInfo } from 'node:net';
import { LIMITS } from '@contract/limits';
import { addressOf } from './config';
import { refuseUnreadable } from './unreadableRequest';

export interface Listening {
  /** Where the server answers; with port 0 this has the port that the system chose. */
  address: string;
  /** Accepts no further connections, answers what was accepted, then closes; takes 5 s at most. */
  stop(): Promise<void>;
}

interface Place {
  host: string;
  port: number;
  /** How long an idle connection may still bring a request after `stop`, in ms. */
  graceMs?: number;
}

const DRAIN_MS = 5_000;
const CLOSE_IDLE_EVERY_MS = 50;

/** The app refuses slow bodies itself; the later limit ends what the app has no part in. */
const TIMEOUTS = {
  headersTimeout: LIMITS.bodyMs,
  requestTimeout: LIMITS.bodyMs + 5_000,
  connectionsCheckingInterval: 1_000,
};

/** Serves an app; throws with a message for the operator when the address cannot be had. */
export async function listen(
  app: RequestListener,
  { host, port, graceMs = 0 }: Place,
): Promise<Listening> {
  const underWay = new Set<ServerResponse>();
  let isStopping = false;
  const server = createServer(TIMEOUTS, (req, res) => {
    underWay.add(res);
    res.once('close', () => underWay.delete(res));
    if (isStopping) closeAfter(res);
    app(req, res);
  });
  server.on('clientError', refuseUnreadable);
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
        isStopping = true;
        underWay.forEach(closeAfter);
        const began = Date.now();
        const closing = setInterval(() => {
          const passed = Date.now() - began;
          if (passed >= graceMs) server.closeIdleConnections();
          // A request that never ends must not keep the process alive.
          if (passed >= DRAIN_MS) server.closeAllConnections();
        }, CLOSE_IDLE_EVERY_MS);
        // The HTTP server's own `close` ends idle connections at once, and with them requests that
        // are just arriving.
        Server.prototype.close.call(server, () => {
          clearInterval(closing);
          resolve();
        });
        if (graceMs === 0) server.closeIdleConnections();
      }),
  };
}

/** Has a connection closed after its answer, so that the client sends no further request on it. */
function closeAfter(res: ServerResponse): void {
  if (!res.headersSent) res.setHeader('Connection', 'close');
}

function reasonOf({ code, message }: NodeJS.ErrnoException, host: string, port: number): string {
  const place = `${host}:${String(port)}`;
  if (code === 'EADDRINUSE')
    return `${place} is in use. Set PORT to another port, or stop what uses it.`;
  if (code === 'EACCES') return `${place} may not be used. Set PORT to 1024 or above.`;
  return `${place} cannot be listened on: ${message}`;
}
