import { chmod, cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import Libsql from 'libsql';
import { SQLITE_FILE } from '../openStore';
import { lockFolder } from '../store/folderLock';

/** Beside the database: files it knows by name, each written once and never changed. */
const FOLDERS = ['uploads', 'reports'];
/** Where a restore puts what it replaces. */
const ASIDE = 'before-restore-';

/**
 * Copies what a data folder holds into a new folder, also while a server is writing to it: the copy
 * is of one moment. Mails in the outbox are left out, for they hold links that open accounts.
 * Throws when there is nothing to copy, or when the target holds something.
 */
export async function backUp(dataDir: string, target: string): Promise<void> {
  if (!(await exists(join(dataDir, SQLITE_FILE)))) {
    throw new Error(`${dataDir} holds no database to back up.`);
  }
  await makeEmpty(target);
  await copyInto(target, dataDir);
}

/**
 * Puts a backup in a data folder's place. What the folder held is moved into a folder within it,
 * which is returned; null when there was nothing. Throws while a server has the folder, and when the
 * backup is not whole; the folder is then as it was.
 */
export async function restore(backup: string, dataDir: string): Promise<string | null> {
  if (!(await exists(join(backup, SQLITE_FILE)))) throw new Error(`${backup} holds no backup.`);
  const lock = lockFolder(dataDir);
  const arriving = join(dataDir, 'arriving');
  try {
    await rm(arriving, { recursive: true, force: true });
    const held = await heldIn(dataDir);
    await mkdir(arriving, { mode: 0o700 });
    await copyInto(arriving, backup);
    const aside = join(dataDir, `${ASIDE}${new Date().toISOString().replace(/\W/g, '')}`);
    if (held.length > 0) await moveAll(held, dataDir, aside);
    await moveAll(await readdir(arriving), arriving, dataDir);
    return held.length > 0 ? aside : null;
  } finally {
    await rm(arriving, { recursive: true, force: true });
    lock.release();
  }
}

/** What a server would find in its folder: neither locks nor what earlier restores put aside. */
async function heldIn(dataDir: string): Promise<string[]> {
  const names = await readdir(dataDir);
  return names.filter((name) => !name.startsWith('server.pid') && !name.startsWith(ASIDE));
}

/** One by one, for the folder itself may be where a volume is mounted. */
async function moveAll(names: string[], from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const name of names) await rename(join(from, name), join(to, name));
}

async function copyInto(target: string, source: string): Promise<void> {
  // Once before the database and once after: what either moment knows is there.
  await copyFolders(source, target);
  const copy = join(target, SQLITE_FILE);
  copyDatabase(join(source, SQLITE_FILE), copy);
  await chmod(copy, 0o600);
  await copyFolders(source, target);
}

/** Of one moment, while others write; and read through, so that a damaged one is not taken. */
function copyDatabase(from: string, to: string): void {
  const database = new Libsql(from);
  try {
    database.prepare('vacuum into ?').run([to]);
  } finally {
    database.close();
  }
  const copy = new Libsql(to);
  try {
    const [found] = copy.prepare('pragma integrity_check').all([]) as { integrity_check: string }[];
    if (found?.integrity_check !== 'ok') throw new Error(`The database in ${from} is damaged.`);
  } finally {
    copy.close();
  }
}

async function copyFolders(from: string, to: string): Promise<void> {
  for (const folder of FOLDERS) {
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
