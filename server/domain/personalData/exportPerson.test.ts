import { unzipSync } from 'fflate';
import type { Store } from '@server/store/Store';
import type { TableName } from '@server/store/tables';
import { describeOnEveryStore } from '@server/testing/store/everyStore';
import { ROWS_OF_EACH_TABLE } from '@server/testing/store/sampleRows';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';
import { exportPerson } from './exportPerson';
import { PERSONAL_TABLES } from './tables';

const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

async function bytesOf(archive: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for await (const part of archive) parts.push(part);
  return new Uint8Array(Buffer.concat(parts));
}

describeOnEveryStore((openStore) => {
  let server: TestServer;
  let store: Store;

  beforeEach(async () => {
    store = await openStore();
    server = await startTestServer({ store });
  });
  afterEach(async () => {
    await server.stop();
    await store.close();
  });

  async function download(id: string): Promise<Record<string, string>> {
    const archive = await bytesOf(await exportPerson(server, { id }));
    const files = Object.entries(unzipSync(archive));
    return Object.fromEntries(
      files.map(([name, bytes]) => [name, Buffer.from(bytes).toString('utf8')]),
    );
  }
  const rowsOf = (files: Record<string, string>, name: string) =>
    JSON.parse(files[name] ?? 'null') as Record<string, unknown>[];

  test('the rows of every table that names the person are in the named file', async () => {
    await store.write(async (tx) => {
      for (const table of Object.keys(ROWS_OF_EACH_TABLE) as TableName[]) {
        await tx.insert(table, ROWS_OF_EACH_TABLE[table]);
      }
      await tx.insert('images', { id: `${'p'.repeat(32)}.png`, data: PNG, created_at: '' });
      await tx.update('users', 'u', { picture_url: `/uploads/${'p'.repeat(32)}.png` });
      await tx.update('error_reports', 'e', { screenshot: 's.jpg' });
      await tx.update('screenshots', 's.jpg', { data: PNG });
      await tx.update('companies', 'c', { deleted_by: 'u' });
      await tx.update('workspaces', 'w', { deleted_by: 'u' });
    });
    const files = await download('u');
    for (const [table, entry] of Object.entries(PERSONAL_TABLES)) {
      if (!entry || typeof entry.exported !== 'string') continue;
      const names = Object.keys(files).filter((name) => name.startsWith(entry.exported as string));
      expect([table, names.length]).toEqual([table, 1]);
      expect([table, files[names[0] ?? '']]).not.toEqual([table, '[\n]\n']);
    }
    expect(JSON.parse(files['account.json'] ?? '')).toMatchObject({
      name: 'A person',
      email: 'u@example.com',
      signed_in_at: expect.any(String) as string,
      pending_email: { email: 'new@example.com' },
      company: { name: 'A company', role: 'editor' },
      preferences: { language: 'es', weekly_mail: true },
    });
    expect(rowsOf(files, 'mails.json').map(({ kind }) => kind)).toEqual(['waiting', 'weekly']);
    // The text of a mail has links with secrets.
    expect(Object.values(files).join('\n')).not.toMatch(/\$hash|token_hash|unsubscribe\?token/);
  });

  test('it contains no secrets and no data of other people', async () => {
    const editor = await server.as('editor');
    const admin = await server.as('admin');
    await admin.put('/user/update-role', { user_id: 'editor', company_role: 'administrator' });
    await editor.post('/user/create', {
      company_id: 'acorn',
      company_role: 'editor',
      user_email: 'friend@example.com',
    });
    const texts = Object.values(await download('editor')).join('\n');
    expect(texts).toContain('editor@example.com');
    const [session] = await store.read((tx) => tx.find('sessions', { user_id: 'editor' }));
    const credential = await store.read((tx) => tx.get('credentials', 'editor'));
    expect(texts).not.toContain(session?.id);
    expect(texts).not.toContain(session?.device_id);
    expect(texts).not.toContain(credential?.password_hash);
    expect(texts).not.toMatch(/admin@|Person admin|friend/);
    const events = rowsOf(await download('editor'), 'events.json');
    expect(events.map(({ kind, by, about }) => [kind, by, about])).toEqual(
      expect.arrayContaining([
        ['roles_changed', 'another person', 'you'],
        ['person_invited', 'you', 'another person'],
        ['signed_in', 'you', undefined],
      ]),
    );
  });

  test('many rows are read in pages, each row once', async () => {
    const [change] = ROWS_OF_EACH_TABLE.answer_changes;
    if (!change) throw new Error('There is no sample of a change');
    const rows = Array.from({ length: 450 }, (_, index) => ({
      ...change,
      id: `change-${String(index)}`,
      changed_by: 'editor',
      revision: index + 1,
      answer_id: 'acorn-nine',
      company_id: 'acorn',
      activity_id: 'nine',
    }));
    await store.write((tx) => tx.insert('answer_changes', rows));
    const exported = rowsOf(await download('editor'), 'answer_changes.json');
    expect(new Set(exported.map(({ revision }) => revision)).size).toBe(450);
    expect(exported).toHaveLength(450);
    expect(exported[0]).toMatchObject({ company: 'Acorn', activity: '1.2.9 Nine' });
  });

  test('values of a company are included while the person may see its figures', async () => {
    const answers = async () => rowsOf(await download('editor'), 'answers.json');
    const ofNine = (rows: Record<string, unknown>[]) =>
      rows.find(({ activity_id }) => activity_id === 'nine');
    expect(ofNine(await answers())).toMatchObject({ values: { revenue_state: 9 } });
    await store.write((tx) => tx.update('users', 'editor', { company_id: 'birch' }));
    const moved = ofNine(await answers());
    expect(moved).toMatchObject({ company_id: 'acorn', company: null, revision: 1 });
    expect(moved).not.toHaveProperty('values');
  });

  test('it ends when the person is removed in the meantime', async () => {
    const archive = await exportPerson(server, { id: 'editor' });
    await archive.next();
    await store.write((tx) => tx.remove('users', { id: 'editor' }));
    await expect(bytesOf(archive)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  test('it is downloaded as a file, five times an hour, and recorded', async () => {
    const editor = await server.as('editor');
    const { status, headers } = await editor.post('/user/export');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/zip');
    expect(headers.get('content-disposition')).toContain('attachment');
    for (let count = 2; count <= 5; count++) await editor.post('/user/export');
    expect((await editor.post('/user/export')).status).toBe(429);
    const kinds = ['data_exported'];
    expect(await store.read((tx) => tx.findEvents({ kinds, limit: 9 }))).toHaveLength(5);
    server.clock.advance(61 * 60_000);
    expect((await editor.post('/user/export')).status).toBe(200);
  });
});
