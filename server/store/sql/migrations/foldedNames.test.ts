import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { openPostgresStore, openSqliteStore } from '@server/store/sql/sqlStore';
import type { Store } from '@server/store/Store';
import { describePostgres, queryPostgres } from '@server/testing/store/postgresServer';
import { createTestDatabase } from '@server/testing/store/testPostgres';

/** Takes a database back to the version before names had copies, and adds names in it. */
const BEFORE = `
  drop index companies_name_page;
  drop index workspaces_name_page;
  alter table workspaces drop column name_folded;
  alter table companies drop column name_folded;
  alter table users drop column name_folded;
  create index companies_name_page on companies (activated, lower(name), id);
  create index workspaces_name_page on workspaces (lower(name), id) where deleted_at is null;
  delete from migrations where name = '0022-folded-names';
  insert into workspaces (id, name) values ('w', 'ÑANDÚ');
  insert into companies (id, name, workspace_id, activated) values ('c', 'Élan', 'w', true), ('b', 'BEECH', 'w', true);
  insert into users (id, name, email, role, company_role, workspace_role, company_id, activated, created_at)
    values ('u', 'Ólafur', 'o@example.com', 'editor', 'editor', 'editor', 'b', true, '2026-01-01');
`;

async function expectFound(store: Store) {
  const companies = async (search: string) => {
    const page = { where: {}, search, searchPeople: true, limit: 9 };
    return (await store.read((tx) => tx.findPage('companies', page))).map(({ name }) => name);
  };
  expect(await companies('éLAN')).toEqual(['Élan']);
  expect(await companies('beech')).toEqual(['BEECH']);
  expect(await companies('óLAFUR')).toEqual(['BEECH']);
  expect(await companies('')).toEqual(['BEECH', 'Élan']);
  const page = { where: { deleted_at: null }, search: 'ñandú', limit: 9 };
  const workspaces = await store.read((tx) => tx.findPage('workspaces', page));
  expect(workspaces.map(({ id }) => id)).toEqual(['w']);
}

test('names in an older SQLite file are found without regard to case', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'folded-'));
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
  test('names in an older database are found without regard to case', async () => {
    const url = await createTestDatabase();
    await (await openPostgresStore(url)).close();
    await queryPostgres(url, BEFORE);
    const store = await openPostgresStore(url);
    await expectFound(store);
    await store.close();
  });
});
