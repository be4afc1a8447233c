import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../config';
import { openStore } from '../openStore';
import type { Store } from '../store/Store';
import { backUp, restore } from './backup';

let folder: string;
let dataDir: string;
let backup: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'));
  dataDir = join(folder, 'data');
  backup = join(folder, 'backup');
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const open = () => openStore(readConfig({ DATA_DIR: dataDir }));
const add = (store: Store, name: string) =>
  store.write((tx) =>
    tx.insert('workspaces', { id: name, name, deleted_at: null, deleted_by: null, purge_at: null }),
  );
const names = async () => {
  const store = await open();
  const rows = await store.read((tx) => tx.find('workspaces'));
  await store.close();
  return rows.map(({ name }) => name).sort();
};

/** A server at work, with one workspace and one image. */
async function filled(): Promise<Store> {
  const store = await open();
  await add(store, 'before');
  mkdirSync(join(dataDir, 'uploads'));
  writeFileSync(join(dataDir, 'uploads', 'logo.webp'), 'an image');
  return store;
}

test('a backup made under a working server brings back that moment', async () => {
  const store = await filled();
  await backUp(dataDir, backup);
  await add(store, 'after');
  await store.close();
  rmSync(join(dataDir, 'uploads'), { recursive: true });

  const aside = await restore(backup, dataDir);
  expect(await names()).toEqual(['before']);
  expect(readFileSync(join(dataDir, 'uploads', 'logo.webp'), 'utf8')).toBe('an image');
  // What it replaced is still there, whole.
  dataDir = String(aside);
  expect(await names()).toEqual(['after', 'before']);
});

test('a backup serves a machine that has nothing yet', async () => {
  await (await filled()).close();
  await backUp(dataDir, backup);
  rmSync(dataDir, { recursive: true });
  expect(await restore(backup, dataDir)).toBeNull();
  expect(await names()).toEqual(['before']);
});

test('nothing is restored under a working server, nor from a backup that is not whole', async () => {
  const store = await filled();
  await backUp(dataDir, backup);
  await expect(restore(backup, dataDir)).rejects.toThrow('is in use by process');
  await store.close();

  writeFileSync(join(backup, 'value-drivers.db'), 'not a database at all');
  await expect(restore(backup, dataDir)).rejects.toThrow();
  await expect(restore(join(folder, 'nowhere'), dataDir)).rejects.toThrow('holds no backup');
  expect(await names()).toEqual(['before']);
  expect(readdirSync(dataDir).filter((name) => !name.includes('.db'))).toEqual(['uploads']);
});

test('a backup overwrites nothing', async () => {
  await expect(backUp(dataDir, backup)).rejects.toThrow('holds no database');
  await (await filled()).close();
  await backUp(dataDir, backup);
  await expect(backUp(dataDir, backup)).rejects.toThrow('is not empty');
});
