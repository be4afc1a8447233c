import { openPostgresStore } from '@server/store/sql/sqlStore';
import type { ReadTransaction, Store } from '@server/store/Store';
import { describePostgres } from '@server/testing/store/postgresServer';
import { createFilledDatabase } from '@server/testing/store/workersPostgres';

describePostgres()('a transaction on PostgreSQL', () => {
  let store: Store;
  beforeEach(async () => {
    store = await openPostgresStore(await createFilledDatabase());
  });
  afterEach(() => store.close());

  test.each(['read', 'write'] as const)('refuses statements after its end (%s)', async (mode) => {
    let late: ReadTransaction | undefined;
    await store[mode]((tx) => {
      late = tx;
      return Promise.resolve();
    });
    await expect(late?.get('users', 'editor')).rejects.toThrow('The transaction has ended.');
  });

  test('refuses statements after a failure, too', async () => {
    let late: ReadTransaction | undefined;
    const failed = store.read((tx) => {
      late = tx;
      return Promise.reject(new Error('stopped'));
    });
    await expect(failed).rejects.toThrow('stopped');
    await expect(late?.get('users', 'editor')).rejects.toThrow('The transaction has ended.');
  });
});
