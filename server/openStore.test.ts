import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { boot } from './boot';
import { readConfig } from './config';
import { openFixtureStore, openStore } from './openStore';

let folder: string;
const configFor = (env: NodeJS.ProcessEnv = {}) =>
  readConfig({ DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'silent', ...env });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'data-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

test('a data folder is used by one process at a time, whatever the store', async () => {
  const store = await openStore(configFor());
  const refusal = 'is in use by another process';
  await expect(openStore(configFor(), { lockWaitMs: 0 })).rejects.toThrow(refusal);
  await expect(openFixtureStore(configFor(), { lockWaitMs: 0 })).rejects.toThrow(refusal);
  await store.close();
  await (await openStore(configFor())).close();
});

test('the files of an earlier version cause an error', async () => {
  writeFileSync(join(folder, 'db.json'), '{}');
  await expect(openStore(configFor())).rejects.toThrow('the JSON files of an earlier version');
  expect(readdirSync(folder)).not.toContain('value-drivers.db');
});

test('without demo data only the model is seeded; demo data is seeded once', async () => {
  const rowsAfter = async (SEED: string) => {
    const config = configFor({ SEED });
    const server = await boot({ config, store: await openStore(config) });
    await server.stop();
    const store = await openStore(config);
    const counts = await store.read(async (tx) => ({
      activities: (await tx.find('activities')).length,
      users: (await tx.find('users')).length,
      sums: (await tx.find('driver_sums')).length > 0,
    }));
    await store.close();
    return counts;
  };
  expect(await rowsAfter('none')).toEqual({ activities: 219, users: 0, sums: false });
  const seeded = { activities: 219, users: 60, sums: true };
  expect(await rowsAfter('demo')).toEqual(seeded);
  expect(await rowsAfter('demo')).toEqual(seeded);
  await expect(rowsAfter('none')).rejects.toThrow('contains demo accounts');
});
