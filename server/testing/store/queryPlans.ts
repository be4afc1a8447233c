import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Engine } from '@server/store/sql/engine';
import { createPostgresEngine } from '@server/store/sql/postgres/postgres';
import { openPostgresStore, openSqliteStore } from '@server/store/sql/sqlStore';
import { createSqliteEngine } from '@server/store/sql/sqlite/sqlite';
import type { Statement } from '@server/store/sql/transaction';
import { queryPostgres } from './postgresServer';
import { createTestDatabase } from './testPostgres';

/** Returns the plan of a statement as text; only within tests. */
type Planner = (statementOf: (engine: Engine) => Statement) => Promise<string>;

/** The planner of a new PostgreSQL database, for the tests of a `describe`. `fill`: SQL that is run first. */
export function usePostgresPlans(fill: string): Planner {
  let engine: Engine;

  beforeAll(async () => {
    const url = await createTestDatabase();
    await (await openPostgresStore(url)).close();
    await queryPostgres(url, fill);
    engine = createPostgresEngine(url);
  });
  afterAll(() => engine.close());
  return (statementOf) => planOf(engine, 'explain', statementOf);
}

/** The planner of a new SQLite database without rows, for the tests of a `describe`. */
export function useSqlitePlans(): Planner {
  let folder: string;
  let engine: Engine;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'plans-'));
    const file = join(folder, 'test.db');
    await (await openSqliteStore(file)).close();
    engine = createSqliteEngine(file);
  });
  afterAll(async () => {
    await engine.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return (statementOf) => planOf(engine, 'explain query plan', statementOf);
}

async function planOf(engine: Engine, explain: string, statementOf: (engine: Engine) => Statement) {
  const { toSql, values } = statementOf(engine);
  const { sql } = toSql().compile(engine.compiler);
  const { rows } = await engine.withReader((connection) =>
    connection.query(`${explain} ${sql}`, values),
  );
  return JSON.stringify(rows);
}
