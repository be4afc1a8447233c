import { closeSync, openSync, readSync, renameSync, rmSync } from 'node:fs';
import Libsql from 'libsql';
import {
  FIRST_MIGRATION,
  laterVersion,
  unknownMigrations,
} from '@server/store/sql/migrations/migrations';

/** Suffixes of the files that SQLite creates beside a database. */
const COMPANIONS = ['-wal', '-shm', '-journal'];
const HEADER = 'SQLite format 3\0';

/**
 * Throws an error for the operator unless a file is an undamaged database of this version of the product
 * or an earlier one. The quick check does not compare indexes with their tables.
 */
export function checkSqliteFile(file: string, check: 'quick_check' | 'integrity_check'): void {
  const header = headerOf(file);
  if (header === '') throw new Error(`${file} is empty. ${ADVICE}`);
  if (header !== HEADER) throw new Error(`${file} is not a database. ${ADVICE}`);
  const database = new Libsql(file);
  try {
    const problem = problemOf(database, check);
    if (problem !== null) throw new Error(`${file} is damaged (${problem}). ${ADVICE}`);
    const applied = appliedIn(database);
    if (!applied.includes(FIRST_MIGRATION)) {
      throw new Error(`${file} is a database of another program. ${ADVICE}`);
    }
    const unknown = unknownMigrations(applied);
    if (unknown.length > 0) throw laterVersion(unknown);
  } finally {
    database.close();
  }
}

const ADVICE = 'Restore a backup, or move the file away.';

function headerOf(file: string): string {
  const start = Buffer.alloc(HEADER.length);
  try {
    const opened = openSync(file, 'r');
    try {
      return start.toString('latin1', 0, readSync(opened, start));
    } finally {
      closeSync(opened);
    }
  } catch (cause) {
    const { code = 'unknown error' } = cause as NodeJS.ErrnoException;
    throw new Error(`${file} cannot be read (${code}).`, { cause });
  }
}

/** The first problem that a check of the database reports; null if there is none. */
function problemOf(database: Libsql.Database, check: string): string | null {
  try {
    const [found] = database.prepare(`pragma ${check}(1)`).all([]) as Record<string, string>[];
    const result = found?.[check] ?? 'no result';
    return result === 'ok' ? null : result;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function appliedIn(database: Libsql.Database): string[] {
  try {
    const rows = database.prepare('select name from migrations').all([]) as { name: string }[];
    return rows.map(({ name }) => name);
  } catch {
    return [];
  }
}

/**
 * Creates a database under a temporary name and renames it once it is complete, so that a process that is
 * killed in the meantime does not leave an incomplete database.
 */
export async function createSqliteFile(
  file: string,
  make: (draft: string) => Promise<void>,
): Promise<void> {
  const draft = `${file}.new`;
  const remove = (suffixes: string[]) => {
    for (const suffix of suffixes) rmSync(draft + suffix, { force: true });
  };
  remove(['', ...COMPANIONS]);
  await make(draft);
  renameSync(draft, file);
  remove(COMPANIONS);
}
