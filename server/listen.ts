import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { Server, type AddressInfo, type Socket } from 'node:net';
import { LIMITS } from '@contract/limits';
import { addressOf } from './addresses';
import { refuseUnreadable } from './middleware/unreadableRequest';

export interface Listening {
  /** The server's address. With port 0 it contains the port that the system chose. */
  address: string;
  /** Stops accepting connections, answers the open requests and closes; takes 5 s at most. */
  stop(): Promise<void>;
}

interface ListenOptions {
  host: string;
  port: number;
  /** The site's public address, if it is known. */
  publicUrl?: string;
  /** Milliseconds after `stop` in which idle connections may still send a request. */
  graceMs?: number;
  /** Milliseconds without any byte in either direction after which a connection with an open request is closed. */
  stalledMs?: number;
}

/** Longer than any answer takes, and than a phone is without reception for a moment. */
const STALLED_MS = 120_000;
const DRAIN_MS = 5_000;
const CLOSE_IDLE_INTERVAL_MS = 50;

/**
 * Proxies keep idle connections for 60 s at most. If the server closed one earlier, as Node does after 5 s, a
 * request that is sent at that moment would fail. The app refuses slow bodies itself; `requestTimeout` is longer
 * and ends what the app does not handle.
 */
const TIMEOUTS = {
  keepAliveTimeout: 65_000,
  headersTimeout: LIMITS.bodyMs,
  requestTimeout: LIMITS.evidenceBodyMs + 5_000,
  connectionsCheckingInterval: 1_000,
};

/** Serves an app. Throws an error for the operator if it cannot listen on the address. */
export async function listen(
  app: RequestListener,
  { host, port, publicUrl = '', graceMs = 0, stalledMs = STALLED_MS }: ListenOptions,
): Promise<Listening> {
  const openResponses = new Set<ServerResponse>();
  const connections = new Set<Socket>();
  let isStopping = false;
  const server = createServer(TIMEOUTS, (req, res) => {
    openResponses.add(res);
    res.once('close', () => openResponses.delete(res));
    if (isStopping) closeConnectionAfter(res);
    app(req, res);
  });
  server.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  // Otherwise a client that stops reading would keep its connection, and the file it downloads, open for ever.
  server.setTimeout(stalledMs);
  server.on('clientError', refuseUnreadable({ https: publicUrl.startsWith('https:') }));
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
        openResponses.forEach(closeConnectionAfter);
        const closeIdle = () => {
          server.closeIdleConnections();
          // Node does not count a connection as idle before its first request.
          for (const connection of connections)
            if (connection.bytesRead === 0) connection.destroy();
        };
        const began = Date.now();
        const closing = setInterval(() => {
          const passed = Date.now() - began;
          if (passed >= graceMs) closeIdle();
          // A request that never ends must not keep the process alive.
          if (passed >= DRAIN_MS) server.closeAllConnections();
        }, CLOSE_IDLE_INTERVAL_MS);
        // The HTTP server's own `close` closes idle connections immediately, including those on which
        // a request is just arriving.
        Server.prototype.close.call(server, () => {
          clearInterval(closing);
          // It also ends the interval that checks the connections, which would keep the app in memory.
          server.close();
          resolve();
        });
        if (graceMs === 0) closeIdle();
      }),
  };
}

/** Closes the connection after the response, so that the client sends no further request on it. */
function closeConnectionAfter(res: ServerResponse): void {
  if (!res.headersSent) res.setHeader('Connection', 'close');
}

function reasonOf({ code, message }: NodeJS.ErrnoException, host: string, port: number): string {
  const address = `${host}:${String(port)}`;
  if (code === 'EADDRINUSE')
    return `${address} is in use. Set PORT to another port, or stop what uses it.`;
  if (code === 'EACCES') return `${address} may not be used. Set PORT to 1024 or above.`;
  return `${address} cannot be listened on: ${message}`;
}
