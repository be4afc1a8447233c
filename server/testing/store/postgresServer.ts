import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { freePort } from './freePort';

const PACKAGED = '/usr/lib/postgresql';

/** A temporary PostgreSQL server for tests, which listens only on this machine. */
export interface PostgresServer {
  /** Creates an empty database, or a copy of the one with the address `template`, which nobody uses. Returns its address. */
  createDatabase(options?: { template: string }): Promise<string>;
  /** Stops it. Its data are kept. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Stops it and removes its data. */
  remove(): Promise<void>;
}

/** The folder of initdb and postgres; null if they are not installed. */
export function findPostgres(): string | null {
  const versions = existsSync(PACKAGED) ? readdirSync(PACKAGED) : [];
  const folders = [
    ...versions.sort((a, b) => Number(b) - Number(a)).map((one) => join(PACKAGED, one, 'bin')),
    ...(process.env['PATH'] ?? '').split(':'),
  ];
  const found = folders.find((folder) => existsSync(join(folder, 'initdb')));
  if (found === undefined && process.env['CI'] === 'true') {
    throw new Error('CI requires PostgreSQL: install Debian’s package postgresql.');
  }
  return found ?? null;
}

/** `describe` for tests with PostgreSQL, or `describe.skip` with a warning if it is not installed. */
export function describePostgres(): typeof describe {
  if (findPostgres() !== null) return describe;
  console.warn('PostgreSQL is not installed: its tests are skipped.');
  return describe.skip;
}

interface PostgresOptions {
  /** Off by default, which is faster but does not survive a crash of the machine. */
  fsync?: boolean;
}

export async function startPostgres({
  fsync = false,
}: PostgresOptions = {}): Promise<PostgresServer> {
  const bin = findPostgres();
  if (bin === null) throw new Error('PostgreSQL is not installed.');
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const owner = unprivileged();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  // A minimal environment, because variables such as PGDATA would change the server.
  const options = { ...owner, cwd: folder, env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8' } };

  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'tester', '--auth=trust', '-E', 'UTF8', '--no-sync'],
    { ...options, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await freePort();
  const url = (database: string) => `postgres://tester@127.0.0.1:${String(port)}/${database}`;

  let running: ChildProcess | null = null;
  let databases = 0;

  const start = async () => {
    // By default, PostgreSQL looks for a deadlock only after a second.
    const quickChecks = 'deadlock_timeout=50ms';
    const settings = [`fsync=${fsync ? 'on' : 'off'}`, 'max_connections=60', quickChecks];
    const program = join(bin, 'postgres');
    const args = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder].concat(
      settings.flatMap((one) => ['-c', one]),
    );
    const child = spawn(program, args, { ...options, stdio: 'ignore' });
    running = child;
    await waitUntilReachable(url('postgres'), child);
  };
  const stop = async () => {
    const child = running;
    running = null;
    if (!child || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    // A fast shutdown, which closes connections instead of waiting for them.
    child.kill('SIGINT');
    await ended;
  };

  await start();
  return {
    start,
    stop,
    async createDatabase({ template } = { template: url('template1') }) {
      const name = `test_${String(++databases)}`;
      const copied = new URL(template).pathname.slice(1);
      await queryPostgres(url('postgres'), `create database ${name} template ${copied}`);
      return url(name);
    },
    async remove() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The user to run PostgreSQL as if this process is root, because PostgreSQL refuses to run as root. */
function unprivileged(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const idOf = (option: string) =>
    Number(execFileSync('id', [option, 'nobody'], { encoding: 'utf8' }).trim());
  return { uid: idOf('-u'), gid: idOf('-g') };
}

async function waitUntilReachable(url: string, child: ChildProcess): Promise<void> {
  const until = Date.now() + 60_000;
  for (;;) {
    try {
      await withClient(url, (client) => client.query('select 1'));
      return;
    } catch (error) {
      if (child.exitCode !== null || Date.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** Runs a query directly on a database. */
export const queryPostgres = (url: string, query: string): Promise<Record<string, unknown>[]> =>
  withClient(url, async (client) => (await client.query<Record<string, unknown>>(query)).rows);

/** Creates a client for a database, which is not connected yet. It ignores the loss of its connection. */
export function createClient(url: string): Client {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  return client;
}

async function withClient<R>(url: string, work: (client: Client) => Promise<R>): Promise<R> {
  const client = createClient(url);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

const LOCK_WAITS = `select pid from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

/** Resolves once a transaction of this database waits for a lock of another one. */
export async function lockAwaited(url: string): Promise<void> {
  const until = Date.now() + 30_000;
  while ((await queryPostgres(url, LOCK_WAITS)).length === 0) {
    if (Date.now() > until) throw new Error('No transaction waits for a lock.');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
