import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { openPostgresStore, openSqliteStore } from '@server/store/sql/sqlStore';
import type { Store } from '@server/store/Store';
import { describePostgres, queryPostgres } from '@server/testing/store/postgresServer';
import { createTestDatabase } from '@server/testing/store/testPostgres';

/** A company as the version before stored it: its name has accents as characters of their own, and so has its copy. */
const BEFORE = `
  delete from migrations where name = '0023-normal-names';
  insert into companies (id, name, name_folded, activated) values ('c', 'Jose\u0301', 'jose\u0301', true);
`;

async function expectFound(store: Store) {
  const page = { where: {}, search: 'JOS\u00C9', limit: 9 };
  const companies = await store.read((tx) => tx.findPage('companies', page));
  expect(companies.map(({ id }) => id)).toEqual(['c']);
}

test('names in an older SQLite file are found in either form', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'normal-'));
  try {
    const file = join(folder, 'test.db');
    await (await openSqliteStore(file)).close();
    const database = new Libsql(file);
    database.exec(BEFORE);
    database.close();
    const store = await openSqliteStore(file);
    await expectFound(store);
    await store.close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

describePostgres()('PostgreSQL', () => {
  test('names in an older database are found in either form', async () => {
    const url = await createTestDatabase();
    await (await openPostgresStore(url)).close();
    await queryPostgres(url, BEFORE);
    const store = await openPostgresStore(url);
    await expectFound(store);
    await store.close();
  });
});
