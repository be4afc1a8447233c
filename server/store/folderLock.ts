import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Libsql from 'libsql';

/** The lock's file in a data folder. It is never removed: another process may just be opening it. */
export const LOCK_FILE = 'server.lock';

const WAIT_MS = 10_000;
const TRY_EVERY_MS = 50;

export interface FolderLock {
  release(): void;
}

/**
 * Keeps a data folder from other processes, in other containers too. The lock is SQLite's on a file,
 * which the system releases with the process. Waits up to `waitMs` for a process that is ending;
 * throws with a message for the operator when the folder stays in use or cannot be written.
 */
export async function lockFolder(folder: string, waitMs = WAIT_MS): Promise<FolderLock> {
  ensureWritable(folder);
  const database = new Libsql(join(folder, LOCK_FILE));
  const until = Date.now() + waitMs;
  try {
    database.exec('pragma busy_timeout = 0');
    while (!tryLock(database)) {
      if (Date.now() >= until) throw new Error(inUse(folder));
      await pause(TRY_EVERY_MS);
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

/** Makes a folder where there is none; throws with a message for the operator if it is read-only. */
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
