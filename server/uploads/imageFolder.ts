import { randomBytes } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { isImageName, type ImageFolder } from '@server/domain/images';
import type { ScreenshotFolder } from '@server/domain/reportError';
import { StoreUnavailable } from '@server/store/Store';

const ADDRESS = '/uploads/';

/** Images in a folder of this machine; several servers share it. Without one none can be kept. */
export function createImageFolder(folder: string | undefined): ImageFolder {
  return {
    async keep(bytes, extension) {
      const name = `${randomBytes(24).toString('base64url')}.${extension}`;
      await writeTo(folder, name, bytes);
      return ADDRESS + name;
    },
    async discard(address) {
      const name = basename(address);
      // What came with demo data is not its to remove.
      if (folder === undefined || address !== ADDRESS + name || !isImageName(name)) return;
      // A file that stays costs some space; the call that replaced it has succeeded.
      await rm(join(folder, name), { force: true }).catch(() => undefined);
    },
  };
}

/** What reports show, in a folder that is never served. */
export function createScreenshotFolder(folder: string | undefined): ScreenshotFolder {
  return { keep: (name, bytes) => writeTo(folder, name, bytes) };
}

/** Writes a file under a name of its own; a disk that refuses is a store that cannot be reached. */
async function writeTo(folder: string | undefined, name: string, bytes: Buffer) {
  if (folder === undefined) throw new StoreUnavailable('There is no folder for images');
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, name), bytes, { mode: 0o600, flag: 'wx' });
  } catch (cause) {
    throw new StoreUnavailable('An image cannot be written', { cause });
  }
}
