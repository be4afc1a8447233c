import type { ImportReply } from '@contract/workbook/importPayloads';
import type { ErrorBody } from '@contract/rest';
import type { TestClient, Reply } from '@server/testing/client';
import { postImport, writtenBy } from '@server/testing/importing';
import { openedRound, place, postOpinion, resultOf } from '@server/testing/rounds';
import { postSave } from '@server/testing/saving';
import { describeOnEveryStore } from '@server/testing/store/everyStore';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';

const DAY_MS = 24 * 60 * 60 * 1000;

describeOnEveryStore((openStore) => {
  let server: TestServer;
  let cadmin: TestClient;
  let editor: TestClient;
  let id: string;

  beforeEach(async () => {
    server = await startTestServer({ store: await openStore() });
    id = await openedRound(server);
    cadmin = await server.as('cadmin');
    editor = await server.as('editor');
    // Nine is 9, ten is 4, three has no answer.
    for (const [activity, one, other] of [
      ['nine', 3, 8],
      ['ten', 4, 4],
      ['three', 5, 6],
    ] as const) {
      await postOpinion(cadmin, id, activity, { state: one });
      await postOpinion(editor, id, activity, { state: other });
    }
  });
  afterEach(async () => {
    await server.stop();
    await server.store.close();
  });

  const close = () => cadmin.post('/round/close', place(id));
  const decide = (rows: object[], more: object = {}, client = cadmin): Promise<Reply> =>
    client.post('/round/decide', { ...place(id), decide_id: 'd', dry_run: false, rows, ...more });
  const replyIn = ({ json }: Reply) => (json as { data: ImportReply }).data;
  const row = (activity_id: string, state: number, revision: number | null) => ({
    activity_id,
    state,
    revision,
  });
  const ROWS = [row('nine', 3, 1), row('ten', 4, 1), row('three', 5, 0)];

  test('makes decided states answers, and remembers also those that change nothing', async () => {
    expect((await decide(ROWS)).json).toMatchObject({ code: 'ROUND_OPEN' });
    await close();
    const preview = await decide(ROWS, { dry_run: true });
    expect(replyIn(preview).results.map(({ outcome }) => outcome)).toEqual([
      ...['change', 'unchanged', 'change'],
    ]);
    const decided = await decide(ROWS);
    expect(replyIn(decided)).toEqual(replyIn(preview));
    expect((await decide(ROWS)).json).toEqual(decided.json);
    expect(await resultOf(cadmin, id)).toMatchObject({
      actions: [
        { activity_id: 'nine', answer: 3, revision: 2, decided: 3 },
        { activity_id: 'ten', answer: 4, revision: 1, decided: 4 },
        { activity_id: 'three', answer: 5, revision: 1, decided: 5 },
      ],
    });
    const history =
      '{answerHistory(activity_id:"nine",company_id:"acorn"){source round_id changed_by}}';
    expect((await cadmin.query(history)).data).toEqual({
      answerHistory: [{ source: 'round', round_id: id, changed_by: 'Person cadmin' }],
    });
  });

  test('is an import of the same rows', async () => {
    await close();
    const asImport = ({ activity_id, state, revision }: (typeof ROWS)[number]) => ({
      activity_id,
      revision,
      values: { revenue_state: state },
    });
    const imported = await postImport(cadmin, ROWS.map(asImport), { dry_run: true });
    const before = await writtenBy(server);
    const decided = await decide(ROWS);
    expect(replyIn(decided)).toEqual(replyIn(imported));
    expect(await writtenBy(server)).not.toEqual(before);

    const invalid = [row('nine', 11, 2), row('nothing', 5, 0)];
    const rejected = [
      await decide(invalid, { decide_id: 'e' }),
      await postImport(cadmin, invalid.map(asImport)),
    ];
    expect(rejected.map(({ status }) => status)).toEqual([400, 400]);
    expect(replyIn(rejected[0] as Reply)).toEqual(replyIn(rejected[1] as Reply));
  });

  test('shows what others have changed in the meantime, and stores nothing before it is decided', async () => {
    await close();
    await postSave(editor, { activity_id: 'nine', revenueState: '6' });
    const before = await writtenBy(server);
    const conflict = await decide([row('nine', 3, 1)]);
    expect([conflict.status, (conflict.json as ErrorBody).code]).toEqual([
      409,
      'REVISION_CONFLICT',
    ]);
    expect(replyIn(conflict).results).toMatchObject([
      {
        outcome: 'conflict',
        changes: [{ before: 6, after: 3, conflict: { changed_by: 'Person editor' } }],
      },
    ]);
    expect(await writtenBy(server)).toEqual(before);
    const overriding = await decide([{ ...row('nine', 3, 1), keep: 'mine' }], { decide_id: 'e' });
    expect([overriding.status, replyIn(overriding).results[0]?.outcome]).toEqual([200, 'change']);
  });

  test('of two people at the same time, one decides and the other sees it', async () => {
    await close();
    const admin = await server.as('admin');
    const replies = await Promise.all([
      decide([row('nine', 3, 1)], { decide_id: 'a' }),
      decide([row('nine', 8, 1)], { decide_id: 'b' }, admin),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  const healthRules = async () => {
    const { data } = await cadmin.query(
      '{dataHealth(company_id:"acorn"){items{rule activity_id detail}}}',
    );
    const { items } = data?.['dataHealth'] as {
      items: { rule: string; activity_id: string; detail: string }[];
    };
    return items.filter(({ rule }) => rule === 'leap' || rule === 'disagreement');
  };

  test('a disagreement is a problem two weeks after closing, until it is decided', async () => {
    await close();
    server.clock.advance(14 * DAY_MS - 1);
    cadmin = await server.as('cadmin');
    expect(await healthRules()).toEqual([]);
    server.clock.advance(1);
    cadmin = await server.as('cadmin');
    expect(await healthRules()).toEqual([
      { rule: 'disagreement', activity_id: 'nine', detail: '3/8' },
    ]);
    // The state falls by six, which is no leap in a round.
    await decide([row('nine', 3, 1)]);
    expect(await healthRules()).toEqual([]);
    await postSave(cadmin, { user_id: 'cadmin', activity_id: 'nine', revenueState: '9' });
    expect(await healthRules()).toEqual([{ rule: 'leap', activity_id: 'nine', detail: '3>9' }]);
  });
});
