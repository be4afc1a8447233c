import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import low from 'lowdb';
import { allSums } from '@server/domain/sums';
import { copyOf } from './copyOf';
import { createJsonFile, createMemoryFile, type JsonFile } from './jsonFile';
import { createLock } from './lock';
import { stageWrite, type RowsOf, type StagedTable } from './stagedWrite';
import { StoreUnavailable, type Store, type Trail } from './Store';
import { isPrivate, type Fixtures, type PrivateTable, type TableName, type Tables } from './tables';
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
  const publicRows = openRows(publicFile);
  const privateRows = openRows(privateFile);
  const lock = createLock();
  let publicDb: low.LowdbSync<Fixtures> | null = null;

  const holderOf = (table: TableName) => (isPrivate(table) ? privateRows : publicRows);
  const rowsOf: RowsOf = (table) => holderOf(table).tables[table];

  return {
    // A lowdb copies the whole of lodash, which takes milliseconds, and only QA needs one.
    get publicDb() {
      publicDb ??= lowdbOver(publicRows);
      return publicDb;
    },
    read: (work) =>
      lock.shared(() =>
        work({
          referenceMark: null,
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
        commit(staged.result(), holderOf);
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

/** The tables of one file, and how the file is replaced by them. */
interface Rows {
  tables: { [T in TableName]: Tables[T][] };
  write: () => void;
}

function openRows<State extends Fixtures | PrivateState>(
  file: JsonFile<State>,
): Rows & { state: State } {
  const state = file.read();
  // The one place where a table's name is tied to the file that holds it; past it, types hold again.
  const tables = state as unknown as Rows['tables'];
  return {
    state,
    tables,
    write: () => {
      file.write(state);
    },
  };
}

/** lowdb on the same rows: what either of both changes, the other reads. */
function lowdbOver({ state, write }: Rows & { state: Fixtures }): low.LowdbSync<Fixtures> {
  // lowdb's types ask for an instance of its own adapter class; it calls only these two methods.
  return low({ read: () => state, write } as unknown as low.AdapterSync<Fixtures>);
}

/** Puts the changed tables in place and writes their files; a failure restores all of them. */
function commit(changes: StagedTable[], holderOf: (table: TableName) => Rows): void {
  const before: StagedTable[] = changes.map(({ table }) => ({
    table,
    rows: holderOf(table).tables[table],
  }));
  const put = (tables: StagedTable[]) => {
    for (const { table, rows } of tables) Object.assign(holderOf(table).tables, { [table]: rows });
  };
  const written: Rows[] = [];

  put(changes);
  try {
    for (const rows of new Set(changes.map(({ table }) => holderOf(table)))) {
      rows.write();
      written.push(rows);
    }
  } catch (cause) {
    put(before);
    for (const rows of written) restore(rows);
    throw new StoreUnavailable('The data folder cannot be written', { cause });
  }
}

/** Writes a file's former rows again; if that fails too, the next write replaces them. */
function restore(rows: Rows): void {
  try {
    rows.write();
  } catch {
    // The caller receives the failure that made this necessary.
  }
}
