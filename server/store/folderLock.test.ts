import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFolder } from './folderLock';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  file = join(folder, 'server.pid');
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

test('a folder has one holder at a time, and is free once released', () => {
  const lock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(`in use by process ${String(process.pid)}. Stop that`);
  lock.release();
  lockFolder(folder).release();
  expect(readdirSync(folder)).toEqual([]);
});

test('a process that is gone holds nothing', () => {
  const { pid } = spawnSync(process.execPath, ['-e', '0']);
  writeFileSync(file, JSON.stringify({ pid, started: '1' }));
  lockFolder(folder).release();
});

test('a living process does, unless its id has gone to another since', async () => {
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 20000)']);
  writeFileSync(file, JSON.stringify({ pid: child.pid, started: null }));
  expect(() => lockFolder(folder)).toThrow('is in use by process');
  if (existsSync('/proc/self/stat')) {
    writeFileSync(file, JSON.stringify({ pid: child.pid, started: '1' }));
    lockFolder(folder).release();
  }
  child.kill('SIGKILL');
  await new Promise((resolve) => child.once('exit', resolve));
});

test('a file that is no lock is taken over', () => {
  writeFileSync(file, '{"pid":');
  lockFolder(folder).release();
});
