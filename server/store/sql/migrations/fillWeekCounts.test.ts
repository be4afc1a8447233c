import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { EMPTY_ANSWER, type AnswerValues } from '@contract/answer';
import { openPostgresStore, openSqliteStore } from '@server/store/sql/sqlStore';
import type { Store } from '@server/store/Store';
import { seedCheapDemo } from '@server/testing/cheapCredentials';
import { smallFixtures } from '@server/testing/smallFixtures';
import { describePostgres, queryPostgres } from '@server/testing/store/postgresServer';
import { createTestDatabase } from '@server/testing/store/testPostgres';

/** Takes a database back to the version before the counts of weeks were filled in. */
const BEFORE = `
  update driver_weeks set scored = null, applicable = null;
  delete from migrations where name = '0027-fill-week-counts';
`;

const change = (
  activity_id: string,
  revision: number,
  changed_at: string,
  before: Partial<AnswerValues>,
) => ({
  id: `${activity_id}-${String(revision)}`,
  answer_id: `cedar-${activity_id}`,
  company_id: 'cedar',
  activity_id,
  revision,
  changed_by: 'cedar-editor',
  changed_at,
  before,
  after: {},
  source: 'form' as const,
});

const answer = (activity_id: string, values: Partial<AnswerValues>, answered_at: string) => ({
  ...EMPTY_ANSWER,
  ...values,
  id: `cedar-${activity_id}`,
  company_id: 'cedar',
  activity_id,
  answered_at,
  answered_by: 'cedar-editor',
  revision: 1,
});

/**
 * Cedar scored "two" in week 10 and marked "three" as not applicable in week 12. Nothing was recorded of "nine", which
 * was last saved in week 11.
 */
const fixtures = () => ({
  ...smallFixtures(),
  answers: [
    answer('two', { revenue_state: 4 }, '2026-03-03T09:00:00.000Z'),
    answer('three', { revenue_state: 3, not_applicable: true }, '2026-03-17T09:00:00.000Z'),
    answer('nine', { revenue_state: 8 }, '2026-03-10T09:00:00.000Z'),
  ],
  answer_changes: [
    change('two', 1, '2026-03-03T09:00:00.000Z', { revenue_state: null }),
    change('three', 1, '2026-02-24T09:00:00.000Z', { revenue_state: null }),
    change('three', 2, '2026-03-17T09:00:00.000Z', { not_applicable: false }),
  ],
  driver_weeks: [
    ...[9, 10, 11, 12].map((week) => ({ driver_id: 'driver-3', week })),
    ...[10, 11].map((week) => ({ driver_id: 'driver-1', week })),
  ].map((row) => ({
    ...row,
    id: `${row.driver_id} W${String(row.week)}`,
    company_id: 'cedar',
    year: 2026,
    average: 5,
  })),
});

async function expectFilled(store: Store) {
  const rows = await store.read((tx) => tx.find('driver_weeks'));
  const counts = rows.map(({ id, scored, applicable }) => [id, `${scored} of ${applicable}`]);
  expect(Object.fromEntries(counts)).toEqual({
    'driver-3 W9': '1 of 2',
    'driver-3 W10': '2 of 2',
    'driver-3 W11': '2 of 2',
    'driver-3 W12': '1 of 1',
    'driver-1 W10': '0 of 2',
    'driver-1 W11': '1 of 2',
  });
}

test('weeks in an older SQLite file get the counts of their time', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'counts-'));
  try {
    const file = join(folder, 'test.db');
    const older = await openSqliteStore(file);
    await seedCheapDemo(older, fixtures());
    await older.close();
    const database = new Libsql(file);
    database.exec(BEFORE);
    database.close();
    const store = await openSqliteStore(file);
    await expectFilled(store);
    await store.close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

describePostgres()('PostgreSQL', () => {
  test('weeks in an older database get the counts of their time', async () => {
    const url = await createTestDatabase();
    const older = await openPostgresStore(url);
    await seedCheapDemo(older, fixtures());
    await older.close();
    await queryPostgres(url, BEFORE);
    const store = await openPostgresStore(url);
    await expectFilled(store);
    await store.close();
  });
});
