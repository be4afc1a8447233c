import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMemoryStore } from '../store/lowdb/lowdbStore';
import { openSqliteStore } from '../store/sql/sqlStore';
import type { Store } from '../store/Store';
import { seedCheapDemo } from './cheapCredentials';
import { smallFixtures } from './smallFixtures';

/** Opens a temporary store with the small fixtures. */
export type StoreFactory = () => Promise<Store>;

/** A database with the small fixtures, which is copied. Filling one takes several times as long. */
let filled: Promise<Buffer> | undefined;

async function fill(): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'sqlite-'));
  const file = join(folder, 'test.db');
  const store = await openSqliteStore(file);
  await seedCheapDemo(store, smallFixtures());
  await store.close();
  const database = readFileSync(file);
  rmSync(folder, { recursive: true });
  return database;
}

async function smallSqliteStore(): Promise<Store> {
  const database = await (filled ??= fill());
  const folder = mkdtempSync(join(tmpdir(), 'sqlite-'));
  const file = join(folder, 'test.db');
  writeFileSync(file, database);
  const store = await openSqliteStore(file, { fsync: false });
  return {
    ...store,
    async close() {
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const smallMemoryStore: StoreFactory = () => Promise.resolve(createMemoryStore(smallFixtures()));

/** The stores for `describe.each`, for tests of behavior that does not depend on the store. */
export const STORES: [name: string, openStore: StoreFactory][] = [
  ['the fixture store', smallMemoryStore],
  ['SQLite', smallSqliteStore],
];
