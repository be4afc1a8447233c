import { DAY_MS } from '@contract/days';
import type { TestClient } from '@server/testing/client';
import { notice } from '@server/testing/evidence';
import { createToken, queryWith } from '@server/testing/apiTokens';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';
import { describeOnEveryStore } from '@server/testing/store/everyStore';
import { writeWithRetries } from '../writeWithRetries';
import { notify } from './notify';

const SUBJECT = { company_id: 'acorn', subject_kind: 'activity', subject_id: 'two' } as const;

describeOnEveryStore((openStore) => {
  let server: TestServer;
  let editor: TestClient;

  beforeEach(async () => {
    server = await startTestServer({ store: await openStore() });
    editor = await server.as('editor');
  });
  afterEach(async () => {
    await server.stop();
    await server.store.close();
  });

  const notifyEditor = (kind: 'asked' | 'mentioned', parts: { subject_id?: string } = {}) =>
    writeWithRetries(server.store, (tx) => {
      const notice = { ...SUBJECT, ...parts, user_id: 'editor', kind, by: 'cadmin' };
      return notify(tx, notice, server.clock.now());
    });
  const listed = async (args = '') => {
    const { data, errors } = await editor.query(
      `{noticeCount notices${args}{id kind company_id company_name subject_kind subject_id activity_id activity_name impact_area created_at read_at}}`,
    );
    if (errors) throw new Error(errors[0]?.extensions.code);
    return data as {
      noticeCount: number;
      notices: { id: string; kind: string; read_at: string | null }[];
    };
  };

  test('a later event of the day takes over the notice and makes it unread', async () => {
    await notifyEditor('asked');
    expect((await listed()).notices).toEqual([
      {
        id: expect.any(String) as string,
        kind: 'asked',
        ...SUBJECT,
        company_name: 'Acorn',
        activity_id: 'two',
        activity_name: '2.1.1 Two',
        impact_area: '2',
        created_at: server.clock.now().toISOString(),
        read_at: null,
      },
    ]);
    await editor.post('/notice/read', { all: true });
    expect((await listed()).noticeCount).toBe(0);
    server.clock.advance(60_000);
    await notifyEditor('mentioned');
    expect(await listed()).toMatchObject({
      noticeCount: 1,
      notices: [{ kind: 'mentioned', read_at: null, created_at: server.clock.now().toISOString() }],
    });
    await notifyEditor('asked', { subject_id: 'nine' });
    server.clock.set('2026-05-14T00:00:00.000Z');
    await notifyEditor('asked');
    expect((await listed()).noticeCount).toBe(3);
  });

  test('two servers give one notice', async () => {
    await Promise.all(Array.from({ length: 4 }, () => notifyEditor('asked')));
    expect(await listed()).toMatchObject({ noticeCount: 1, notices: [{ kind: 'asked' }] });
  });

  test('notices are read in pages, the latest first', async () => {
    const rows = Array.from({ length: 5 }, (_, index) =>
      notice(`n${String(index)}`, {
        created_at: new Date(
          Date.parse('2026-05-01') + Math.floor(index / 2) * DAY_MS,
        ).toISOString(),
      }),
    );
    await server.store.write((tx) =>
      tx.insert('notices', [...rows, notice('other', { user_id: 'cadmin' })]),
    );
    const ids = async (args: string) => (await listed(args)).notices.map(({ id }) => id);
    expect(await ids('')).toEqual(['n4', 'n3', 'n2', 'n1', 'n0']);
    expect(await ids('(first:2)')).toEqual(['n4', 'n3']);
    expect(await ids('(first:2,after:"n3")')).toEqual(['n2', 'n1']);
    expect(await ids('(after:"n1")')).toEqual(['n0']);
    await expect(ids('(after:"other")')).rejects.toThrow('BAD_USER_INPUT');
    await expect(ids('(first:201)')).rejects.toThrow('BAD_USER_INPUT');
    await expect(ids('(first:0)')).rejects.toThrow('BAD_USER_INPUT');
  });

  test('only own notices are marked as read', async () => {
    const rows = [notice('a'), notice('b'), notice('c', { user_id: 'cadmin' })];
    await server.store.write((tx) => tx.insert('notices', rows));
    const read = async (fields: object) => (await editor.post('/notice/read', fields)).json;
    expect(await read({ ids: ['a', 'c', 'nothing'] })).toEqual({ data: { count: 1 } });
    expect(await read({ ids: ['a'] })).toEqual({ data: { count: 0 } });
    expect(await read({ all: true })).toEqual({ data: { count: 1 } });
    const other = await server.store.read((tx) => tx.get('notices', 'c'));
    expect(other?.read_at).toBeNull();
    for (const fields of [{}, { all: false }, { all: true, ids: [] }]) {
      expect((await editor.post('/notice/read', fields)).status).toBe(400);
    }
  });

  test('notices about a company that the person no longer sees are gone', async () => {
    const rows = [notice('a'), notice('b', { company_id: 'birch' })];
    await server.store.write((tx) => tx.insert('notices', rows));
    expect((await listed()).notices.map(({ id }) => id)).toEqual(['a']);
    expect((await listed()).noticeCount).toBe(1);
    await server.store.write((tx) => tx.update('users', 'editor', { company_id: 'birch' }));
    expect((await listed()).notices.map(({ id }) => id)).toEqual(['b']);
  });

  test('API tokens read neither notices nor tasks', async () => {
    const { secret } = await createToken(await server.as('cadmin'));
    for (const field of ['notices{id}', 'noticeCount', 'tasks{id}']) {
      const { json } = await queryWith(server.guest(), secret, `{${field}}`);
      expect(json).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
    }
  });
});
