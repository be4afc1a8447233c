import { readdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureNameOf } from '@server/domain/images/pictures';
import { ifMissing } from '@server/files/ifMissing';
import { ConstraintViolated, type Store } from '@server/store/Store';

type ImageTable = 'images' | 'screenshots';

const DONE = '.migrated';

/**
 * Copies images of earlier versions from the data folder into the store and renames their folders.
 * It is safe to interrupt or repeat this, and to run it on several servers concurrently. Files that no
 * row refers to are kept in the renamed folder.
 */
export async function migrateImageFolders(store: Store, dataDir: string): Promise<void> {
  await migrateFolder(store, 'images', join(dataDir, 'uploads'), pictureNames);
  await migrateFolder(store, 'screenshots', join(dataDir, 'reports'), screenshotNames);
}

async function migrateFolder(
  store: Store,
  table: ImageTable,
  folder: string,
  namesIn: (store: Store) => Promise<Map<string, string>>,
): Promise<void> {
  // Other servers may rename the folder at any time.
  const files = new Set(await readdir(folder).catch(ifMissing([])));
  if (files.size === 0) return;
  for (const [id, created_at] of await namesIn(store)) {
    const bytes = files.has(id) ? await readFile(join(folder, id)).catch(ifMissing(null)) : null;
    // Earlier versions could leave an empty file on a full disk.
    if (bytes === null || bytes.length === 0) continue;
    await insertOnce(store, table, { id, data: bytes.toString('base64'), created_at });
  }
  await rename(folder, folder + DONE).catch(ifMissing(undefined));
}

/** Does nothing if the row exists or another server inserts it concurrently. */
async function insertOnce(
  store: Store,
  table: ImageTable,
  row: { id: string; data: string; created_at: string },
): Promise<void> {
  try {
    await store.write(async (tx) => {
      if (!(await tx.get(table, row.id))) await tx.insert(table, row);
    });
  } catch (error) {
    if (!(error instanceof ConstraintViolated && error.constraint === 'id')) throw error;
  }
}

/** The names of the pictures of people and companies, with the time to store as their creation. */
function pictureNames(store: Store): Promise<Map<string, string>> {
  return store.read(async (tx) => {
    const logos = (await tx.find('companies')).map(({ logo }) => logo);
    const pictures = (await tx.find('users')).map(({ picture_url }) => picture_url);
    const now = new Date().toISOString();
    const names = [...logos, ...pictures].map(pictureNameOf);
    return new Map(names.flatMap((name) => (name === null ? [] : [[name, now] as const])));
  });
}

function screenshotNames(store: Store): Promise<Map<string, string>> {
  return store.read(async (tx) => {
    const reports = await tx.find('error_reports');
    const shown = reports.flatMap(({ screenshot, created_at }) =>
      screenshot === null ? [] : [[screenshot, created_at] as const],
    );
    return new Map(shown);
  });
}
