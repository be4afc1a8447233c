import { seedDemo } from '@server/store/demo/seed';
import { openPostgresStore } from '@server/store/sql/sqlStore';
import type { Store } from '@server/store/Store';
import { smallFixtures } from '@server/testing/smallFixtures';
import { startPostgres, type PostgresServer } from './postgresServer';

/**
 * The PostgreSQL server of this Jest worker. The test files that do not stop it share it, because starting one takes
 * half a second.
 */
let server: Promise<Pick<PostgresServer, 'createDatabase'>> | undefined;
const running = () => (server ??= startPostgres({ untilExit: true }));

/** Creates an empty database on the worker's server. Returns its address. */
export const createWorkersDatabase = async (): Promise<string> =>
  (await running()).createDatabase();

/** The name of a database with the small fixtures, which is copied for each test. */
let filled: Promise<string> | undefined;
const fill = async () => {
  const url = await createWorkersDatabase();
  const store = await openPostgresStore(url);
  await seedDemo(store, smallFixtures());
  await store.close();
  return new URL(url).pathname.slice(1);
};

/** Creates a database with the small fixtures on the worker's server. Returns its address. */
export async function createFilledDatabase(): Promise<string> {
  const { createDatabase } = await running();
  return createDatabase({ template: await (filled ??= fill()) });
}

/** Opens a store with the small fixtures on the worker's server. */
export const openWorkersPostgresStore = async (): Promise<Store> =>
  openPostgresStore(await createFilledDatabase());
