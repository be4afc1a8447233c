import { STORES, type StoreFactory } from '@server/testing/stores';
import { describePostgres } from './postgresServer';
import { openTestPostgresStore } from './testPostgres';

/** Describes the same tests for each of STORES and, where it is installed, for PostgreSQL. */
export function describeOnEveryStore(defineTests: (openStore: StoreFactory) => void): void {
  describe.each(STORES)('on %s', (_name, openStore) => {
    defineTests(openStore);
  });

  describePostgres()('on PostgreSQL', () => {
    defineTests(openTestPostgresStore);
  });
}
