import type { ErrorBody, RevisionConflict } from '@contract/rest';
import type { TestClient } from '@server/testing/client';
import {
  COMPLETE,
  expectRefusal,
  postSave,
  storedAnswer,
  storedChanges,
} from '@server/testing/saving';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';
import { STORES } from '@server/testing/stores';

describe.each(STORES)('confirming an answer on %s', (_name, openStore) => {
  let server: TestServer;
  let editor: TestClient;

  beforeEach(async () => {
    server = await startTestServer({ store: await openStore() });
    editor = await server.as('editor');
    await postSave(editor, COMPLETE);
  });
  afterEach(async () => {
    await server.stop();
    await server.store.close();
  });

  const confirm = (revision: unknown, activity_id = 'three', client = editor) =>
    client.post('/answer/confirm', { company_id: 'acorn', activity_id, revision });

  test('records time and person, and changes no value and no revision', async () => {
    const before = await storedAnswer(server);
    server.clock.set('2026-05-13T11:00:00.000Z');
    const reply = await confirm(1);
    expect([reply.status, reply.json]).toEqual([
      200,
      { data: { confirmed_at: '2026-05-13T11:00:00.000Z' } },
    ]);
    expect(await storedAnswer(server)).toEqual({
      ...before,
      confirmed_at: '2026-05-13T11:00:00.000Z',
      confirmed_by: 'editor',
    });
    expect(await storedChanges(server)).toHaveLength(1);
    const { data } = await editor.query(
      '{answer(activity_id:"three",company_id:"acorn"){confirmed_at revision}}',
    );
    expect(data?.['answer']).toEqual({ confirmed_at: '2026-05-13T11:00:00.000Z', revision: 1 });
  });

  test('a later save keeps the confirmation', async () => {
    await confirm(1);
    await postSave(editor, { cost: '0' });
    expect(await storedAnswer(server)).toMatchObject({
      revision: 2,
      confirmed_at: '2026-05-13T10:00:00.000Z',
    });
  });

  test('a stale revision is refused with the stored answer', async () => {
    await postSave(editor, { cost: '0' });
    const reply = await confirm(1);
    expectRefusal(reply, 409, 'REVISION_CONFLICT');
    const { answer, changed_by } = (reply.json as ErrorBody).data as RevisionConflict;
    expect(answer).toMatchObject({ cost: 0, revision: 2 });
    expect(changed_by).toBe('Person editor');
    expect(await storedAnswer(server)).toMatchObject({ confirmed_at: null });
  });

  test.each([undefined, null, 'x', -1, 1.5])('the revision %s is bad input', async (revision) => {
    expectRefusal(await confirm(revision), 400, 'BAD_USER_INPUT', ['revision']);
  });

  test('an answer that does not exist cannot be confirmed', async () => {
    expectRefusal(await confirm(1, 'unknown'), 404, 'NOT_FOUND');
    await server.store.write((tx) => tx.remove('answer_changes', { activity_id: 'three' }));
    await server.store.write((tx) => tx.remove('answers', { activity_id: 'three' }));
    expectRefusal(await confirm(1), 404, 'NOT_FOUND');
  });

  test('subscribers may not confirm', async () => {
    expectRefusal(await confirm(1, 'three', await server.as('subscriber')), 403, 'FORBIDDEN');
  });
});
