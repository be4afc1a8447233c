import { sql } from 'kysely';
import type { Engine } from './engine';
import { initial } from './migration1';
import type { Db } from './transaction';

/** In their order. One that has been released is never changed: another follows it. */
const MIGRATIONS = [{ name: '0001-initial', statements: initial }];

/**
 * Brings the schema up to date, all or nothing. Servers that start at once wait for one another;
 * who comes second finds nothing left to do.
 */
export async function migrate(engine: Engine, { run }: Db): Promise<void> {
  if (engine.migrationLock !== null) await run(sql.raw(engine.migrationLock));
  await run(sql`create table if not exists migrations (
    name text primary key,
    applied_at text not null
  )`);
  const { rows } = await run(sql<{ name: string }>`select name from migrations`);
  const applied = new Set(rows.map(({ name }) => name));

  const unknown = [...applied].filter((name) => !MIGRATIONS.some((one) => one.name === name));
  if (unknown.length > 0) {
    throw new Error(
      `The database was made by a later version (${unknown.join(', ')}). Start that one.`,
    );
  }
  for (const { name, statements } of MIGRATIONS) {
    if (applied.has(name)) continue;
    for (const statement of statements(engine.types)) await run(sql.raw(statement));
    const now = new Date().toISOString();
    await run(sql`insert into migrations (name, applied_at) values (${name}, ${now})`);
  }
}
