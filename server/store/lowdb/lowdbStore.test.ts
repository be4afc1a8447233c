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
import { smallFixtures } from '@server/testing/smallFixtures';
import { createFileStore, createMemoryStore } from './lowdbStore';
import { resetDemo, seedCredentials, seedDemo } from '@server/store/demo/seed';
import { StoreUnavailable, type Store } from '@server/store/Store';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'store-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const nameOf = (store: Store, id: string) =>
  store.read(async (tx) => (await tx.get('companies', id))?.name);
const rename = (store: Store, id: string, name: string) =>
  store.write((tx) => tx.update('companies', id, { name }));

describe('files', () => {
  test('data is stored across restarts, secrets in a separate file', async () => {
    const store = createFileStore(folder);
    await seedDemo(store, smallFixtures());
    await rename(store, 'acorn', 'Oak');
    await store.close();
    const again = createFileStore(folder);
    expect(await nameOf(again, 'acorn')).toBe('Oak');
    expect(await again.read((tx) => tx.find('credentials'))).toHaveLength(9);
    expect(readFileSync(join(folder, 'db.json'), 'utf8')).not.toContain('argon2');
    expect(readdirSync(folder).sort()).toEqual(['db.json', 'private.json']);
  });

  test('writes only the file that changed', async () => {
    const store = createFileStore(folder);
    await store.write((tx) =>
      tx.insert('credentials', { id: 'a', password_hash: 'h', signed_in_at: null, language: null }),
    );
    expect(existsSync(join(folder, 'db.json'))).toBe(false);
  });

  test('a write that fails is undone and reported; the next one works', async () => {
    const store = createFileStore(folder);
    await seedDemo(store, smallFixtures());
    // A folder with the file's name makes the rename fail, even for root.
    const file = join(folder, 'db.json');
    const before = readFileSync(file);
    rmSync(file);
    mkdirSync(join(file, 'in-the-way'), { recursive: true });
    await expect(rename(store, 'acorn', 'Oak')).rejects.toBeInstanceOf(StoreUnavailable);
    expect(await nameOf(store, 'acorn')).toBe('Acorn');
    expect(readdirSync(folder).sort()).toEqual(['db.json', 'private.json']);

    rmSync(file, { recursive: true });
    writeFileSync(file, before);
    await rename(store, 'acorn', 'Elm');
    expect(await nameOf(createFileStore(folder), 'acorn')).toBe('Elm');
  });

  test('if the second file cannot be written, the first one is restored', async () => {
    const store = createFileStore(folder);
    await seedDemo(store, smallFixtures());
    const file = join(folder, 'private.json');
    rmSync(file);
    mkdirSync(join(file, 'in-the-way'), { recursive: true });
    const both = store.write(async (tx) => {
      await tx.update('companies', 'acorn', { name: 'Oak' });
      await tx.remove('credentials', {});
    });
    await expect(both).rejects.toBeInstanceOf(StoreUnavailable);
    expect(await nameOf(store, 'acorn')).toBe('Acorn');
    rmSync(file, { recursive: true });
    expect(await nameOf(createFileStore(folder), 'acorn')).toBe('Acorn');
  });

  test('an invalid file is reported and not overwritten', () => {
    writeFileSync(join(folder, 'db.json'), '{"users": [');
    expect(() => createFileStore(folder)).toThrow(/db\.json is not valid JSON/);
    expect(readFileSync(join(folder, 'db.json'), 'utf8')).toBe('{"users": [');
  });
});

describe('demo data', () => {
  test('fills an empty store, and replaces existing data on reset', async () => {
    const store = createMemoryStore();
    await seedDemo(store, smallFixtures());
    await seedDemo(store, smallFixtures());
    await store.write(async (tx) => {
      await tx.remove('users', { id: ['editor', 'admin'] });
      await tx.update('credentials', 'cadmin', { password_hash: 'other' });
    });
    await resetDemo(store, smallFixtures());
    const { users, ...others } = store.publicDb.getState();
    const { users: expectedUsers, ...expectedOthers } = smallFixtures();
    expect(others).toEqual(expectedOthers);
    expect(new Set(users)).toEqual(new Set(expectedUsers));
    const hashes = await store.read((tx) => tx.find('credentials'));
    expect(hashes).toHaveLength(9);
    expect(new Set(hashes.map(({ password_hash }) => password_hash.slice(0, 31)))).toEqual(
      new Set(['$argon2id$v=19$m=19456,t=2,p=1$']),
    );
  });

  test('sets passwords only for activated people without one', async () => {
    const store = createMemoryStore(smallFixtures());
    await store.write((tx) =>
      tx.insert('credentials', {
        id: 'editor',
        password_hash: 'own',
        signed_in_at: null,
        language: null,
      }),
    );
    await seedCredentials(store);
    const credentials = await store.read((tx) => tx.find('credentials'));
    expect(credentials).toHaveLength(9);
    expect(credentials.find(({ id }) => id === 'pending')).toBeUndefined();
    expect(credentials.find(({ id }) => id === 'editor')?.password_hash).toBe('own');
  });
});
