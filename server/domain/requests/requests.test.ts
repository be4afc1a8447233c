import { DAY_MS } from '@contract/days';
import type { RequestDto } from '@contract/inbox/inboxPayloads';
import type { TestClient, Reply } from '@server/testing/client';
import { postEvidence } from '@server/testing/evidence';
import { expectRefusal, postSave } from '@server/testing/saving';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';
import { describeOnEveryStore } from '@server/testing/store/everyStore';
import { mailRequests } from './mailRequests';

const requestIn = ({ json }: Reply) => (json as { data: RequestDto }).data;

describeOnEveryStore((openStore) => {
  let server: TestServer;
  let cadmin: TestClient;
  let editor: TestClient;

  beforeEach(async () => {
    server = await startTestServer({ store: await openStore() });
    cadmin = await server.as('cadmin');
    editor = await server.as('editor');
  });
  afterEach(async () => {
    await server.settled();
    expect(server.failures).toEqual([]);
    await server.stop();
    await server.store.close();
  });

  const ask = (fields: object = {}, client = cadmin) =>
    client.post('/request/save', {
      company_id: 'acorn',
      activity_id: 'two',
      kind: 'evidence',
      asked_of: 'editor',
      ...fields,
    });
  const listed = async (): Promise<RequestDto[]> => {
    const { data } = await editor.query(
      `{requests(company_id:"acorn"){id activity_id activity_name impact_area kind text asked_of asked_of_name
        asked_by asked_by_name due_on done_at cancelled_at}}`,
    );
    return data?.['requests'] as RequestDto[];
  };
  const noticesOf = async (client: TestClient) => {
    const { data } = await client.query('{noticeCount notices{kind read_at subject_id}}');
    return data as { noticeCount: number; notices: { kind: string; read_at: string | null }[] };
  };
  const kindsOf = async (client: TestClient) =>
    (await noticesOf(client)).notices.map(({ kind }) => kind);

  test('a request is listed, and the asked person is told', async () => {
    const reply = await ask({ text: ' The certificate, please ', due_on: '2026-05-20' });
    expect(reply.status).toBe(201);
    expect(requestIn(reply)).toEqual({
      id: expect.any(String) as string,
      activity_id: 'two',
      activity_name: '2.1.1 Two',
      impact_area: '2',
      kind: 'evidence',
      text: 'The certificate, please',
      asked_of: 'editor',
      asked_of_name: 'Person editor',
      asked_by: 'cadmin',
      asked_by_name: 'Person cadmin',
      due_on: '2026-05-20',
      done_at: null,
      cancelled_at: null,
    });
    expect(await listed()).toEqual([requestIn(reply)]);
    expect(await noticesOf(editor)).toMatchObject({
      noticeCount: 1,
      notices: [{ kind: 'asked', read_at: null }],
    });
    const { data } = await editor.query(
      '{tasks{kind company_name activity_name asked_by_name due_on}}',
    );
    expect(data?.['tasks']).toEqual([
      {
        kind: 'evidence',
        company_name: 'Acorn',
        activity_name: '2.1.1 Two',
        asked_by_name: 'Person cadmin',
        due_on: '2026-05-20',
      },
    ]);
  });

  test('requests are sorted by due day, done and canceled ones last', async () => {
    const later = requestIn(await ask({ due_on: '2026-06-01' }));
    const open = requestIn(await ask({ kind: 'comment' }));
    const soon = requestIn(await ask({ kind: 'answer', due_on: '2026-05-20' }));
    const gone = requestIn(await ask({ asked_of: 'wadmin' }));
    await cadmin.post('/request/cancel', { id: gone.id });
    expect((await listed()).map(({ id }) => id)).toEqual([soon.id, later.id, open.id, gone.id]);
  });

  test.each<[object, string[]]>([
    [{ kind: 'money' }, ['kind']],
    [{ asked_of: undefined }, ['asked_of']],
    [{ asked_of: 'subscriber' }, ['asked_of']],
    [{ asked_of: 'birch-editor' }, ['asked_of']],
    [{ asked_of: 'pending' }, ['asked_of']],
    [{ asked_of: 'nobody' }, ['asked_of']],
    [{ due_on: '2026-05-12' }, ['due_on']],
    [{ due_on: 'Friday' }, ['due_on']],
    [{ text: 'x'.repeat(501) }, ['text']],
  ])('%j is refused', async (fields, at) => {
    expectRefusal(await ask(fields), 400, 'BAD_USER_INPUT', at);
    expect(await listed()).toEqual([]);
    expect(await kindsOf(editor)).toEqual([]);
  });

  test('the same request to the same person is open once', async () => {
    const replies = await Promise.all([ask(), ask()]);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
    expectRefusal(await ask({}, editor), 409, 'ALREADY_ASKED');
    expect((await ask({ kind: 'answer' })).status).toBe(201);
    const other = requestIn(await ask({ asked_of: 'wadmin' }));
    const again = await cadmin.post('/request/save', { id: other.id, asked_of: 'editor' });
    expectRefusal(again, 409, 'ALREADY_ASKED');
    const first = (await listed()).find(
      (one) => one.kind === 'evidence' && one.asked_of === 'editor',
    );
    await cadmin.post('/request/cancel', { id: first?.id });
    expect((await ask()).status).toBe(201);
  });

  test('evidence of anybody does a request for it, and a saved state one for an answer', async () => {
    await ask();
    await ask({ kind: 'answer' });
    const done = async () =>
      (await listed()).filter(({ done_at }) => done_at !== null).map(({ kind }) => kind);
    await postSave(editor, { activity_id: 'two', cost: '9' });
    expect(await done()).toEqual([]);
    const wadmin = await server.as('wadmin');
    await postEvidence(wadmin, { url: 'https://example.com' });
    expect(await done()).toEqual(['evidence']);
    await postSave(editor, { activity_id: 'two', revenueState: '8' });
    expect((await done()).sort()).toEqual(['answer', 'evidence']);
    // Both events of the day are one notice, and what the editor was asked for is read.
    expect(await kindsOf(cadmin)).toEqual(['done']);
    expect((await noticesOf(editor)).noticeCount).toBe(0);
  });

  test('asker and administrators give a request to another person, whose predecessor is told no more', async () => {
    const { id } = requestIn(await ask());
    const change = (fields: object, client = cadmin) =>
      client.post('/request/save', { id, ...fields });
    expectRefusal(await change({ text: 'Soon' }, editor), 403, 'FORBIDDEN');
    expectRefusal(await change({ due_on: '2026-05-01' }), 400, 'BAD_USER_INPUT', ['due_on']);
    expect(requestIn(await change({ text: 'Soon' }))).toMatchObject({
      text: 'Soon',
      asked_of: 'editor',
    });
    const admin = await server.as('admin');
    expect(requestIn(await change({ asked_of: 'wadmin' }, admin))).toMatchObject({
      text: 'Soon',
      asked_of: 'wadmin',
      asked_by: 'cadmin',
    });
    expect(await kindsOf(editor)).toEqual([]);
    expect(await kindsOf(await server.as('wadmin'))).toEqual(['asked']);
    expectRefusal(await change({}, await server.as('birch-editor')), 404, 'NOT_FOUND');

    const cancel = () => cadmin.post('/request/cancel', { id });
    expect(requestIn(await cancel()).cancelled_at).not.toBeNull();
    expect((await cancel()).status).toBe(200);
    expect(await kindsOf(await server.as('wadmin'))).toEqual([]);
    expectRefusal(await change({ text: 'Late' }), 409, 'REVISION_CONFLICT');
  });

  test('nobody is told of what they ask themselves for', async () => {
    await ask({ asked_of: 'cadmin' });
    expect(await kindsOf(cadmin)).toEqual([]);
  });

  describe('mails', () => {
    const mailed = async () => {
      await server.settled();
      return server.mailer.sent.filter(({ subject }) => subject.startsWith('You are asked'));
    };
    const later = async (days: number) => {
      await server.settled();
      server.clock.advance(days * DAY_MS);
      await mailRequests({ ...server, site: server.address });
      const waiting = await server.store.read((tx) => tx.find('mails'));
      return waiting.map(({ to }) => to);
    };

    test('are sent at once for what is due within three days', async () => {
      await ask({ due_on: '2026-05-16', text: 'The certificate' });
      const [mail, ...others] = await mailed();
      expect(others).toEqual([]);
      expect(mail?.to).toBe('editor@example.com');
      expect(mail?.text).toContain(
        'Person cadmin asks for evidence on 2.1.1 Two (Acorn), due on 16 May',
      );
      expect(mail?.text).toContain('The certificate');
      expect(mail?.text).toContain(`${server.address}/inbox`);
    });

    test('wait until then for what is due later, and are one for several requests', async () => {
      await ask({ due_on: '2026-05-17' });
      await ask({ due_on: '2026-05-17', kind: 'answer' });
      await ask({ due_on: '2026-05-17', kind: 'comment' });
      expect(await mailed()).toEqual([]);
      expect(await later(1)).toEqual(['editor@example.com']);
      expect(await later(1)).toEqual(['editor@example.com']);
    });

    test('of eleven requests in a row are two', async () => {
      for (const activity_id of ['nine', 'ten', 'later', 'three']) {
        for (const kind of ['evidence', 'answer'])
          await ask({ activity_id, kind, due_on: '2026-05-14' });
      }
      expect(await mailed()).toHaveLength(1);
      expect(await later(10 / (24 * 60) - 1e-6)).toEqual([]);
      expect(await later(1e-5)).toEqual(['editor@example.com']);
    });

    test('are not sent about canceled and reassigned requests', async () => {
      const first = requestIn(await ask({ due_on: '2026-05-20' }));
      const second = requestIn(await ask({ kind: 'answer', due_on: '2026-05-20' }));
      await cadmin.post('/request/save', { id: first.id, asked_of: 'wadmin' });
      await cadmin.post('/request/cancel', { id: second.id });
      expect(await later(5)).toEqual(['wadmin@example.com']);
    });

    test('with two servers at the same time are one', async () => {
      await ask({ due_on: '2026-05-20' });
      await server.settled();
      server.clock.advance(5 * DAY_MS);
      const run = () => mailRequests({ ...server, site: server.address });
      await Promise.all([run(), run()]);
      expect(await server.store.read((tx) => tx.find('mails'))).toHaveLength(1);
    });
  });
});
