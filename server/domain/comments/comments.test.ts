import type { CommentDto } from '@contract/inbox/inboxPayloads';
import type { NoticeRow } from '@server/store/tables';
import type { TestClient, Reply } from '@server/testing/client';
import { comment, request } from '@server/testing/evidence';
import { planItem } from '@server/testing/smallFixtures';
import { openedRound } from '@server/testing/rounds';
import { expectRefusal, postSave } from '@server/testing/saving';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';
import { describeOnEveryStore } from '@server/testing/store/everyStore';

const ON_TWO = { company_id: 'acorn', subject_kind: 'activity', subject_id: 'two' };
const commentIn = ({ json }: Reply) => (json as { data: CommentDto }).data;

describeOnEveryStore((openStore) => {
  let server: TestServer;
  let editor: TestClient;
  let cadmin: TestClient;

  beforeEach(async () => {
    server = await startTestServer({ store: await openStore() });
    editor = await server.as('editor');
    cadmin = await server.as('cadmin');
  });
  afterEach(async () => {
    await server.settled();
    expect(server.failures).toEqual([]);
    await server.stop();
    await server.store.close();
  });

  const write = (fields: object = {}, client = editor) =>
    client.post('/comment/create', { ...ON_TWO, text: 'Why?', ...fields });
  const listed = async (client = editor): Promise<CommentDto[]> => {
    const { data } = await client.query(
      `{comments(company_id:"acorn",subject_kind:"activity",subject_id:"two"){
        id text mentions{id name} author_id author_name created_at edited_at resolved_at resolved_by}}`,
    );
    return data?.['comments'] as CommentDto[];
  };
  const notices = (user_id: string): Promise<NoticeRow[]> =>
    server.store.read((tx) => tx.find('notices', { user_id }));

  test('a comment is listed with its author and mentions, who are told', async () => {
    const reply = await write({ mentions: ['cadmin', 'editor', 'subscriber', 'cadmin'] });
    expect(reply.status).toBe(201);
    expect(await listed()).toEqual([commentIn(reply)]);
    expect(commentIn(reply)).toMatchObject({
      text: 'Why?',
      author_id: 'editor',
      author_name: 'Person editor',
      mentions: [
        { id: 'cadmin', name: 'Person cadmin' },
        { id: 'editor', name: 'Person editor' },
        { id: 'subscriber', name: 'Person subscriber' },
      ],
      edited_at: null,
      resolved_at: null,
    });
    expect(await notices('cadmin')).toMatchObject([
      { kind: 'mentioned', company_id: 'acorn', subject_kind: 'activity', subject_id: 'two' },
    ]);
    expect(await notices('editor')).toEqual([]);
    const { data } = await editor.query(
      '{answer(company_id:"acorn",activity_id:"two"){comment_count}}',
    );
    expect(data).toEqual({ answer: { comment_count: 1 } });
  });

  test('plan items have comments; other subjects do not exist', async () => {
    await server.store.write((tx) => tx.insert('plan_items', planItem('acorn', 'ten')));
    const on = (subject_kind: string, subject_id: string) => write({ subject_kind, subject_id });
    expect((await on('plan_item', 'plan-acorn')).status).toBe(201);
    for (const [kind, id] of [
      ['plan_item', 'nothing'],
      ['activity', 'nothing'],
      ['review', 'nothing'],
      ['round', 'nothing'],
    ] as const) {
      expectRefusal(await on(kind, id), 404, 'NOT_FOUND');
    }
    expectRefusal(await on('company', 'acorn'), 400, 'BAD_USER_INPUT', ['subject_kind']);
    const elsewhere = { company_id: 'cedar', subject_id: 'three' };
    expectRefusal(await write(elsewhere), 404, 'NOT_FOUND');
  });

  test('comments on a round are for those who may run it', async () => {
    const on = { subject_kind: 'round', subject_id: await openedRound(server) };
    expect((await write(on, cadmin)).status).toBe(201);
    expectRefusal(await write(on), 403, 'FORBIDDEN');
    const query = `{comments(company_id:"acorn",subject_kind:"round",subject_id:"${on.subject_id}"){text}}`;
    expect((await cadmin.query(query)).data).toEqual({ comments: [{ text: 'Why?' }] });
    expect((await editor.query(query)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const elsewhere = await write({ ...on, company_id: 'birch' }, await server.as('admin'));
    expectRefusal(elsewhere, 404, 'NOT_FOUND');
  });

  test('others neither change, resolve nor delete comments on a round, and are not mentioned there', async () => {
    const on = { subject_kind: 'round', subject_id: await openedRound(server) };
    const { id } = commentIn(await write(on, cadmin));
    const mentioned = await write({ ...on, mentions: ['editor'] }, cadmin);
    expectRefusal(mentioned, 400, 'BAD_USER_INPUT', ['mentions']);
    expect(mentioned.json).toMatchObject({
      fields: { mentions: 'Person editor has no access to the comments on a round of Acorn.' },
    });
    expect((await write({ ...on, mentions: ['admin'] }, cadmin)).status).toBe(201);

    // The editor wrote it when they ran rounds.
    await server.store.write((tx) => tx.update('comments', id, { author_id: 'editor' }));
    for (const [path, fields] of [
      ['update', { text: 'Because' }],
      ['resolve', { resolved: true }],
      ['delete', {}],
    ] as const) {
      const reply = await editor.post(`/comment/${path}`, { id, ...fields });
      expectRefusal(reply, 404, 'NOT_FOUND');
    }
    expect(await notices('editor')).toMatchObject([{ kind: 'asked' }]);
  });

  test.each<[object, string[]]>([
    [{ text: ' \n ' }, ['text']],
    [{ text: 'x'.repeat(2001) }, ['text']],
    [{ mentions: 'editor' }, ['mentions']],
  ])('%j is refused', async (fields, at) => {
    expectRefusal(await write(fields), 400, 'BAD_USER_INPUT', at);
    expect(await listed()).toEqual([]);
  });

  test('people without access cannot be mentioned, and are named only to those who may see them', async () => {
    const messageFor = async (client: TestClient, ...mentions: string[]) => {
      const reply = await write({ mentions }, client);
      expectRefusal(reply, 400, 'BAD_USER_INPUT', ['mentions']);
      return (reply.json as { fields: { mentions: string } }).fields.mentions;
    };
    const hidden = 'One of the mentioned people has no access to Acorn.';
    expect(await messageFor(editor, 'birch-editor')).toBe(hidden);
    expect(await messageFor(editor, 'nobody', 'cedar-editor')).toBe(hidden);
    expect(await messageFor(editor, 'pending')).toBe('Person pending has no access to Acorn.');
    const admin = await server.as('admin');
    expect(await messageFor(admin, 'birch-editor', 'cedar-editor')).toBe(
      'Person cedar-editor and Person birch-editor have no access to Acorn.',
    );
    expect(await listed()).toEqual([]);
    expect(await notices('birch-editor')).toEqual([]);
  });

  test('the author can change a comment for 15 minutes', async () => {
    const { id } = commentIn(await write({ mentions: ['subscriber'] }));
    const change = (client: TestClient, fields: object = {}) =>
      client.post('/comment/update', { id, text: 'Because', ...fields });
    expectRefusal(await change(cadmin), 403, 'FORBIDDEN');
    server.clock.advance(15 * 60_000);
    const changed = commentIn(await change(editor, { mentions: ['cadmin'] }));
    expect(changed).toMatchObject({ text: 'Because', mentions: [{ id: 'cadmin' }] });
    expect(changed.edited_at).toBe(server.clock.now().toISOString());
    expect(await notices('cadmin')).toHaveLength(1);
    expectRefusal(await change(editor, { text: '' }), 400, 'BAD_USER_INPUT', ['text']);
    server.clock.advance(1);
    expectRefusal(await change(editor), 403, 'FORBIDDEN');
    expect((await listed())[0]?.text).toBe('Because');
  });

  test('author and company administrator can delete a comment, everybody who saves resolve it', async () => {
    const first = commentIn(await write());
    const second = commentIn(await write());
    const wadmin = await server.as('wadmin');
    const resolve = (resolved: boolean, client = wadmin) =>
      client.post('/comment/resolve', { id: first.id, resolved });
    expect(commentIn(await resolve(true)).resolved_by).toBe('Person wadmin');
    expect(commentIn(await resolve(true, cadmin)).resolved_by).toBe('Person wadmin');
    expect(commentIn(await resolve(false)).resolved_at).toBeNull();

    const remove = (client: TestClient, id: string) => client.post('/comment/delete', { id });
    expectRefusal(await remove(wadmin, first.id), 403, 'FORBIDDEN');
    expect((await remove(editor, first.id)).status).toBe(200);
    expect((await remove(cadmin, second.id)).status).toBe(200);
    expectRefusal(await remove(cadmin, second.id), 404, 'NOT_FOUND');
    expectRefusal(await resolve(true), 404, 'NOT_FOUND');
    expect(await listed()).toEqual([]);
  });

  test('a comment of the asked person does a request for one, once', async () => {
    const asked = request('acorn', { kind: 'comment' });
    await server.store.write((tx) => tx.insert('requests', asked));
    const doneAt = async () =>
      (await server.store.read((tx) => tx.get('requests', asked.id)))?.done_at;
    await write({}, cadmin);
    expect(await doneAt()).toBeNull();
    await write();
    expect(await doneAt()).toBe(server.clock.now().toISOString());
    expect(await notices('cadmin')).toMatchObject([{ kind: 'done' }]);
  });

  test('a comment clears a leap', async () => {
    const leaps = async () => {
      const { data } = await editor.query('{dataHealth(company_id:"acorn"){items{rule}}}');
      const { items } = data?.['dataHealth'] as { items: { rule: string }[] };
      return items.filter(({ rule }) => rule === 'leap').length;
    };
    await server.store.write((tx) =>
      tx.insert('comments', comment('acorn', { created_at: '2026-05-13T09:59:59.999Z' })),
    );
    await postSave(editor, { activity_id: 'two', revenueState: '2' });
    expect(await leaps()).toBe(1);
    const { id } = commentIn(await write());
    expect(await leaps()).toBe(0);
    await editor.post('/comment/delete', { id });
    expect(await leaps()).toBe(1);
    await editor.form('/evidence/add', {
      company_id: 'acorn',
      activity_id: 'two',
      url: 'https://example.com',
    });
    expect(await leaps()).toBe(0);
  });
});
