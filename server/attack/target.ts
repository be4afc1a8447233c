import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer, type ServerProcess, type ServerSettings } from '../bench/serverProcess';
import { startPostgres } from '../testing/postgresServer';
import type { StoreKind } from './scenario';

/** A data folder and a database of their own, with the server that runs on them. */
export interface Target {
  dataDir: string;
  /** null for SQLite, whose file lies in the data folder. */
  databaseUrl: string | null;
  /** Starts the server with demo data; it is stopped after the scenario at the latest. */
  start(settings?: Partial<ServerSettings>): Promise<ServerProcess>;
}

/** Runs a scenario on a new target, and removes everything afterwards, also when it fails. */
export async function withTarget<R>(
  store: StoreKind,
  work: (target: Target) => Promise<R>,
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
