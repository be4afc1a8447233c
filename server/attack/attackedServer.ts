import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer, type ServerProcess, type ServerSettings } from '../bench/serverProcess';
import { startPostgres } from '@server/testing/store/postgresServer';
import type { StoreKind } from './scenario';

/** A new data folder and database for a server. */
export interface AttackedServer {
  dataDir: string;
  /** null for SQLite, whose file is in the data folder. */
  databaseUrl: string | null;
  /** Starts a server with demo data. It is killed after the scenario if it still runs. */
  start(settings?: Partial<ServerSettings>): Promise<ServerProcess>;
}

/** Runs a scenario on a new server, and removes everything afterwards, even if it fails. */
export async function withAttackedServer<R>(
  store: StoreKind,
  work: (attacked: AttackedServer) => Promise<R>,
): Promise<R> {
  const dataDir = mkdtempSync(join(tmpdir(), 'attack-'));
  const postgres = store === 'postgres' ? await startPostgres({ fsync: true }) : null;
  const servers: ServerProcess[] = [];
  try {
    const databaseUrl = postgres ? await postgres.createDatabase() : null;
    return await work({
      dataDir,
      databaseUrl,
      async start(settings = {}) {
        const server = await startServer({
          DATA_DIR: dataDir,
          ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
          ...settings,
        });
        servers.push(server);
        return server;
      },
    });
  } finally {
    await Promise.all(servers.map((server) => server.kill()));
    await postgres?.remove();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
