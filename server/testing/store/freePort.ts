import { createServer } from 'node:net';

/** Systems give ports above 32,767 to connections and to servers that ask for any port. */
const LOWEST_PORT = 10_000;
const HIGHEST_PORT = 30_000;

/**
 * Finds a port that is not in use and that no process gets from the system by chance, so that it is still free
 * when a server that cannot choose a port itself (PostgreSQL) starts a moment later.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = LOWEST_PORT + Math.floor(Math.random() * (HIGHEST_PORT - LOWEST_PORT));
    if (await isFree(port)) return port;
  }
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once('error', () => {
      resolve(false);
    });
    server.listen(port, '127.0.0.1', () => {
      server.close(() => {
        resolve(true);
      });
    });
  });
