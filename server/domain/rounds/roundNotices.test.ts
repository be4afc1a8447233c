import type { TestClient } from '@server/testing/client';
import { inAcorn, openedRound, place, postRound } from '@server/testing/rounds';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';
import { describeOnEveryStore } from '@server/testing/store/everyStore';

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
    await server.stop();
    await server.store.close();
  });

  const inboxOf = async (client: TestClient) => {
    const { data } = await client.query(
      '{notices{kind company_name subject_kind subject_id round_name activity_id} ' +
        'tasks{kind company_id activity_id round_id round_name asked_by_name due_on}}',
    );
    return data as { notices: unknown[]; tasks: unknown[] };
  };
  const about = (id: string, kind: string) => ({
    ...{ kind, company_name: 'Acorn', subject_kind: 'round', subject_id: id },
    ...{ round_name: 'Spring', activity_id: null },
  });

  test('whoever is asked finds the round in the inbox until the part is handed in', async () => {
    const id = await openedRound(server);
    expect(await inboxOf(editor)).toEqual({
      notices: [about(id, 'asked')],
      tasks: [
        {
          ...{ kind: 'round', company_id: 'acorn', activity_id: null, round_id: id },
          ...{ round_name: 'Spring', asked_by_name: 'Person cadmin', due_on: '2026-05-20' },
        },
      ],
    });
    // The organiser is asked, too, but not told of what they did themselves.
    expect(await inboxOf(cadmin)).toMatchObject({ notices: [], tasks: [{ round_id: id }] });
    await editor.post('/round/hand-in', { ...place(id), handed_in: true });
    expect(await inboxOf(editor)).toMatchObject({ notices: [{}], tasks: [] });
  });

  test('whoever was asked is told when the opinions are shown', async () => {
    const id = await openedRound(server);
    await cadmin.post('/round/close', place(id));
    expect(await inboxOf(editor)).toEqual({ notices: [about(id, 'round_closed')], tasks: [] });
    expect(await inboxOf(cadmin)).toEqual({ notices: [], tasks: [] });
  });

  test('who joins an open round is told, and the notice of who leaves is gone', async () => {
    const id = await openedRound(server, { companies: inAcorn(['cadmin']) });
    expect((await inboxOf(editor)).notices).toEqual([]);
    const change = (...people: string[]) =>
      postRound(cadmin, { id, companies: inAcorn(...people.map((one) => [one] as const)) });
    await change('cadmin', 'editor');
    expect((await inboxOf(editor)).notices).toEqual([about(id, 'asked')]);
    await change('cadmin');
    expect(await inboxOf(editor)).toEqual({ notices: [], tasks: [] });
  });
});
