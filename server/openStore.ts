import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config';
import { formatFixtures } from './fixtures/format';
import { lockFolder } from './store/folderLock';
import { createFileStore, type LowdbStore } from './store/lowdb/lowdbStore';
import { openPostgresStore, openSqliteStore } from './store/sql/sqlStore';
import type { Store } from './store/Store';

export const SQLITE_FILE = 'value-drivers.db';

interface OpenOptions {
  /** Milliseconds to wait for another process that uses the folder; 10,000 by default. */
  lockWaitMs?: number;
}

/** Opens the product's store: a PostgreSQL server if one is configured, else a file in DATA_DIR. */
export async function openStore(
  { databaseUrl, dataDir }: Config,
  options: OpenOptions = {},
): Promise<Store> {
  if (databaseUrl !== null) return openPostgresStore(databaseUrl);
  return withFolderLock(dataDir, options, () => {
    refuseFixtures(dataDir);
    return openSqliteStore(join(dataDir, SQLITE_FILE));
  });
}

/** Opens the store for fixtures, which QA can edit by hand. */
export const openFixtureStore = (
  { dataDir }: Config,
  options: OpenOptions = {},
): Promise<LowdbStore> =>
  withFolderLock(dataDir, options, () => Promise.resolve(createFileStore(dataDir, formatFixtures)));

/** Opens the store of a folder, which is locked for other processes until the store is closed. */
async function withFolderLock<S extends Store>(
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

/** Earlier versions stored everything in JSON files. A new database beside them would seem empty. */
function refuseFixtures(dataDir: string): void {
  if (existsSync(join(dataDir, SQLITE_FILE)) || !existsSync(join(dataDir, 'db.json'))) return;
  throw new Error(
    `${dataDir} contains the JSON files of an earlier version, which cannot be converted. ` +
      'Remove them with `npm run reset`, or set DATA_DIR to another folder.',
  );
}
