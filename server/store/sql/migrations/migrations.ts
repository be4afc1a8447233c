import { sql } from 'kysely';
import type { Engine } from '@server/store/sql/engine';
import { initial } from './migration1';
import { devices } from './migration2';
import { pendingEmails } from './migration3';
import { imagesAndSweep } from './migration4';
import type { Db } from '@server/store/sql/transaction';

export const FIRST_MIGRATION = '0001-initial';

/** In their order. One that has been released is never changed: another follows it. */
const MIGRATIONS = [
  { name: FIRST_MIGRATION, statements: initial },
  { name: '0002-devices', statements: devices },
  { name: '0003-pending-emails', statements: pendingEmails },
  { name: '0004-images-and-sweep', statements: imagesAndSweep },
];

/** Tables that every database of this product has. */
const OUR_TABLES = ['migrations', 'applied_saves'];

export const unknownMigrations = (applied: readonly string[]) =>
  applied.filter((name) => !MIGRATIONS.some((one) => one.name === name));

export const laterVersion = (unknown: readonly string[]) =>
  new Error(`The database was made by a later version (${unknown.join(', ')}). Start that one.`);

/**
 * Brings the schema up to date, all or nothing. Servers that start at once wait for one another;
 * who comes second finds nothing left to do.
 */
export async function migrate(engine: Engine, { run }: Pick<Db, 'run'>): Promise<void> {
  if (engine.migrationLock !== null) await run(sql.raw(engine.migrationLock));
  await refuseForeign(engine, { run });
  await run(sql`create table if not exists migrations (
    name text primary key,
    applied_at text not null
  )`);
  const { rows } = await run(sql<{ name: string }>`select name from migrations`);
  const applied = new Set(rows.map(({ name }) => name));

  const unknown = unknownMigrations([...applied]);
  if (unknown.length > 0) throw laterVersion(unknown);
  for (const { name, statements } of MIGRATIONS) {
    if (applied.has(name)) continue;
    for (const statement of statements(engine.types)) await run(sql.raw(statement));
    const now = new Date().toISOString();
    await run(sql`insert into migrations (name, applied_at) values (${name}, ${now})`);
  }
}

/** A database that holds other tables than ours is not an empty one. */
async function refuseForeign(engine: Engine, { run }: Pick<Db, 'run'>): Promise<void> {
  const { rows } = await run(sql<{ name: string }>`${sql.raw(engine.tableNames)}`);
  const names = rows.map(({ name }) => name);
  if (names.length > 0 && !OUR_TABLES.every((name) => names.includes(name))) {
    throw new Error('The database holds tables of another program. Choose an empty database.');
  }
}
