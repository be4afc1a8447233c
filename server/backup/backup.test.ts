import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import Libsql from 'libsql';
import { readConfig } from '../config';
import { openStore } from '../openStore';
import type { Store } from '../store/Store';
import { ROWS_OF_EACH_TABLE } from '@server/testing/store/sampleRows';
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

/** A running server with one workspace. */
async function filled(): Promise<Store> {
  const store = await open();
  await add(store, 'before');
  return store;
}

test('a backup of a running server restores the state of that moment', async () => {
  const store = await filled();
  const [image] = ROWS_OF_EACH_TABLE.images;
  if (!image) throw new Error('There is no sample image');
  const pieces = ROWS_OF_EACH_TABLE.evidence_pieces;
  await store.write(async (tx) => {
    await tx.insert('images', image);
    await tx.insert('evidence_pieces', pieces);
  });
  await backUp(dataDir, backup);
  expect(readdirSync(backup)).toEqual(['value-drivers.db']);
  await add(store, 'after');
  await store.close();

  const aside = await restore(backup, dataDir);
  expect(await names()).toEqual(['before']);
  const restored = await open();
  expect(await restored.read((tx) => tx.find('images'))).toEqual([image]);
  expect(await restored.read((tx) => tx.find('evidence_pieces'))).toEqual(pieces);
  await restored.close();
  // The replaced files still exist completely.
  dataDir = String(aside);
  expect(await names()).toEqual(['after', 'before']);
});

test('a backup can be restored into an empty folder', async () => {
  await (await filled()).close();
  await backUp(dataDir, backup);
  rmSync(dataDir, { recursive: true });
  expect(await restore(backup, dataDir)).toBeNull();
  expect(await names()).toEqual(['before']);
});

test('image folders of an earlier version are copied too', async () => {
  await (await filled()).close();
  mkdirSync(join(dataDir, 'uploads'));
  writeFileSync(join(dataDir, 'uploads', 'logo.png'), 'an image');
  await backUp(dataDir, backup);
  await restore(backup, dataDir);
  expect(readFileSync(join(dataDir, 'uploads', 'logo.png'), 'utf8')).toBe('an image');
});

test('a log that SQLite removes during a restore does not stop it', async () => {
  await (await filled()).close();
  await backUp(dataDir, backup);
  const log = join(dataDir, 'value-drivers.db-wal');
  writeFileSync(log, '');
  const run = { ended: false };
  const restored = restore(backup, dataDir).finally(() => (run.ended = true));
  // The restore has listed the files to move before it creates this folder.
  while (!run.ended && !existsSync(join(dataDir, 'arriving'))) await setImmediate();
  // SQLite itself may have removed it already, when it released the closed database.
  rmSync(log, { force: true });
  await restored;
  expect(await names()).toEqual(['before']);
});

test('a backup contains nothing that gives access to an account', async () => {
  const store = await filled();
  const { companies, users, tokens, api_tokens, sessions, mails } = ROWS_OF_EACH_TABLE;
  const secret = 'https://drivers.example/reset-password?token=opens-an-account';
  await store.write(async (tx) => {
    await tx.insert('workspaces', ROWS_OF_EACH_TABLE.workspaces);
    await tx.insert('companies', companies);
    await tx.insert('users', users);
    await tx.insert('tokens', tokens);
    await tx.insert('api_tokens', api_tokens);
    await tx.insert('sessions', sessions);
    await tx.insert(
      'mails',
      mails.map((mail) => ({ ...mail, text: secret })),
    );
  });
  await backUp(dataDir, backup);
  await store.close();
  expect(readFileSync(join(backup, 'value-drivers.db'), 'latin1')).not.toContain(secret);
  await restore(backup, dataDir);
  const restored = await open();
  const left = await restored.read(async (tx) => [
    ...(await tx.find('tokens')),
    ...(await tx.find('api_tokens')),
    ...(await tx.find('sessions')),
    ...(await tx.find('mails')),
  ]);
  expect(left).toEqual([]);
  expect(await restored.read((tx) => tx.find('users'))).toHaveLength(1);
  await restored.close();
});

test('nothing is restored while a server is running, or from a folder without a backup', async () => {
  const store = await filled();
  await backUp(dataDir, backup);
  await expect(restore(backup, dataDir)).rejects.toThrow('is in use by another process');
  await store.close();
  await expect(restore(join(folder, 'nowhere'), dataDir)).rejects.toThrow('contains no backup');
  expect(await names()).toEqual(['before']);
});

describe('a file that is not an undamaged database of this product', () => {
  const foreign = (file: string) => {
    rmSync(file);
    const database = new Libsql(file);
    database.exec('create table notes (text text)');
    database.close();
  };
  const later = (file: string) => {
    const database = new Libsql(file);
    database.exec("insert into migrations values ('9999-later', '2030-01-01')");
    database.close();
  };
  /** Overwrites everything except the first page. */
  const damage = (file: string) => {
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.fill(0xaa, 4096));
  };

  test.each([
    ['of no bytes', (file: string) => writeFileSync(file, ''), /value-drivers\.db is empty\. /],
    ['of text', (file: string) => writeFileSync(file, 'x'.repeat(5000)), /is not a database\. /],
    ['of another program', foreign, /of another program/],
    ['that is damaged', damage, /value-drivers\.db is damaged/],
    ['of a later version', later, /created by a later version \(9999-later\)/],
  ])('%s is neither restored nor opened', async (_what, spoil, message) => {
    await (await filled()).close();
    await backUp(dataDir, backup);
    spoil(join(backup, 'value-drivers.db'));
    await expect(restore(backup, dataDir)).rejects.toThrow(message);
    expect(await names()).toEqual(['before']);

    spoil(join(dataDir, 'value-drivers.db'));
    await expect(open()).rejects.toThrow(message);
  });
});

test('a backup overwrites nothing', async () => {
  await expect(backUp(dataDir, backup)).rejects.toThrow('contains no database');
  await (await filled()).close();
  await backUp(dataDir, backup);
  await expect(backUp(dataDir, backup)).rejects.toThrow('is not empty');
});
