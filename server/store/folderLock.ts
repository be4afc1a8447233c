import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Libsql from 'libsql';

/** The lock file in a data folder. It is never removed, because another process may just be opening it. */
export const LOCK_FILE = 'server.lock';

const WAIT_MS = 10_000;
const RETRY_MS = 50;

export interface FolderLock {
  release(): void;
}

/**
 * Locks a data folder against other processes, including those in other containers. It uses SQLite's lock
 * on a file, which the system releases when the process ends. Waits up to `waitMs` for another process to
 * end. Throws an error for the operator if the folder stays in use or is not writable.
 */
export async function lockFolder(folder: string, waitMs = WAIT_MS): Promise<FolderLock> {
  ensureWritable(folder);
  const database = new Libsql(join(folder, LOCK_FILE));
  const until = Date.now() + waitMs;
  try {
    database.exec('pragma busy_timeout = 0');
    while (!tryLock(database)) {
      if (Date.now() >= until) throw new Error(inUse(folder));
      await pause(RETRY_MS);
    }
  } catch (error) {
    database.close();
    throw error;
  }
  return {
    release() {
      database.close();
    },
  };
}

const inUse = (folder: string) =>
  `${folder} is in use by another process. Stop that server, or set DATA_DIR to another folder.`;

function tryLock(database: Libsql.Database): boolean {
  try {
    database.exec('begin exclusive');
    return true;
  } catch (error) {
    const { code } = Object(error) as { code?: unknown };
    if (String(code).startsWith('SQLITE_BUSY')) return false;
    throw error;
  }
}

/** Creates a missing folder. Throws an error for the operator if it is not writable. */
export function ensureWritable(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    const { code = 'unknown error' } = cause as NodeJS.ErrnoException;
    const message = `${folder} cannot be written (${code}). Set DATA_DIR to a folder that can be.`;
    throw new Error(message, { cause });
  }
}
