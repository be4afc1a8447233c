import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOCK_FILE, lockFolder } from './folderLock';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Another process that locks the folder until it is killed. */
async function holdElsewhere() {
  const program = `
    const database = new (require('libsql'))(${JSON.stringify(join(folder, LOCK_FILE))});
    database.exec('begin exclusive');
    console.log('held');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return child;
}

test('a folder can be locked once at a time, and again after it is released', async () => {
  const lock = await lockFolder(folder);
  await expect(lockFolder(folder, 0)).rejects.toThrow(
    `${folder} is in use by another process. Stop that server, or set DATA_DIR`,
  );
  lock.release();
  (await lockFolder(folder, 0)).release();
});

test('another process’s lock holds until that process ends, however it ends', async () => {
  const child = await holdElsewhere();
  await expect(lockFolder(folder, 0)).rejects.toThrow('is in use by another process');
  const waiting = lockFolder(folder);
  child.kill('SIGKILL');
  (await waiting).release();
});

test('a folder that is not writable gives a clear error', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  await expect(lockFolder(join(file, 'data'))).rejects.toThrow(
    /data cannot be written \(ENOTDIR\)\. Set DATA_DIR to a folder that can be\./,
  );
});
