import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describePostgres, startPostgres, type PostgresServer } from '../testing/postgresServer';
import { describeStore, expectUnavailable } from '../testing/storeContract';
import { createFileStore, createMemoryStore } from './lowdbStore';
import { openPostgresStore, openSqliteStore } from './sql/sqlStore';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'store-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('in memory', () => {
  describeStore(() => Promise.resolve({ store: createMemoryStore(), reopen: null }));
});

describe('in JSON files', () => {
  describeStore(async () => {
    const store = createFileStore(folder);
    const reopen = async () => {
      await store.close();
      return createFileStore(folder);
    };
    return { store, reopen };
  });
});

describe('in SQLite', () => {
  describeStore(async () => {
    const file = join(folder, 'test.db');
    const store = await openSqliteStore(file);
    const reopen = async () => {
      await store.close();
      return openSqliteStore(file);
    };
    return { store, reopen };
  });
});

describePostgres()('in PostgreSQL', () => {
  let postgres: PostgresServer;
  let url: string;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.remove());

  describeStore(async () => {
    url = await postgres.createDatabase();
    const store = await openPostgresStore(url);
    const reopen = async () => {
      await store.close();
      return openPostgresStore(url);
    };
    return { store, reopen };
  });

  test('is unavailable while the server is away, and recovers by itself', async () => {
    const store = await openPostgresStore(await postgres.createDatabase());
    await store.ping();
    await postgres.stop();
    await expectUnavailable(store);
    await postgres.start();
    await store.ping();
    expect(await store.read((tx) => tx.find('users'))).toEqual([]);
    await store.close();
  });
});
