import { STORES, type StoreFactory } from '@server/testing/stores';
import { describePostgres } from './postgresServer';
import { openWorkersPostgresStore } from './workersPostgres';

/** Describes the same tests for each of STORES and, where it is installed, for PostgreSQL. */
export function describeOnEveryStore(defineTests: (openStore: StoreFactory) => void): void {
  describe.each(STORES)('on %s', (_name, openStore) => {
    defineTests(openStore);
  });

  describePostgres()('on PostgreSQL', () => {
    defineTests(openWorkersPostgresStore);
  });
}
