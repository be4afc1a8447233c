import { seedDemo } from '@server/store/demo/seed';
import { openPostgresStore } from '@server/store/sql/sqlStore';
import type { Store } from '@server/store/Store';
import { smallFixtures } from '@server/testing/smallFixtures';
import { startPostgres, type PostgresServer } from './postgresServer';

/**
 * The PostgreSQL server of this Jest worker. The test files that do not stop it share it, because starting one takes
 * half a second.
 */
let server: Promise<PostgresServer> | undefined;
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

/** Opens a store with the small fixtures on the worker's server. */
export async function openWorkersPostgresStore(): Promise<Store> {
  const { createDatabase } = await running();
  return openPostgresStore(await createDatabase({ template: await (filled ??= fill()) }));
}
