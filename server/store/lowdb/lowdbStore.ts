import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import low from 'lowdb';
import { allSums } from '@server/domain/figures/sums';
import { stateOf } from '@server/store/modelState';
import { deepCopy } from './deepCopy';
import { createJsonFile, createMemoryFile, type JsonFile } from './jsonFile';
import { createLock } from '@server/store/lock';
import { stageWrite, type StagedTable } from './stagedWrite';
import { StoreUnavailable, type Store, type RowChain } from '@server/store/Store';
import { isPrivate, type Fixtures, type TableName, type Tables } from '@server/store/tables';
import { NO_FIXTURES, NO_PRIVATE_ROWS, type PrivateState } from './emptyTables';
import { withMissingColumns } from './missingColumns';
import { createReading, type RowsOf } from './reading';

/** A Store for fixtures. It is not fast and durable enough for the product's data. */
export interface LowdbStore extends Store {
  /** The public tables, for QA's router. Credentials, sessions and other private tables are not in it. */
  publicDb: low.LowdbSync<Fixtures>;
}

/**
 * Creates a store in memory that begins with these rows. It does not change them: a write puts a new row in place
 * of a former one.
 */
export function createMemoryStore(fixtures: Partial<Fixtures> = {}): LowdbStore {
  const state = copyTables({ ...NO_FIXTURES, ...fixtures });
  const driver_sums = allSums(state.subdrivers, state.activities, state.answers);
  const model_state = [stateOf(state.model_versions)];
  const secrets = { ...NO_PRIVATE_ROWS, driver_sums, model_state };
  return createStore(createMemoryFile(state), createMemoryFile(secrets));
}

/** Copies the lists of rows, but not the rows. */
const copyTables = (tables: Fixtures) =>
  Object.fromEntries(
    Object.entries(tables).map(([table, rows]: [string, object[]]) => [table, [...rows]]),
  ) as unknown as Fixtures;

/**
 * Opens the store in `db.json` and `private.json` of a folder, which is created if missing. `format`: makes the text
 * of db.json; JSON on one line by default.
 */
export function createFileStore(
  folder: string,
  format?: (fixtures: Fixtures) => string,
): LowdbStore {
  mkdirSync(folder, { recursive: true });
  return createStore(
    createJsonFile(join(folder, 'db.json'), deepCopy(NO_FIXTURES), format),
    createJsonFile(join(folder, 'private.json'), deepCopy(NO_PRIVATE_ROWS)),
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
          referenceVersion: null,
          get: (table, id) => Promise.resolve(deepCopy(rowsOf(table).find((row) => row.id === id))),
          ...createReading(rowsOf),
        }),
      ),
    followReferences: (id, tables, columns) =>
      lock.shared(() => Promise.resolve(followReferences(rowsOf, id, tables, columns))),
    write: (work) =>
      lock.exclusive(async () => {
        const staged = stageWrite(rowsOf);
        const result = await work(staged.tx);
        commit(staged.result(), holderOf);
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

/** The tables of one file, and how the file is replaced by them. */
interface Rows {
  tables: { [T in TableName]: Tables[T][] };
  write: () => void;
}

function openRows<State extends Fixtures | PrivateState>(
  file: JsonFile<State>,
): Rows & { state: State } {
  const state = withMissingColumns(file.read());
  // The only cast: it states that a table is in the file that `holderOf` returns for it.
  const tables = state as unknown as Rows['tables'];
  return {
    state,
    tables,
    write: () => {
      file.write(state);
    },
  };
}

/** lowdb on the same tables. Each of the two reads what the other has written. */
function lowdbOver({ state, write }: Rows & { state: Fixtures }): low.LowdbSync<Fixtures> {
  // QA's router changes rows in place, and a store in memory shares them with its creator.
  Object.assign(state, deepCopy(state));
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
