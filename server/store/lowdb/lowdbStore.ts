import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import low from 'lowdb';
import { allSums } from '@server/domain/figures/sums';
import { copyOf } from './copyOf';
import { createJsonFile, createMemoryFile, type JsonFile } from './jsonFile';
import { createLock } from '@server/store/lock';
import { stageWrite, type RowsOf, type StagedTable } from './stagedWrite';
import { StoreUnavailable, type Store, type Trail } from '@server/store/Store';
import {
  isPrivate,
  type Fixtures,
  type PrivateTable,
  type TableName,
  type Tables,
} from '@server/store/tables';
import { matches } from './where';

type PrivateState = { [T in PrivateTable]: Tables[T][] };

/** A Store on lowdb, for fixtures: its speed and its durability are not made for people's data. */
export interface LowdbStore extends Store {
  /** The public tables, for QA's router: without credentials, sessions and applied saves. */
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

/** A store in memory that starts with these rows; it keeps its own copy of them. */
export function createMemoryStore(fixtures: Partial<Fixtures> = {}): LowdbStore {
  const state = copyOf({ ...NO_FIXTURES, ...fixtures });
  const driver_sums = allSums(state.subdrivers, state.activities, state.answers);
  const secrets = { ...copyOf(NO_PRIVATE_ROWS), driver_sums };
  return createStore(createMemoryFile(state), createMemoryFile(secrets));
}

/** The store over `db.json` and `private.json` of a folder, which is made when missing. */
export function createFileStore(folder: string): LowdbStore {
  mkdirSync(folder, { recursive: true });
  return createStore(
    createJsonFile(join(folder, 'db.json'), copyOf(NO_FIXTURES)),
    createJsonFile(join(folder, 'private.json'), copyOf(NO_PRIVATE_ROWS)),
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
          get: (table, id) => Promise.resolve(copyOf(rowsOf(table).find((row) => row.id === id))),
          find: (table, where = {}) =>
            Promise.resolve(
              rowsOf(table)
                .filter((row) => matches(row, where))
                .map((row) => copyOf(row)),
            ),
        }),
      ),
    follow: (id, tables, by) =>
      lock.shared(() => Promise.resolve(followRows(rowsOf, id, tables, by))),
    write: (work) =>
      lock.exclusive(async () => {
        const staged = stageWrite(rowsOf);
        const answer = await work(staged.tx);
        commit(staged.result(), dbOf);
        return answer;
      }),
    ping: () => Promise.resolve(),
    close: () => lock.exclusive(() => Promise.resolve()),
  };
}

function followRows<T extends readonly TableName[]>(
  rowsOf: RowsOf,
  id: string,
  tables: T,
  by: readonly string[],
): Trail<T> {
  let next: unknown = id;
  const rows = tables.map((table, index) => {
    const found = rowsOf(table).find((row) => row.id === next);
    next = (found as Record<string, unknown> | undefined)?.[by[index] ?? ''];
    return copyOf(found);
  });
  return rows as Trail<T>;
}

type Db = low.LowdbSync<Fixtures> | low.LowdbSync<PrivateState>;

// The one place where a table's name is tied to the lowdb that holds it; past it, types hold again.
const stateOf = (db: Db) => db.getState() as unknown as { [T in TableName]: Tables[T][] };

/** Swaps the tables in and writes the files concerned; what fails puts everything back. */
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
      // The files are written at once: there is no promise to wait for.
      void db.write();
      written.push(db);
    }
  } catch (cause) {
    put(before);
    for (const db of written) rewrite(db);
    throw new StoreUnavailable('The data folder cannot be written', { cause });
  }
}

/** Puts a file back after its neighbour could not be written; if that fails, the next write does. */
function rewrite(db: Db): void {
  try {
    void db.write();
  } catch {
    // The refusal that led here is the one that the caller hears of.
  }
}

function openDb<State extends object>(file: JsonFile<State>): low.LowdbSync<State> {
  // lowdb's types ask for a class of its own; all it calls is read and write.
  return low(file as unknown as low.AdapterSync<State>);
}
