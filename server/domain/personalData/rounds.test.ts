import type { TestClient } from '@server/testing/client';
import { openedRound, place, postOpinion, resultOf, roundsOf } from '@server/testing/rounds';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';
import { opinions, rounds } from './exportedRounds';

async function listed(rows: AsyncGenerator<object>): Promise<object[]> {
  const all: object[] = [];
  for await (const row of rows) all.push(row);
  return all;
}

describe('the data of a person in rounds', () => {
  let server: TestServer;
  let editor: TestClient;
  beforeEach(async () => {
    server = await startTestServer();
    editor = await server.as('editor');
  });
  afterEach(() => server.stop());

  test.each(['shown', 'hidden'])('is exported, with %s names until closing', async (names) => {
    const id = await openedRound(server, { names });
    await postOpinion(editor, id, 'nine', { state: 3, reason: 'R' });
    const cadmin = await server.as('cadmin');
    await postOpinion(cadmin, id, 'nine', { state: 8 });

    const own = { round: 'Spring', activity: '1.2.9 Nine', state: 3, reason: 'R' };
    expect(await listed(opinions(server.store, 'editor'))).toMatchObject([own]);
    expect(await listed(rounds(server.store, 'editor'))).toMatchObject([
      { kind: 'asked', round: 'Spring', company: 'Acorn' },
      { kind: 'mailed', mails: 1 },
    ]);
    await cadmin.post('/round/close', place(id));
    const left = await listed(opinions(server.store, 'editor'));
    expect(left).toMatchObject(names === 'shown' ? [own] : []);
    expect(await listed(rounds(server.store, 'cadmin'))).toMatchObject([
      { kind: 'created' },
      { kind: 'closed' },
      { kind: 'asked' },
      { kind: 'mailed' },
    ]);
  });

  test('stays without a name after an erasure, and their part can be given to another person', async () => {
    const id = await openedRound(server);
    await postOpinion(editor, id, 'nine', { state: 3, reason: 'R' });
    const admin = await server.as('admin');
    await admin.post('/user/erase', { user_id: 'editor', email: 'editor@example.com' });
    expect(await roundsOf(admin, 'acorn')).toMatchObject([
      { companies: [{ asked: 2, people: [{ name: 'Person cadmin' }, { name: null }] }] },
    ]);
    await (await server.as('cadmin')).post('/round/close', place(id));
    expect(await resultOf(admin, id)).toMatchObject({
      actions: [{ opinions: [{ person: null, state: 3, reason: 'R' }] }],
    });
    expect(await server.store.read((tx) => tx.find('round_mails', { user_id: 'editor' }))).toEqual(
      [],
    );
  });
});
