import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { STORES } from '../testing/stores';
import { migrateImageFolders } from './migrateFolders';

const LOGO = `${'l'.repeat(32)}.png`;
const PICTURE = `${'p'.repeat(32)}.jpg`;
const EMPTY = `${'e'.repeat(32)}.jpg`;
const ORPHAN = `${'o'.repeat(32)}.jpg`;
const REPORT = {
  id: 'R-ABCDEFGH',
  user_id: 'editor',
  what_happened: 'It',
  where_found: '',
  description: '',
  route: null,
  version: null,
  browser: null,
  screenshot: 'R-ABCDEFGH.png',
  created_at: '2026-01-01T00:00:00.000Z',
};

describe.each(STORES)('on %s', (_name, openStore) => {
  test('image folders of an earlier version are migrated once, even by two servers concurrently', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'migrate-'));
    const store = await openStore();
    await store.write(async (tx) => {
      await tx.update('companies', 'acorn', { logo: `/uploads/${LOGO}` });
      await tx.update('users', 'editor', { picture_url: `/uploads/${PICTURE}` });
      await tx.update('users', 'cadmin', { picture_url: `/uploads/${EMPTY}` });
      await tx.insert('error_reports', REPORT);
    });
    mkdirSync(join(dataDir, 'uploads'));
    mkdirSync(join(dataDir, 'reports'));
    for (const name of [LOGO, PICTURE, ORPHAN]) {
      writeFileSync(join(dataDir, 'uploads', name), `bytes of ${name}`);
    }
    writeFileSync(join(dataDir, 'uploads', EMPTY), '');
    writeFileSync(join(dataDir, 'reports', REPORT.screenshot), 'a screenshot');

    const migrate = () => migrateImageFolders(store, dataDir);
    await Promise.all([migrate(), migrate()]);
    await migrate();
    const stored = await store.read((tx) => tx.find('images'));
    const texts = stored.map(({ id, data }) => [id, Buffer.from(data, 'base64').toString()]);
    expect(new Map(texts as [string, string][])).toEqual(
      new Map([LOGO, PICTURE].map((name) => [name, `bytes of ${name}`])),
    );
    expect(await store.read((tx) => tx.find('screenshots'))).toMatchObject([
      { id: REPORT.screenshot, created_at: REPORT.created_at },
    ]);
    expect(readdirSync(dataDir).sort()).toEqual(['reports.migrated', 'uploads.migrated']);
    await store.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
});
