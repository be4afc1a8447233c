import type { ErrorBody } from '@contract/rest';
import type { TestClient } from '@server/testing/client';
import {
  inAcorn,
  myPartOf,
  openedRound,
  postOpinion,
  postRound,
  resultOf,
  ROUND,
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

  test.each<[string, string, Record<string, unknown>]>([
    ['a subscriber', 'companies', { companies: inAcorn(['subscriber']) }],
    ['an invited person', 'companies', { companies: inAcorn(['pending']) }],
    ['a person of another workspace', 'companies', { companies: inAcorn(['cedar-editor']) }],
    ['an unknown person', 'companies', { companies: inAcorn(['nobody']) }],
    ['a person twice', 'companies', { companies: inAcorn(['editor'], ['editor']) }],
    ['no people', 'companies', { companies: inAcorn() }],
    ['no companies', 'companies', { companies: [] }],
    [
      'a thousand people',
      'companies',
      {
        companies: inAcorn(...Array.from({ length: 1_000 }, (_, i) => [`p${String(i)}`] as const)),
      },
    ],
    ['an unknown area', 'companies', { companies: inAcorn(['editor', { areas: ['8'] }]) }],
    ['a long party', 'companies', { companies: inAcorn(['editor', { party: 'x'.repeat(41) }]) }],
    ['a due day in the past', 'due_on', { opens_on: '2026-05-01', due_on: '2026-05-12' }],
    ['a due day before the opening', 'due_on', { opens_on: '2026-06-01' }],
    ['no day', 'due_on', { due_on: '2026-02-30' }],
    ['no name', 'name', { name: ' ' }],
    ['unknown names', 'names', { names: 'secret' }],
  ])('refuses a round with %s', async (_what, field, fields) => {
    expectRefusal(await postRound(cadmin, fields), 400, 'BAD_USER_INPUT', [field]);
    expectRefusal(
      await cadmin.post('/round/preview', { ...ROUND, ...fields }),
      400,
      'BAD_USER_INPUT',
      [field],
    );
    expect(await storedRounds()).toEqual([[], []]);
  });

  test('names a person who cannot be asked, if the organiser may see them', async () => {
    const problemOf = async (id: string) =>
      ((await postRound(cadmin, { companies: inAcorn([id]) })).json as ErrorBody).fields?.[
        'companies'
      ];
    expect(await problemOf('subscriber')).toContain('Person subscriber cannot be asked');
    expect(await problemOf('cedar-editor')).toContain('One person cannot be asked');
  });

  test.each<[Record<string, unknown>, string]>([
    [{ state: 11 }, 'state'],
    [{ state: 0 }, 'state'],
    [{ state: 2.5 }, 'state'],
    [{ state: '3' }, 'state'],
    [{ state: 3, unsure: true }, 'state'],
    [{ unsure: true, not_applicable: true }, 'state'],
    [{ state: 3, confidence: 4 }, 'confidence'],
    [{ state: 3, reason: 'x'.repeat(501) }, 'reason'],
  ])('refuses the opinion %j', async (values, field) => {
    const id = await openedRound(server);
    const reply = await postOpinion(editor, id, 'nine', values);
    expectRefusal(reply, 400, 'BAD_USER_INPUT', [field]);
    expect((await storedRounds())[1]).toEqual([]);
  });

  test('takes opinions from the named people alone, about their areas', async () => {
    const id = await openedRound(server, { companies: inAcorn(['editor', { areas: ['2'] }]) });
    const refusals = [
      [await postOpinion(editor, id, 'nine', { state: 3 }), 403, 'FORBIDDEN'],
      [await postOpinion(editor, id, 'unknown', { state: 3 }), 404, 'NOT_FOUND'],
      [await postOpinion(cadmin, id, 'two', { state: 3 }), 403, 'FORBIDDEN'],
      [await postOpinion(await server.as('subscriber'), id, 'two', { state: 3 }), 403, 'FORBIDDEN'],
      [
        await postOpinion(await server.as('birch-editor'), id, 'two', { state: 3 }),
        404,
        'NOT_FOUND',
      ],
      [await postOpinion(editor, 'none', 'two', { state: 3 }), 404, 'NOT_FOUND'],
    ] as const;
    for (const [reply, status, code] of refusals) expectRefusal(reply, status, code);
    expect((await storedRounds())[1]).toEqual([]);
    expect(await myPartOf(cadmin, id)).toBe('FORBIDDEN');
    expect(await myPartOf(await server.as('birch-editor'), id)).toBe('NOT_FOUND');
    expect(await resultOf(await server.as('birch-editor'), id)).toBe('NOT_FOUND');
    expect(await roundsOf(await server.as('birch-editor'), 'acorn')).toBe('NOT_FOUND');
    expect(await roundsOf(await server.as('birch-editor'))).toEqual([]);
    expect(await roundsOf(await server.as('subscriber'), 'acorn')).toMatchObject([
      { companies: [{ asked: 1, people: null }] },
    ]);
  });
});
