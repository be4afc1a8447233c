import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ifMissing } from '../files/ifMissing';
import { LOCK_FILE, lockFolder, type FolderLock } from '../store/folderLock';

/** The names that the server and its commands write. A folder with any other file is not emptied. */
const SERVER_FILES =
  /^(value-drivers\.db|db\.json|private\.json|fixtures-large\.json|uploads|reports|outbox|arriving|before-restore-\w+|server\.pid|server\.lock|qa)([.-].*)?$|^\.DS_Store$/;

/** The folder of `npm run qa`, which has a server of its own. */
const QA_FOLDER = 'qa';

/**
 * Removes what a data folder contains, except the locks: another process may just be opening one. Returns whether there
 * was anything. Throws, without removing anything, while a server uses the folder, or if it is not a data folder.
 */
export async function reset(dataDir: string): Promise<boolean> {
  const names = await namesIn(dataDir);
  const foreign = names.filter((name) => !SERVER_FILES.test(name)).slice(0, 3);
  if (foreign.length > 0) {
    throw new Error(
      `Nothing was removed: ${dataDir} is not a data folder of this server; it contains ${foreign.join(', ')}.`,
    );
  }
  if (names.length === 0) return false;
  const locks: FolderLock[] = [];
  try {
    locks.push(await lockFolder(dataDir, 0));
    const hasQa = names.includes(QA_FOLDER);
    if (hasQa) locks.push(await lockFolder(join(dataDir, QA_FOLDER), 0));
    const removed = [
      ...(await removeIn(dataDir, (name) => name !== QA_FOLDER)),
      ...(hasQa ? await removeIn(join(dataDir, QA_FOLDER), () => true) : []),
    ];
    return removed.length > 0;
  } finally {
    for (const lock of locks) lock.release();
  }
}

async function namesIn(folder: string): Promise<string[]> {
  const stats = await stat(folder).catch(ifMissing(null));
  if (stats === null) return [];
  return stats.isDirectory() ? readdir(folder) : [folder];
}

async function removeIn(folder: string, isChosen: (name: string) => boolean): Promise<string[]> {
  const chosen = (await readdir(folder)).filter(
    (name) => !name.startsWith(LOCK_FILE) && isChosen(name),
  );
  for (const name of chosen) await rm(join(folder, name), { recursive: true });
  return chosen;
}
