import { openPostgresStore } from '@server/store/sql/sqlStore';
import type { Store } from '@server/store/Store';
import { seedCheapDemo } from '@server/testing/cheapCredentials';
import { smallFixtures } from '@server/testing/smallFixtures';
import { queryPostgres, startPostgres, type PostgresServer } from './postgresServer';

/**
 * The PostgreSQL server of this Jest worker. The test files that do not stop it share it, because starting one takes
 * half a second.
 */
let server: Promise<Pick<PostgresServer, 'createDatabase'>> | undefined;
const running = () => (server ??= startPostgres({ untilExit: true }));

/** Creates an empty database on the worker's server. Returns its address. */
export const createWorkersDatabase = async (): Promise<string> =>
  (await running()).createDatabase();

/** Copies all tables into the schema `fixtures`, from which `REFILL` restores them. */
const KEEP = `do $$
  declare kept text;
  begin
    create schema fixtures;
    for kept in select tablename from pg_tables where schemaname = 'public' loop
      execute format('create table fixtures.%1$I as table public.%1$I', kept);
    end loop;
  end
$$`;

/** Without triggers, because they forbid changes of events, and without the checks of references. */
const REFILL = `do $$
  declare kept text;
  begin
    set local session_replication_role = replica;
    for kept in select tablename from pg_tables where schemaname = 'fixtures' loop
      execute format('delete from public.%1$I', kept);
      execute format('insert into public.%1$I table fixtures.%1$I', kept);
    end loop;
  end
$$`;

/** The address of a database with the small fixtures, which is copied. */
let filled: Promise<string> | undefined;
const fill = async () => {
  const url = await createWorkersDatabase();
  const store = await openPostgresStore(url);
  await seedCheapDemo(store, smallFixtures());
  await store.close();
  return url;
};

/** Creates a database with the small fixtures on the worker's server. Returns its address. */
export async function createFilledDatabase(): Promise<string> {
  const { createDatabase } = await running();
  return createDatabase({ template: await (filled ??= fill()) });
}

/** The databases whose stores have been closed. Filling one again is much faster than creating one. */
const unused: string[] = [];

/** Opens a store with the small fixtures on the worker's server. */
export async function openWorkersPostgresStore(): Promise<Store> {
  const known = unused.pop();
  const url = known ?? (await createFilledDatabase());
  await queryPostgres(url, known === undefined ? KEEP : REFILL);
  const store = await openPostgresStore(url);
  let closed: Promise<void> | undefined;
  const close = () => (closed ??= store.close().then(() => void unused.push(url)));
  return { ...store, close };
}
