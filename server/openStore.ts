import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config';
import { lockFolder } from './store/folderLock';
import { createFileStore, type LowdbStore } from './store/lowdb/lowdbStore';
import { openPostgresStore, openSqliteStore } from './store/sql/sqlStore';
import type { Store } from './store/Store';

export const SQLITE_FILE = 'value-drivers.db';

interface OpenOptions {
  /** How long to wait for another process that has the folder; 10 s by default. */
  lockWaitMs?: number;
}

/** The store for people's data: a PostgreSQL server where one is named, else a file in DATA_DIR. */
export async function openStore(
  { databaseUrl, dataDir }: Config,
  options: OpenOptions = {},
): Promise<Store> {
  if (databaseUrl !== null) return openPostgresStore(databaseUrl);
  return locked(dataDir, options, () => {
    refuseFixtures(dataDir);
    return openSqliteStore(join(dataDir, SQLITE_FILE));
  });
}

/** The store for fixtures, which QA may change by hand. */
export const openFixtureStore = (
  { dataDir }: Config,
  options: OpenOptions = {},
): Promise<LowdbStore> => locked(dataDir, options, () => Promise.resolve(createFileStore(dataDir)));

/** Opens the store of a folder, which is kept from other processes until the store is closed. */
async function locked<S extends Store>(
  folder: string,
  { lockWaitMs }: OpenOptions,
  open: () => Promise<S>,
): Promise<S> {
  const lock = await lockFolder(folder, lockWaitMs);
  try {
    const store = await open();
    return {
      ...store,
      async close() {
        await store.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Earlier versions kept everything in JSON files; what is in them would seem lost. */
function refuseFixtures(dataDir: string): void {
  if (existsSync(join(dataDir, SQLITE_FILE)) || !existsSync(join(dataDir, 'db.json'))) return;
  throw new Error(
    `${dataDir} holds the JSON files of an earlier version, which cannot be taken over. ` +
      'Remove them with `npm run reset`, or set DATA_DIR to another folder.',
  );
}
