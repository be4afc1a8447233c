import path from 'node:path';
import { demoPictures } from '../../server/fixtures/pictures/demoPictures';
import { SQLITE_FILE } from '../../server/openStore';
import { seedDemo } from '../../server/store/demo/seed';
import { openSqliteStore } from '../../server/store/sql/sqlStore';
import type { Fixtures } from '../../server/store/tables';

/** Stores these rows in a new database in the folder, as the data of a server that starts later. */
export async function seedFolder(folder: string, fixtures: Fixtures): Promise<void> {
  const store = await openSqliteStore(path.join(folder, SQLITE_FILE));
  await seedDemo(store, fixtures, { pictures: demoPictures });
  await store.close();
}
