import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import {
  describePostgres,
  startPostgres,
  type PostgresServer,
} from '@server/testing/store/postgresServer';
import { describeStore, expectUnavailable } from '@server/testing/store/storeContract';
import { createFileStore, createMemoryStore } from './lowdb/lowdbStore';
import { openPostgresStore, openSqliteStore } from './sql/sqlStore';
import { StoreUnavailable, type Store } from './Store';

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

/** A store, and what closes it and opens it again. */
async function reopenable(open: () => Promise<Store>) {
  const store = await open();
  const reopen = async () => {
    await store.close();
    return open();
  };
  return { store, reopen };
}

describe('in JSON files', () => {
  describeStore(() => reopenable(() => Promise.resolve(createFileStore(folder))));
});

describe('in SQLite', () => {
  describeStore(() => reopenable(() => openSqliteStore(join(folder, 'test.db'))));
});

describe('an SQLite file', () => {
  test('is readable only by its owner, and refused if it is from a later version', async () => {
    const file = join(folder, 'test.db');
    await (await openSqliteStore(file)).close();
    expect(statSync(file).mode & 0o077).toBe(0);
    const database = new Libsql(file);
    database.exec("insert into migrations values ('9999-later', '2030-01-01')");
    database.close();
    await expect(openSqliteStore(file)).rejects.toThrow('created by a later version (9999-later)');
  });

  test('keeps its log while another process opens and closes it', async () => {
    const file = join(folder, 'test.db');
    const store = await openSqliteStore(file);
    const idsElsewhere = () => {
      const program = `
        const database = new (require('libsql'))(${JSON.stringify(file)});
        const rows = database.prepare('select id from attempts order by id').all([]);
        database.close();
        console.log(rows.map(({ id }) => id).join());`;
      return execFileSync(process.execPath, ['-e', program], { encoding: 'utf8' }).trim();
    };
    const add = (id: string) =>
      store.write((tx) =>
        tx.insert('attempts', { id, count: 0, blocked_until: null, expires_at: '' }),
      );
    await add('a');
    // The reading connection is opened after the writing one.
    await store.read((tx) => tx.find('attempts'));
    expect(idsElsewhere()).toBe('a');
    await add('b');
    expect(idsElsewhere()).toBe('a,b');
    await store.close();
  });

  test('that cannot be opened gives an error with the reason', async () => {
    await expect(openSqliteStore(folder)).rejects.toThrow('cannot be read (EISDIR)');
  });
});

describePostgres()('in PostgreSQL', () => {
  let postgres: PostgresServer;
  /** The address of an empty database with all migrations. */
  let template: string;
  let url: string;
  beforeAll(async () => {
    postgres = await startPostgres();
    template = await postgres.createDatabase();
    await (await openPostgresStore(template)).close();
  });
  afterAll(() => postgres.remove());

  describeStore(async () => {
    url = await postgres.createDatabase({ template });
    return reopenable(() => openPostgresStore(url));
  });

  test('is unavailable while PostgreSQL is down, and recovers', async () => {
    const store = await openPostgresStore(await postgres.createDatabase());
    await store.ping();
    await postgres.stop();
    await expectUnavailable(store);
    await postgres.start();
    await store.ping();
    expect(await store.read((tx) => tx.find('users'))).toEqual([]);
    await store.close();
  });

  test('a write during the shutdown of PostgreSQL fails, and nothing of it is stored', async () => {
    const store = await openPostgresStore(await postgres.createDatabase());
    const row = { id: 'w', name: 'W', deleted_at: null, deleted_by: null, purge_at: null };
    const writing = store.write(async (tx) => {
      await tx.insert('workspaces', row);
      await postgres.stop();
      await new Promise((resolve) => setTimeout(resolve, 50));
    });
    await expect(writing).rejects.toBeInstanceOf(StoreUnavailable);
    await postgres.start();
    expect(await store.read((tx) => tx.find('workspaces'))).toEqual([]);
    await store.write((tx) => tx.insert('workspaces', row));
    await store.close();
  });

  test('deadlocked transactions are repeated', async () => {
    const store = await openPostgresStore(await postgres.createDatabase());
    const row = (id: string) => ({ id, count: 0, blocked_until: null, expires_at: '' });
    await store.write((tx) => tx.insert('attempts', [row('a'), row('b')]));
    const both = (first: string, second: string) =>
      store.write(async (tx) => {
        for (const id of [first, second]) {
          const { count = 0 } = (await tx.getForUpdate('attempts', id)) ?? {};
          await new Promise((resolve) => setTimeout(resolve, 20));
          await tx.update('attempts', id, { count: count + 1 });
        }
      });
    await Promise.all([both('a', 'b'), both('b', 'a')]);
    const counts = await store.read((tx) => tx.find('attempts'));
    expect(counts.map(({ count }) => count)).toEqual([2, 2]);
    await store.close();
  });
});
