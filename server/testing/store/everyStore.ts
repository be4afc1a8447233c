import { seedDemo } from '@server/store/demo/seed';
import { openPostgresStore } from '@server/store/sql/sqlStore';
import { describePostgres, startPostgres, type PostgresServer } from './postgresServer';
import { smallFixtures } from '@server/testing/smallFixtures';
import { STORES, type StoreFactory } from '@server/testing/stores';

/** Describes the same tests for each of STORES and, where it is installed, for PostgreSQL. */
export function describeOnEveryStore(defineTests: (openStore: StoreFactory) => void): void {
  describe.each(STORES)('on %s', (_name, openStore) => {
    defineTests(openStore);
  });

  describePostgres()('on PostgreSQL', () => {
    let postgres: PostgresServer;
    beforeAll(async () => {
      postgres = await startPostgres();
    });
    afterAll(() => postgres.remove());

    defineTests(async () => {
      const store = await openPostgresStore(await postgres.createDatabase());
      await seedDemo(store, smallFixtures());
      return store;
    });
  });
}
