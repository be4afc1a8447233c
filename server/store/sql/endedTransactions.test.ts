import { openPostgresStore } from '@server/store/sql/sqlStore';
import {
  StoreUnavailable,
  type ReadTransaction,
  type Store,
  type WriteTransaction,
} from '@server/store/Store';
import { describeOnEveryStore } from '@server/testing/store/everyStore';
import { describePostgres } from '@server/testing/store/postgresServer';
import { createFilledDatabase } from '@server/testing/store/testPostgres';

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

  test('fails if PostgreSQL rolls it back because of a statement that nobody waits for', async () => {
    const written = store.write(async (tx) => {
      const admin = await tx.get('users', 'admin');
      await tx.update('users', 'editor', { name: 'Changed' });
      if (admin) tx.insert('users', admin).catch(() => undefined);
    });
    await expect(written).rejects.toThrow(StoreUnavailable);
    const editor = await store.read((tx) => tx.get('users', 'editor'));
    expect(editor?.name).toBe('Person editor');
  });
});

describeOnEveryStore((openStore) => {
  let store: Store;
  beforeEach(async () => {
    store = await openStore();
  });
  afterEach(() => store.close());

  test('what a failed write sends late is not stored with the next write', async () => {
    let late: WriteTransaction | undefined;
    const failed = store.write((tx) => {
      late = tx;
      return Promise.reject(new Error('stopped'));
    });
    const next = store.write(async (tx) => {
      await tx.update('users', 'admin', { name: 'Next' });
      await late?.update('users', 'editor', { name: 'Late' }).catch(() => undefined);
    });
    await expect(failed).rejects.toThrow('stopped');
    await next;
    const users = await store.read((tx) => tx.find('users', { id: ['admin', 'editor'] }));
    expect(users.map(({ name }) => name).sort()).toEqual(['Next', 'Person editor']);
  });
});
