import type { TestClient } from '@server/testing/client';
import {
  candidatesOf,
  inAcorn,
  myPartOf,
  openedRound,
  place,
  postOpinion,
  postRound,
  resultOf,
  roundIn,
  roundsDueOf,
  roundsOf,
} from '@server/testing/rounds';
import { expectRefusal } from '@server/testing/saving';
import { describeOnEveryStore } from '@server/testing/store/everyStore';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';

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

  const storedRounds = () =>
    server.store.read(async (tx) => [await tx.find('rounds'), await tx.find('opinions')]);
  const close = (id: string, client = cadmin) => client.post('/round/close', place(id));
  const handIn = (client: TestClient, id: string, handed_in = true) =>
    client.post('/round/hand-in', { ...place(id), handed_in });

  test('goes from the organiser to the people, and to their opinions once it is closed', async () => {
    const created = await postRound(cadmin, {
      companies: inAcorn(
        ['cadmin', { party: 'Board' }],
        ['editor', { party: 'Team', areas: ['1'] }],
      ),
    });
    expect(created.status).toBe(201);
    const { id } = roundIn(created);
    const acorn = {
      ...{ company_id: 'acorn', company_name: 'Acorn', asked: 2, closed_at: null },
      ...{ asks_me: true, my_handed_in_at: null },
    };
    expect(roundIn(created)).toEqual({
      ...{ id, workspace_id: 'north', name: 'Spring', names: 'shown' },
      ...{ opens_on: '2026-05-13', due_on: '2026-05-20' },
      companies: [
        {
          ...acorn,
          handed_in: 0,
          opened_at: null,
          people: [
            {
              ...{ user_id: 'cadmin', name: 'Person cadmin', party: 'Board' },
              ...{ areas: [], handed_in_at: null },
            },
            {
              ...{ user_id: 'editor', name: 'Person editor', party: 'Team' },
              ...{ areas: ['1'], handed_in_at: null },
            },
          ],
        },
      ],
    });
    expect(await roundsOf(cadmin)).toEqual([roundIn(created)]);
    expectRefusal(await postOpinion(editor, id, 'nine', { state: 3 }), 409, 'ROUND_NOT_OPEN');
    expect(await roundsDueOf(editor)).toBe(0);

    const opened = await cadmin.post('/round/open', place(id));
    expect([opened.status, roundIn(opened).companies[0]?.opened_at]).toEqual([
      200,
      '2026-05-13T10:00:00.000Z',
    ]);
    expectRefusal(await cadmin.post('/round/open', place(id)), 409, 'ROUND_OPEN');
    expect(await roundsDueOf(editor)).toBe(1);

    const firstOpinion = await postOpinion(editor, id, 'nine', {
      state: 3,
      confidence: 2,
      reason: ' R ',
    });
    const nine = {
      activity_id: 'nine',
      name: '1.2.9 Nine',
      driver: '1. Expectations',
      impact_area: '1',
      description: 'What 1.2.9 Nine is about.',
    };
    const blank = {
      ...{ state: null, unsure: false, not_applicable: false },
      ...{ confidence: null, reason: null },
    };
    const three = { ...nine, ...blank, state: 3, confidence: 2, reason: 'R' };
    expect([firstOpinion.status, firstOpinion.json]).toEqual([
      201,
      { data: { ...three, anchors: [] } },
    ]);
    expect((await postOpinion(editor, id, 'ten', { unsure: true })).status).toBe(201);
    const part = (await myPartOf(editor, id)) as { activity_id: string; unsure: boolean }[];
    expect(part.map((one) => one.activity_id)).toEqual(['nine', 'ten', 'later']);
    expect(part.slice(0, 2)).toMatchObject([three, { unsure: true, state: null }]);
    expect(await myPartOf(cadmin, id)).toHaveLength(5);

    // The answer is 9, so that 3 and 8 leave a range below it.
    await postOpinion(cadmin, id, 'nine', { state: 8 });
    expect((await postOpinion(cadmin, id, 'two', { state: 5 })).status).toBe(201);
    const withdrawn = await postOpinion(cadmin, id, 'two', {});
    expect([withdrawn.status, withdrawn.json]).toMatchObject([200, { data: blank }]);
    const empty = { names: 'shown', asked: 2, handed_in: 0, closed_at: null };
    expect(await resultOf(cadmin, id)).toEqual({ ...empty, actions: [], drivers: [], gaps: [] });

    expect((await handIn(editor, id)).json).toEqual({
      data: { handed_in_at: '2026-05-13T10:00:00.000Z' },
    });
    expectRefusal(await postOpinion(editor, id, 'nine', { state: 4 }), 409, 'HANDED_IN');
    expect(await roundsDueOf(editor)).toBe(0);
    await handIn(editor, id, false);
    expect((await postOpinion(editor, id, 'nine', { state: 4 })).status).toBe(200);
    await postOpinion(editor, id, 'nine', { state: 3, reason: 'R' });

    expect((await close(id)).status).toBe(200);
    expectRefusal(await close(id), 409, 'ROUND_CLOSED');
    expectRefusal(await postOpinion(editor, id, 'nine', { state: 4 }), 409, 'ROUND_CLOSED');
    expectRefusal(await handIn(editor, id), 409, 'ROUND_CLOSED');
    const opinion = { unsure: false, not_applicable: false, reason: null, late: false };
    // Weights: nine 4.5, ten 2; driver 1 has 6.5, and two drivers have an average.
    const swing = (4.5 * 5) / (6.5 * 2);
    expect(await resultOf(await server.as('subscriber'), id)).toMatchObject({
      closed_at: '2026-05-13T10:00:00.000Z',
      actions: [
        {
          activity_id: 'nine',
          ...{ answer: 9, revision: 1, weight: 4.5, count: 2, lowest: 3, highest: 8, proposal: 3 },
          ...{ difference: 5, camps: false, decided: null },
          opinions: [
            { ...opinion, party: 'Board', person: 'Person cadmin', state: 8 },
            { ...opinion, party: 'Team', person: 'Person editor', state: 3, reason: 'R' },
          ],
        },
        {
          activity_id: 'ten',
          ...{ answer: 4, weight: 2, count: 0, lowest: null, difference: null, swing: null },
          opinions: [{ ...opinion, person: 'Person editor', state: null, unsure: true }],
        },
      ],
      drivers: [
        { driver: '1. Expectations', low: (4.5 * 3 + 2 * 4) / 6.5, high: (4.5 * 8 + 2 * 4) / 6.5 },
        { driver: '2. Operating Margin', average: null, low: null, high: null },
        { driver: '3. Revenue Growth', average: 7, low: 7, high: 7 },
        { driver: '4. Asset Efficiency', average: null },
        { driver: 'Total' },
      ],
    });
    const result = (await resultOf(cadmin, id)) as { actions: { swing: number | null }[] };
    expect(result.actions[0]?.swing).toBeCloseTo(swing, 12);
    expect(await myPartOf(editor, id)).toMatchObject([{ state: 3 }, { unsure: true }, {}]);
  });

  test('keeps hidden names apart from opinions, and loses them at closing', async () => {
    const id = await openedRound(server, { names: 'hidden' });
    expect((await postOpinion(editor, id, 'nine', { state: 3, save_id: 's' })).status).toBe(201);
    expect((await postOpinion(editor, id, 'nine', { state: 4, save_id: 's' })).status).toBe(200);
    expect(await myPartOf(editor, id)).toContainEqual(
      expect.objectContaining({ activity_id: 'nine', state: 4 }),
    );
    expectRefusal(await postRound(cadmin, { id, names: 'shown' }), 409, 'ROUND_ANSWERED');
    await close(id);
    expect(await myPartOf(editor, id)).toContainEqual(
      expect.objectContaining({ activity_id: 'nine', state: null }),
    );
    expect(await resultOf(cadmin, id)).toMatchObject({
      actions: [
        { activity_id: 'nine', answer: 9, count: 1, lowest: null, swing: null, opinions: [] },
      ],
    });
  });

  test('takes a name once in a workspace', async () => {
    expect((await postRound(cadmin)).status).toBe(201);
    expectRefusal(await postRound(cadmin, { name: ' sPRING ' }), 409, 'NAME_TAKEN', ['name']);
    const replies = await Promise.all([1, 2, 3].map(() => postRound(cadmin, { name: 'Twice' })));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  test('changes what is given, and keeps the rest', async () => {
    const id = await openedRound(server);
    await postOpinion(editor, id, 'nine', { state: 3 });
    const changed = await cadmin.post('/round/save', { id, due_on: '2026-06-01' });
    expect([changed.status, roundIn(changed)]).toMatchObject([
      200,
      { name: 'Spring', due_on: '2026-06-01', companies: [{ asked: 2 }] },
    ]);
    expectRefusal(
      await cadmin.post('/round/save', {
        id,
        companies: [{ company_id: 'birch', people: [{ user_id: 'birch-editor' }] }],
      }),
      403,
      'FORBIDDEN',
    );
    const admin = await server.as('admin');
    const elsewhere = [{ company_id: 'birch', people: [{ user_id: 'birch-editor' }] }];
    expectRefusal(await postRound(admin, { id, companies: elsewhere }), 409, 'ROUND_OPEN');
    expectRefusal(await postRound(cadmin, { id: 'none' }), 404, 'NOT_FOUND');

    // The editor is replaced, and their opinion goes with their part.
    await cadmin.post('/round/save', { id, companies: inAcorn(['cadmin'], ['wadmin']) });
    expectRefusal(await postOpinion(editor, id, 'nine', { state: 4 }), 403, 'FORBIDDEN');
    expect(await roundsDueOf(await server.as('wadmin'))).toBe(1);
    await close(id);
    expect(await resultOf(cadmin, id)).toMatchObject({ asked: 2, actions: [] });
    expectRefusal(await postRound(admin, { id, companies: elsewhere }), 409, 'ROUND_CLOSED');
  });

  test('takes the same opinion sent several times at once as one, and repeats by their id', async () => {
    const id = await openedRound(server);
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => postOpinion(editor, id, 'nine', { state: 3, save_id: 's' })),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
    expect((await storedRounds())[1]).toHaveLength(1);
    await postOpinion(editor, id, 'nine', { state: 5 });
    expect((await postOpinion(editor, id, 'nine', { state: 3, save_id: 's' })).status).toBe(201);
    expect((await storedRounds())[1]).toMatchObject([{ state: 5 }]);
    const other = await postOpinion(editor, id, 'nine', { state: 4, save_id: 's' });
    expectRefusal(other, 422, 'SAVE_ID_REUSED');
  });

  test('is closed once of two requests at the same time, with every opinion saved before', async () => {
    const id = await openedRound(server);
    const saves = ['nine', 'ten', 'later', 'two', 'three'].flatMap((activity) =>
      [editor, cadmin].map((client) => postOpinion(client, id, activity, { state: 3 })),
    );
    const [first, second, ...saved] = await Promise.all([close(id), close(id), ...saves]);
    expect([first.status, second.status].sort()).toEqual([200, 409]);
    const stored = saved.filter(({ status }) => status === 201).length;
    for (const reply of saved) if (reply.status !== 201) expectRefusal(reply, 409, 'ROUND_CLOSED');
    expect((await storedRounds())[1]).toHaveLength(stored);
  });

  test('marks opinions after the due day as late', async () => {
    const id = await openedRound(server);
    server.clock.set('2026-05-20T23:59:59.000Z');
    editor = await server.as('editor');
    await postOpinion(editor, id, 'nine', { state: 3 });
    server.clock.set('2026-05-21T00:00:00.000Z');
    await postOpinion(editor, id, 'ten', { state: 3 });
    cadmin = await server.as('cadmin');
    await close(id);
    expect(await resultOf(cadmin, id)).toMatchObject({
      actions: [{ opinions: [{ late: false }] }, { opinions: [{ late: true }] }],
    });
  });

  test('suggests the areas of whoever answered most of them', async () => {
    expect(await candidatesOf(cadmin)).toEqual([
      { user_id: 'admin', name: 'Person admin', areas: [] },
      { user_id: 'cadmin', name: 'Person cadmin', areas: [] },
      { user_id: 'editor', name: 'Person editor', areas: ['1', '2'] },
      { user_id: 'wadmin', name: 'Person wadmin', areas: [] },
    ]);
    expect(await candidatesOf(editor)).toBe('FORBIDDEN');
    expect(await candidatesOf(cadmin, 'birch')).toBe('NOT_FOUND');
  });

  test('rests with its company, and comes back with it', async () => {
    const id = await openedRound(server);
    await cadmin.post('/company/delete', { company_id: 'acorn' });
    expect(await resultOf(editor, id)).toBe('FORBIDDEN');
    expect(await roundsDueOf(editor)).toBe(0);
    expect((await postOpinion(editor, id, 'nine', { state: 3 })).status).toBe(403);
    await cadmin.put('/company/reactivate', { company_id: 'acorn' });
    expect(await roundsDueOf(editor)).toBe(1);
    expect((await postOpinion(editor, id, 'nine', { state: 3 })).status).toBe(201);
  });
});
