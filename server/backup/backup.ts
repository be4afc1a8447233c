import { chmod, cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import Libsql from 'libsql';
import { ifMissing } from '../files/ifMissing';
import { SQLITE_FILE } from '../openStore';
import { LOCK_FILE, lockFolder } from '../store/folderLock';
import { checkSqliteFile } from '../store/sql/sqlite/sqliteFile';

/** Image folders of earlier versions, in backups and data folders that no later version has opened yet. */
const IMAGE_FOLDERS = ['uploads', 'reports'];
/**
 * Omitted, because mails and tokens give access to accounts, and ended sessions and revoked API tokens must not be
 * restored.
 */
const OMITTED_TABLES = [
  ...['mails', 'tokens', 'api_tokens', 'email_changes', 'sessions', 'devices'],
  ...['challenges', 'pending_sign_ins'],
  // A server would distrust its clock after the restore of an older backup.
  'clock_readings',
];
const SQLITE_LOGS = [`${SQLITE_FILE}-wal`, `${SQLITE_FILE}-shm`];
/** The prefix of the folder to which a restore moves the replaced files. */
const REPLACED_PREFIX = 'before-restore-';

/**
 * Copies the database of a data folder into a new folder. The copy is a consistent snapshot, even while a
 * server writes to the database. Sessions, API tokens and mailed links are omitted. Throws if there is no database, or
 * if the target is not empty.
 */
export async function backUp(dataDir: string, target: string): Promise<void> {
  const source = join(dataDir, SQLITE_FILE);
  if (!(await exists(source))) throw new Error(`${dataDir} contains no database to back up.`);
  await makeEmpty(target);
  // The file gets its final name once it is complete and contains no secrets.
  const draft = join(target, `${SQLITE_FILE}.part`);
  try {
    copyDatabase(source, draft);
    await chmod(draft, 0o600);
    emptyTables(OMITTED_TABLES, draft);
    checkSqliteFile(draft, 'integrity_check');
    await copyImageFolders(dataDir, target);
    await rename(draft, join(target, SQLITE_FILE));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/**
 * Replaces the files of a data folder by a backup. The replaced files are moved into a folder within the
 * data folder, which is returned; null if there were none. Throws, without changing anything, while a
 * server uses the folder, or if the backup is not an undamaged database of this product.
 */
export async function restore(backup: string, dataDir: string): Promise<string | null> {
  const source = join(backup, SQLITE_FILE);
  if (!(await exists(source))) throw new Error(`${backup} contains no backup.`);
  checkSqliteFile(source, 'integrity_check');
  const lock = await lockFolder(dataDir, 0);
  const incoming = join(dataDir, 'arriving');
  try {
    await rm(incoming, { recursive: true, force: true });
    const present = await contentsOf(dataDir);
    await mkdir(incoming, { mode: 0o700 });
    const copy = join(incoming, SQLITE_FILE);
    copyDatabase(source, copy);
    await chmod(copy, 0o600);
    await copyImageFolders(backup, incoming);
    const aside = join(dataDir, `${REPLACED_PREFIX}${new Date().toISOString().replace(/\W/g, '')}`);
    if (present.length > 0) await moveAll(present, dataDir, aside);
    await moveAll(await readdir(incoming), incoming, dataDir);
    return present.length > 0 ? aside : null;
  } finally {
    await rm(incoming, { recursive: true, force: true });
    lock.release();
  }
}

/** The files of a data folder, without locks and the folders of earlier restores. */
async function contentsOf(dataDir: string): Promise<string[]> {
  const names = await readdir(dataDir);
  return names.filter((name) => !name.startsWith(LOCK_FILE) && !name.startsWith(REPLACED_PREFIX));
}

/**
 * Moves files one by one, because the folder itself may be the mount point of a volume. SQLite's logs may disappear
 * meanwhile: the last connection to a database writes them into it when it closes, and removes them.
 */
async function moveAll(names: string[], from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const name of names) {
    const moved = rename(join(from, name), join(to, name));
    await (SQLITE_LOGS.includes(name) ? moved.catch(ifMissing(undefined)) : moved);
  }
}

/** Copies a consistent snapshot of a database, even while other processes write to it. */
function copyDatabase(from: string, to: string): void {
  const database = new Libsql(from);
  try {
    database.prepare('vacuum into ?').run([to]);
  } finally {
    database.close();
  }
}

/** Empties tables. `vacuum` also removes their rows from unused pages of the file. */
function emptyTables(tables: readonly string[], file: string): void {
  const database = new Libsql(file);
  try {
    for (const table of tables) database.exec(`delete from ${table}`);
    database.exec('vacuum');
  } finally {
    database.close();
  }
}

async function copyImageFolders(from: string, to: string): Promise<void> {
  for (const folder of IMAGE_FOLDERS) {
    if (!(await exists(join(from, folder)))) continue;
    await cp(join(from, folder), join(to, folder), { recursive: true, preserveTimestamps: true });
  }
}

async function makeEmpty(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty.`);
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );
