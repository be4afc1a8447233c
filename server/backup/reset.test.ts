import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../config';
import { openFixtureStore, openStore } from '../openStore';
import { backUp, restore } from './backup';
import { reset } from './reset';

let folder: string;
let dataDir: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reset-'));
  dataDir = join(folder, 'data');
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const config = () => readConfig({ DATA_DIR: dataDir });
const qaConfig = () => readConfig({ DATA_DIR: join(dataDir, 'qa') });

test('everything but the lock is removed, also after a restore', async () => {
  await (await openStore(config())).close();
  await backUp(dataDir, join(folder, 'backup'));
  await restore(join(folder, 'backup'), dataDir);
  mkdirSync(join(dataDir, 'outbox'));
  await (await openFixtureStore(qaConfig())).close();
  expect(await reset(dataDir)).toBe(true);
  const left = [...readdirSync(dataDir), ...readdirSync(join(dataDir, 'qa'))];
  expect(left.filter((name) => name !== 'qa' && !name.startsWith('server.lock'))).toEqual([]);
  expect(await reset(dataDir)).toBe(false);
  await (await openStore(config())).close();
});

test.each([
  ['the folder', () => openStore(config())],
  ['the folder of QA', () => openFixtureStore(qaConfig())],
])('nothing is removed while a server uses %s', async (_what, open) => {
  await (await openStore(config())).close();
  const store = await open();
  await expect(reset(dataDir)).rejects.toThrow('is in use by another process');
  expect(existsSync(join(dataDir, 'value-drivers.db'))).toBe(true);
  await store.close();
});

test('a folder with other files, or none, is left alone', async () => {
  expect(await reset(dataDir)).toBe(false);
  mkdirSync(dataDir);
  writeFileSync(join(dataDir, 'thesis.doc'), '');
  await expect(reset(dataDir)).rejects.toThrow('it contains thesis.doc');
  await expect(reset(join(dataDir, 'thesis.doc'))).rejects.toThrow('Nothing was removed');
  expect(readdirSync(dataDir)).toEqual(['thesis.doc']);
});
