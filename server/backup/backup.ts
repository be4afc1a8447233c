import { chmod, cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import Libsql from 'libsql';
import { SQLITE_FILE } from '../openStore';
import { LOCK_FILE, lockFolder } from '../store/folderLock';
import { checkSqliteFile } from '../store/sql/sqlite/sqliteFile';

/** Images of earlier versions, in backups and data folders that no later version has opened yet. */
const IMAGE_FOLDERS = ['uploads', 'reports'];
/** Mails and tokens open accounts; sessions that have ended since must not come back. */
const TABLES_LEFT_OUT = ['mails', 'tokens', 'email_changes', 'sessions', 'devices'];
/** Where a restore puts what it replaces. */
const ASIDE = 'before-restore-';

/**
 * Copies the database of a data folder into a new folder, also while a server is writing to it: the
 * copy is of one moment. Links that open accounts and sessions are left out. Throws when there is
 * nothing to copy, or when the target holds something.
 */
export async function backUp(dataDir: string, target: string): Promise<void> {
  const source = join(dataDir, SQLITE_FILE);
  if (!(await exists(source))) throw new Error(`${dataDir} holds no database to back up.`);
  await makeEmpty(target);
  // Under its final name only once it is complete and holds no secrets.
  const draft = join(target, `${SQLITE_FILE}.part`);
  try {
    copyDatabase(source, draft);
    await chmod(draft, 0o600);
    leaveOut(TABLES_LEFT_OUT, draft);
    checkSqliteFile(draft, 'integrity_check');
    await copyImageFolders(dataDir, target);
    await rename(draft, join(target, SQLITE_FILE));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/**
 * Puts a backup in a data folder's place. What the folder held is moved into a folder within it,
 * which is returned; null when there was nothing. Throws while a server has the folder, and unless
 * the backup is an undamaged database of this product; the folder is then as it was.
 */
export async function restore(backup: string, dataDir: string): Promise<string | null> {
  const source = join(backup, SQLITE_FILE);
  if (!(await exists(source))) throw new Error(`${backup} holds no backup.`);
  checkSqliteFile(source, 'integrity_check');
  const lock = await lockFolder(dataDir, 0);
  const arriving = join(dataDir, 'arriving');
  try {
    await rm(arriving, { recursive: true, force: true });
    const present = await contentsOf(dataDir);
    await mkdir(arriving, { mode: 0o700 });
    const copy = join(arriving, SQLITE_FILE);
    copyDatabase(source, copy);
    await chmod(copy, 0o600);
    await copyImageFolders(backup, arriving);
    const aside = join(dataDir, `${ASIDE}${new Date().toISOString().replace(/\W/g, '')}`);
    if (present.length > 0) await moveAll(present, dataDir, aside);
    await moveAll(await readdir(arriving), arriving, dataDir);
    return present.length > 0 ? aside : null;
  } finally {
    await rm(arriving, { recursive: true, force: true });
    lock.release();
  }
}

/** What a server would find in its folder: neither locks nor what earlier restores put aside. */
async function contentsOf(dataDir: string): Promise<string[]> {
  const names = await readdir(dataDir);
  return names.filter((name) => !name.startsWith(LOCK_FILE) && !name.startsWith(ASIDE));
}

/** One by one, because the folder itself may be where a volume is mounted. */
async function moveAll(names: string[], from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const name of names) await rename(join(from, name), join(to, name));
}

/** Copies the state of one moment, while others write. */
function copyDatabase(from: string, to: string): void {
  const database = new Libsql(from);
  try {
    database.prepare('vacuum into ?').run([to]);
  } finally {
    database.close();
  }
}

/** Empties tables, and leaves nothing of their rows in unused pages of the file. */
function leaveOut(tables: readonly string[], file: string): void {
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
