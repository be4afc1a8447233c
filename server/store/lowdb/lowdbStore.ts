import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import low from 'lowdb';
import { allSums } from '@server/domain/figures/sums';
import { deepCopy } from './deepCopy';
import { createJsonFile, createMemoryFile, type JsonFile } from './jsonFile';
import { createLock } from '@server/store/lock';
import { stageWrite, type RowsOf, type StagedTable } from './stagedWrite';
import { StoreUnavailable, type Store, type RowChain } from '@server/store/Store';
import {
  isPrivate,
  type Fixtures,
  type PrivateTable,
  type TableName,
  type Tables,
} from '@server/store/tables';
import { matches } from './where';

type PrivateState = { [T in PrivateTable]: Tables[T][] };

/** A Store for fixtures. It is not fast and durable enough for the product's data. */
export interface LowdbStore extends Store {
  /** The public tables, for QA's router. Credentials, sessions and other private tables are not in it. */
  publicDb: low.LowdbSync<Fixtures>;
}

const NO_FIXTURES: Fixtures = {
  workspaces: [],
  companies: [],
  users: [],
  drivers: [],
  subdrivers: [],
  processes: [],
  subprocesses: [],
  activities: [],
  answers: [],
  answer_changes: [],
  driver_weeks: [],
};
const NO_PRIVATE_ROWS: PrivateState = {
  credentials: [],
  sessions: [],
  devices: [],
  applied_saves: [],
  tokens: [],
  email_changes: [],
  attempts: [],
  mails: [],
  error_reports: [],
  driver_sums: [],
  images: [],
  screenshots: [],
};

/** Creates a store in memory with a copy of these rows. */
export function createMemoryStore(fixtures: Partial<Fixtures> = {}): LowdbStore {
  const state = deepCopy({ ...NO_FIXTURES, ...fixtures });
  const driver_sums = allSums(state.subdrivers, state.activities, state.answers);
  const secrets = { ...deepCopy(NO_PRIVATE_ROWS), driver_sums };
  return createStore(createMemoryFile(state), createMemoryFile(secrets));
}

/** Opens the store in `db.json` and `private.json` of a folder, which is created if missing. */
export function createFileStore(folder: string): LowdbStore {
  mkdirSync(folder, { recursive: true });
  return createStore(
    createJsonFile(join(folder, 'db.json'), deepCopy(NO_FIXTURES)),
    createJsonFile(join(folder, 'private.json'), deepCopy(NO_PRIVATE_ROWS)),
  );
}

function createStore(
  publicFile: JsonFile<Fixtures>,
  privateFile: JsonFile<PrivateState>,
): LowdbStore {
  const publicDb = openDb(publicFile);
  const privateDb = openDb(privateFile);
  const lock = createLock();

  const dbOf = (table: TableName) => (isPrivate(table) ? privateDb : publicDb);
  const rowsOf: RowsOf = (table) => stateOf(dbOf(table))[table];

  return {
    publicDb,
    read: (work) =>
      lock.shared(() =>
        work({
          referenceVersion: null,
          get: (table, id) => Promise.resolve(deepCopy(rowsOf(table).find((row) => row.id === id))),
          find: (table, where = {}) =>
            Promise.resolve(
              rowsOf(table)
                .filter((row) => matches(row, where))
                .map((row) => deepCopy(row)),
            ),
        }),
      ),
    followReferences: (id, tables, columns) =>
      lock.shared(() => Promise.resolve(followReferences(rowsOf, id, tables, columns))),
    write: (work) =>
      lock.exclusive(async () => {
        const staged = stageWrite(rowsOf);
        const result = await work(staged.tx);
        commit(staged.result(), dbOf);
        return result;
      }),
    ping: () => Promise.resolve(),
    close: () => lock.exclusive(() => Promise.resolve()),
  };
}

function followReferences<T extends readonly TableName[]>(
  rowsOf: RowsOf,
  id: string,
  tables: T,
  columns: readonly string[],
): RowChain<T> {
  let next: unknown = id;
  const rows = tables.map((table, index) => {
    const found = rowsOf(table).find((row) => row.id === next);
    next = (found as Record<string, unknown> | undefined)?.[columns[index] ?? ''];
    return deepCopy(found);
  });
  return rows as RowChain<T>;
}

type Db = low.LowdbSync<Fixtures> | low.LowdbSync<PrivateState>;

// The only cast: it states that a table is in the database that `dbOf` gives for it.
const stateOf = (db: Db) => db.getState() as unknown as { [T in TableName]: Tables[T][] };

/** Replaces the changed tables and writes their files. After a failure everything is restored. */
function commit(changes: StagedTable[], dbOf: (table: TableName) => Db): void {
  const before: StagedTable[] = changes.map(({ table }) => ({
    table,
    rows: stateOf(dbOf(table))[table],
  }));
  const put = (tables: StagedTable[]) => {
    for (const { table, rows } of tables) Object.assign(stateOf(dbOf(table)), { [table]: rows });
  };
  const written: Db[] = [];

  put(changes);
  try {
    for (const db of new Set(changes.map(({ table }) => dbOf(table)))) {
      // The adapter is synchronous, so there is no promise to wait for.
      void db.write();
      written.push(db);
    }
  } catch (cause) {
    put(before);
    for (const db of written) rewrite(db);
    throw new StoreUnavailable('The data folder cannot be written', { cause });
  }
}

/** Writes the restored state of a file after the other file failed. If this fails too, the next write does it. */
function rewrite(db: Db): void {
  try {
    void db.write();
  } catch {
    // The caller receives the first failure.
  }
}

function openDb<State extends object>(file: JsonFile<State>): low.LowdbSync<State> {
  // lowdb's types require its own class, but it only calls read and write.
  return low(file as unknown as low.AdapterSync<State>);
}
