import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EventFilter } from '@server/store/eventRows';
import {
  describePostgres,
  queryPostgres,
  startPostgres,
  type PostgresServer,
} from '@server/testing/postgresServer';
import type { Engine } from './engine';
import { eventsStatement } from './events';
import { createPostgresEngine } from './postgres/postgres';
import { createSqliteEngine } from './sqlite/sqlite';
import { openPostgresStore, openSqliteStore } from './sqlStore';

const PAGES: [what: string, filter: EventFilter][] = [
  ['the first page', { limit: 50 }],
  ['a page in the middle', { after: { id: 'e2000', at: '2026-05-02000' }, limit: 50 }],
  ['a time', { from: '2026-05-01000', until: '2026-05-04000', limit: 50 }],
];
const PARTS: [what: string, filter: EventFilter][] = [
  ['a person', { personId: 'p7', limit: 50 }],
  ['a company', { companyId: 'c7', limit: 50 }],
  ['a company and a workspace', { within: { companyId: 'c7', workspaceId: 'w7' }, limit: 50 }],
];

const FILL = `insert into events (id, at, kind, actor_id, subject_id, company_id, workspace_id)
  select 'e' || n, '2026-05-' || lpad(n::text, 5, '0'), 'signed_in', 'p' || n % 999, 'p' || n % 998,
    'c' || n % 997, 'w' || n % 996
  from generate_series(1, 20000) as n`;

async function planOf(engine: Engine, explain: string, filter: EventFilter): Promise<string> {
  const { toSql, values } = eventsStatement(engine, filter);
  const { sql } = toSql().compile(engine.compiler);
  const { rows } = await engine.withReader((connection) =>
    connection.query(`${explain} ${sql}`, values),
  );
  return JSON.stringify(rows);
}

describePostgres()('events on PostgreSQL', () => {
  let postgres: PostgresServer;
  let engine: Engine;

  beforeAll(async () => {
    postgres = await startPostgres();
    const url = await postgres.createDatabase();
    await (await openPostgresStore(url)).close();
    await queryPostgres(url, `${FILL}; analyze events`);
    engine = createPostgresEngine(url);
  });
  afterAll(async () => {
    await engine.close();
    await postgres.remove();
  });

  test.each(PAGES)('%s is read in the order of an index', async (_what, filter) => {
    const plan = await planOf(engine, 'explain', filter);
    expect(plan).toContain('events_at');
    expect(plan).not.toMatch(/Sort|Seq Scan/);
  });

  test.each(PARTS)('the events of %s are found by indexes', async (_what, filter) => {
    expect(await planOf(engine, 'explain', filter)).not.toContain('Seq Scan');
  });
});

describe('events on SQLite', () => {
  let folder: string;
  let engine: Engine;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'events-'));
    const file = join(folder, 'test.db');
    await (await openSqliteStore(file)).close();
    engine = createSqliteEngine(file);
  });
  afterAll(async () => {
    await engine.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test.each(PAGES)('%s is read in the order of an index', async (_what, filter) => {
    const plan = await planOf(engine, 'explain query plan', filter);
    expect(plan).toContain('USING INDEX events_at');
    expect(plan).not.toContain('TEMP B-TREE');
  });

  test.each(PARTS)('the events of %s are found by indexes', async (_what, filter) => {
    expect(await planOf(engine, 'explain query plan', filter)).toContain('MULTI-INDEX OR');
  });
});
