import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describePostgres } from '@server/testing/store/postgresServer';
import { createTestDatabase } from '@server/testing/store/testPostgres';
import type { Engine } from './engine';
import { createPostgresEngine } from './postgres/postgres';
import { createSqliteEngine } from './sqlite/sqlite';
import { openPostgresStore, openSqliteStore } from './sqlStore';

const FILL = [
  `insert into erasures (id, erased_at) values ('gone', '')`,
  `insert into events (id, at, kind, actor_id, actor_name, actor_email, subject_type, subject_id, subject_name,
      before, after, address, user_agent) values
    ('1', 'x', 'account_changed', 'gone', 'N', 'e', 'person', 'gone', 'N', '{"name":"N"}', '{"role":"a"}', 'i', 'b'),
    ('2', 'x', 'account_changed', 'here', 'N', 'e', 'person', 'here', 'N', '{"name":"N"}', null, 'i', 'b'),
    ('3', 'x', 'roles_changed', 'here', 'N', 'e', 'person', 'gone', 'N', null, '{"role":"a"}', 'i', 'b'),
    ('4', 'x', 'sign_in_failed', null, null, null, null, null, null, null, null, 'i', null)`,
];

const ALLOWED = [
  `actor_name = null, actor_email = null, address = null, user_agent = null where id = '1'`,
  `subject_name = null where id in ('1', '3')`,
  `before = '{}' where id = '1'`,
];

const REFUSED = [
  ...['actor_name', 'actor_email', 'subject_name', 'address', 'user_agent'].flatMap((column) => [
    `${column} = 'forged' where id = '1'`,
    `${column} = null where id = '2'`,
  ]),
  ...['at', 'kind', 'actor_id', 'subject_type', 'subject_id'].map(
    (column) => `${column} = 'y' where id = '1'`,
  ),
  ...['company_id', 'company_name', 'workspace_id', 'workspace_name'].map(
    (column) => `${column} = 'y' where id = '1'`,
  ),
  ...['former_company_id', 'former_workspace_id'].map((column) => `${column} = 'y' where id = '1'`),
  `actor_id = null where id = '1'`,
  // Who acted is erased only for the person who acted.
  `actor_name = null where id = '3'`,
  `address = null where id = '3'`,
  `address = null where id = '4'`,
  `before = null where id = '1'`,
  `before = '{"name":"M"}' where id = '1'`,
  `after = '{}' where id = '1'`,
  `after = '{"role":"b"}' where id = '3'`,
  `before = '{}' where id = '2'`,
];

function testTriggers(engineUnderTest: () => Engine) {
  /** Runs a statement in a transaction that is undone; null if the database allows it. */
  const refusalOf = (change: string) =>
    engineUnderTest().withWriter(async (connection) => {
      await connection.query('begin', []);
      try {
        await connection.query(`update events set ${change}`, []);
        return null;
      } catch (error) {
        return engineUnderTest().failureOf(error);
      } finally {
        await connection.query('rollback', []);
      }
    });

  test.each(ALLOWED)('an erased person’s event may be changed: %s', async (change) => {
    expect(await refusalOf(change)).toBeNull();
  });

  test.each(REFUSED)('the database refuses: %s', async (change) => {
    expect(await refusalOf(change)).toEqual({ kind: 'constraint', constraint: 'value' });
  });

  test('an event can still not be deleted', async () => {
    const removed = engineUnderTest().withWriter((connection) =>
      connection.query(`delete from events where id = '1'`, []),
    );
    await expect(removed).rejects.toThrow('append-only');
  });
}

const fill = (engine: Engine) =>
  engine.withWriter(async (connection) => {
    for (const statement of FILL) await connection.query(statement, []);
  });

describe('the activity log on SQLite', () => {
  let engine: Engine;
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'erasures-'));
    const file = join(folder, 'test.db');
    await (await openSqliteStore(file)).close();
    engine = createSqliteEngine(file);
    await fill(engine);
  });
  afterAll(async () => {
    await engine.close();
    rmSync(folder, { recursive: true });
  });
  testTriggers(() => engine);
});

describePostgres()('the activity log on PostgreSQL', () => {
  let engine: Engine;
  beforeAll(async () => {
    const url = await createTestDatabase();
    await (await openPostgresStore(url)).close();
    engine = createPostgresEngine(url);
    await fill(engine);
  });
  afterAll(() => engine.close());
  testTriggers(() => engine);
});
