import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { openPostgresStore, openSqliteStore } from '@server/store/sql/sqlStore';
import type { Store } from '@server/store/Store';
import { seedCheapDemo } from '@server/testing/cheapCredentials';
import { smallFixtures } from '@server/testing/smallFixtures';
import { describePostgres, queryPostgres } from '@server/testing/store/postgresServer';
import { createTestDatabase } from '@server/testing/store/testPostgres';

/** Brings the database to the version before, with a change from a workbook and one from the form. */
const BEFORE = `
  delete from migrations where name = '0031-rounds';
  drop table round_mails; drop table round_keys; drop table round_decisions; drop table opinions;
  drop table round_people; drop table round_companies; drop table rounds;
  alter table answer_changes drop column round_id;
  alter table answer_changes drop column source;
  alter table answer_changes add column source text not null default 'form'
    check (source in ('form', 'workbook'));
  insert into answer_changes (id, answer_id, company_id, activity_id, revision, changed_by, changed_at, before, after, source)
    values ('a', 'acorn-nine', 'acorn', 'nine', 2, 'editor', '2026-05-01', '{}', '{}', 'workbook'),
      ('b', 'acorn-nine', 'acorn', 'nine', 3, 'editor', '2026-05-02', '{}', '{}', 'form');
`;

async function expectMigrated(store: Store) {
  const changes = await store.read((tx) => tx.find('answer_changes', { id: ['a', 'b'] }));
  const sources = changes.map(({ id, source, round_id }) => [id, source, round_id]);
  expect(sources.sort()).toEqual([
    ['a', 'workbook', null],
    ['b', 'form', null],
  ]);
  await store.write((tx) => tx.update('answer_changes', 'b', { source: 'round', round_id: 'r' }));
}

test('an older SQLite file keeps how its changes were entered', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rounds-'));
  try {
    const file = join(folder, 'test.db');
    const filled = await openSqliteStore(file);
    await seedCheapDemo(filled, smallFixtures());
    await filled.close();
    const database = new Libsql(file);
    database.exec(BEFORE);
    database.close();
    const store = await openSqliteStore(file);
    await expectMigrated(store);
    await store.close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

describePostgres()('PostgreSQL', () => {
  test('an older database keeps how its changes were entered', async () => {
    const url = await createTestDatabase();
    const filled = await openPostgresStore(url);
    await seedCheapDemo(filled, smallFixtures());
    await filled.close();
    await queryPostgres(url, BEFORE);
    const store = await openPostgresStore(url);
    await expectMigrated(store);
    await store.close();
  });
});
