import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PageOf } from '@server/store/Store';
import type { CompanyRow } from '@server/store/tables';
import {
  describePostgres,
  queryPostgres,
  startPostgres,
  type PostgresServer,
} from '@server/testing/postgresServer';
import type { Engine } from './engine';
import { pageStatement } from './pages';
import { createPostgresEngine } from './postgres/postgres';
import { createSqliteEngine } from './sqlite/sqlite';
import { openPostgresStore, openSqliteStore } from './sqlStore';

const PAGES: [what: string, page: PageOf<CompanyRow>][] = [
  ['the first page', { where: { activated: true }, limit: 50 }],
  [
    'a page in the middle',
    { where: { activated: true }, after: { id: 'c2000', name: 'Company 2000' }, limit: 50 },
  ],
  ['a search', { where: { activated: true }, search: 'company 4', limit: 50 }],
];

const FILL = `insert into companies (id, name, activated)
  select 'c' || n, 'Company ' || n, true from generate_series(1, 5000) as n`;

async function planOf(engine: Engine, explain: string, page: PageOf<CompanyRow>): Promise<string> {
  const { toSql, values } = pageStatement(engine, 'companies', page);
  const { sql } = toSql().compile(engine.compiler);
  const { rows } = await engine.withReader((connection) =>
    connection.query(`${explain} ${sql}`, values),
  );
  return JSON.stringify(rows);
}

describePostgres()('pages on PostgreSQL', () => {
  let postgres: PostgresServer;
  let engine: Engine;

  beforeAll(async () => {
    postgres = await startPostgres();
    const url = await postgres.createDatabase();
    await (await openPostgresStore(url)).close();
    await queryPostgres(url, `${FILL}; analyze companies`);
    engine = createPostgresEngine(url);
  });
  afterAll(async () => {
    await engine.close();
    await postgres.remove();
  });

  test.each(PAGES)('%s is read in the order of an index', async (_what, page) => {
    const plan = await planOf(engine, 'explain', page);
    expect(plan).toContain('Index Scan using companies_name_page');
    expect(plan).not.toMatch(/Sort|Seq Scan/);
  });
});

describe('pages on SQLite', () => {
  test.each(PAGES)('%s is read in the order of an index', async (_what, page) => {
    const folder = mkdtempSync(join(tmpdir(), 'pages-'));
    try {
      const file = join(folder, 'test.db');
      await (await openSqliteStore(file)).close();
      const engine = createSqliteEngine(file);
      const plan = await planOf(engine, 'explain query plan', page);
      await engine.close();
      expect(plan).toContain('USING INDEX companies_name_page');
      expect(plan).not.toContain('TEMP B-TREE');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
