import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMemoryStore } from '../store/lowdb/lowdbStore';
import { seedDemo } from '../store/demo/seed';
import { openSqliteStore } from '../store/sql/sqlStore';
import type { Store } from '../store/Store';
import { smallFixtures } from './smallFixtures';

/** Opens a temporary store with the small fixtures. */
export type StoreFactory = () => Promise<Store>;

async function smallSqliteStore(): Promise<Store> {
  const folder = mkdtempSync(join(tmpdir(), 'sqlite-'));
  const store = await openSqliteStore(join(folder, 'test.db'));
  await seedDemo(store, smallFixtures());
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
