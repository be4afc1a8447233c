import type { Client } from 'pg';
import { openPostgresStore } from '@server/store/sql/sqlStore';
import type { Store } from '@server/store/Store';
import { seedCheapDemo } from '@server/testing/cheapCredentials';
import { smallFixtures } from '@server/testing/smallFixtures';
import { createClient, startPostgres, type PostgresServer } from './postgresServer';

/** The PostgreSQL server of the test file that imports this module, once the file needs one. */
let server: Promise<PostgresServer> | undefined;
const running = () => (server ??= startPostgres());

afterAll(async () => {
  await Promise.all(unused.map(({ client }) => client.end()));
  await (await server)?.remove();
});

/** Creates an empty database. Returns its address. */
export const createTestDatabase = async (): Promise<string> => (await running()).createDatabase();

/**
 * Copies all tables into the schema `fixtures`, and creates the function that restores them. It works without triggers,
 * because they forbid changes of events, and without the checks of references.
 */
const KEEP = `do $$
  declare
    kept text;
    refill text := 'set local session_replication_role = replica;';
  begin
    create schema fixtures;
    for kept in select tablename from pg_tables where schemaname = 'public' loop
      execute format('create table fixtures.%1$I as table public.%1$I', kept);
      refill := refill || format('delete from public.%1$I;', kept);
      refill := refill || format('insert into public.%1$I table fixtures.%1$I;', kept);
    end loop;
    execute format('create function fixtures.refill() returns void language plpgsql as %L',
      'begin ' || refill || ' end');
  end
$$`;

const REFILL = 'select fixtures.refill()';

/** The address of a database with the small fixtures, which is copied. */
let filled: Promise<string> | undefined;
const fill = async () => {
  const url = await createTestDatabase();
  const store = await openPostgresStore(url);
  await seedCheapDemo(store, smallFixtures());
  await store.close();
  return url;
};

/** Creates a database with the small fixtures. Returns its address. */
export async function createFilledDatabase(): Promise<string> {
  const { createDatabase } = await running();
  return createDatabase({ template: await (filled ??= fill()) });
}

interface Database {
  url: string;
  /** It stays connected, because PostgreSQL plans the statements of `REFILL` for 20 ms in each new connection. */
  client: Client;
}

/** The databases whose stores have been closed. Filling one again is much faster than creating one. */
const unused: Database[] = [];

async function createKeptDatabase(): Promise<Database> {
  const url = await createFilledDatabase();
  const client = createClient(url);
  await client.connect();
  await client.query(KEEP);
  return { url, client };
}

/** Takes a database with the small fixtures that no other store uses. */
async function takeDatabase(): Promise<Database> {
  const known = unused.pop();
  if (known === undefined) return createKeptDatabase();
  await known.client.query(REFILL);
  return known;
}

/** Opens a store with the small fixtures. */
export async function openTestPostgresStore(): Promise<Store> {
  const database = await takeDatabase();
  const store = await openPostgresStore(database.url);
  let closed: Promise<void> | undefined;
  const close = () => (closed ??= store.close().then(() => void unused.push(database)));
  return { ...store, close };
}
