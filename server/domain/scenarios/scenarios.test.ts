import type {
  ChosenScenario,
  ScenarioConflict,
  ScenarioDto,
} from '@contract/scenarios/scenarioPayloads';
import type { ErrorBody } from '@contract/rest';
import type { TestClient, Reply } from '@server/testing/client';
import { itemIn, listedPlan, postPlanItem } from '@server/testing/planning';
import { expectRefusal, postSave } from '@server/testing/saving';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';
import { STORES } from '@server/testing/stores';

const FIELDS =
  'id name note items{activity_id aim owner_id owner_name due_on benefit_m benefit_kind} created_by revision ' +
  'chosen_at gain then{driver averages} cost_m not_costed benefit_year_m benefit_once_m answers_changed';

const scenarioIn = ({ json }: Reply) => (json as { data: ScenarioDto }).data;
const chosenIn = ({ json }: Reply) => (json as { data: ChosenScenario }).data;
const conflictIn = ({ json }: Reply) => (json as ErrorBody).data as ScenarioConflict;

describe.each(STORES)('scenarios on %s', (_name, openStore) => {
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

  const save = (fields: Record<string, unknown> = {}, client = editor) =>
    client.post('/scenario/save', {
      ...(!('id' in fields) && { company_id: 'acorn', name: 'Fast', items: [TEN] }),
      ...fields,
    });
  const TEN = { activity_id: 'ten', aim: 9 };
  const choose = (id: string, fields: Record<string, unknown> = {}, client = editor) =>
    client.post('/scenario/choose', { id, revision: 1, chosen: null, dry_run: false, ...fields });
  const listed = async (client = editor) => {
    const { data } = await client.query(`{scenarios(company_id:"acorn"){${FIELDS}}}`);
    return data?.['scenarios'] as ScenarioDto[];
  };
  const averages = async () => {
    const { data } = await editor.query('{drivers(company_id:"acorn"){name average}}');
    return data?.['drivers'] as { name: string; average: number | null }[];
  };

  test('are created, listed by name, changed and removed', async () => {
    const reply = await save({ note: 'Before the sale.' });
    expect(reply.status).toBe(201);
    const fast = scenarioIn(reply);
    expect(fast).toMatchObject({
      ...{ name: 'Fast', note: 'Before the sale.', created_by: 'Person editor', revision: 1 },
      items: [{ ...TEN, owner_id: null, owner_name: null, due_on: null, benefit_m: null }],
      ...{ chosen_at: null, cost_m: 0, not_costed: 1, answers_changed: false },
    });
    const all = scenarioIn(
      await save({ name: 'All', items: [TEN, { activity_id: 'nine', aim: 10 }] }),
    );
    expect(await listed()).toEqual([all, fast]);

    const changed = await save({ id: fast.id, revision: 1, name: 'Faster', note: '' });
    expect(changed.status).toBe(200);
    expect(scenarioIn(changed)).toMatchObject({
      ...{ name: 'Faster', note: null, revision: 2, items: fast.items },
    });
    const removed = await editor.post('/scenario/remove', { id: all.id });
    expect([removed.status, removed.json]).toEqual([200, { data: null }]);
    expect(await listed()).toEqual([scenarioIn(changed)]);
  });

  test('gain what replacing the answers would', async () => {
    const scenario = scenarioIn(await save({ items: [TEN, { activity_id: 'nine', aim: 10 }] }));
    await postSave(editor, { activity_id: 'ten', revenueState: '9' });
    await postSave(editor, { activity_id: 'nine', revenueState: '10' });
    const [now] = await listed();
    for (const [index, { averages: then }] of scenario.then.entries()) {
      const after = now?.then[index]?.averages ?? null;
      if (then === null) expect(after).toBeNull();
      else expect(Math.abs(then - (after ?? NaN))).toBeLessThan(1e-9);
    }
    expect(now).toMatchObject({ gain: 0, answers_changed: true });
    expect(scenario.then.map(({ driver }) => driver)).toEqual([
      ...['1. Expectations', '2. Operating Margin', '3. Revenue Growth', '4. Asset Efficiency'],
      'Total',
    ]);
  });

  test('keep benefits that recur apart from those that come once', async () => {
    const items = [
      { ...TEN, benefit_m: 2, benefit_kind: 'margin' },
      { activity_id: 'nine', aim: 10, benefit_m: 3, benefit_kind: 'revenue' },
      { activity_id: 'two', aim: 9, benefit_m: 7, benefit_kind: 'cash_once' },
    ];
    expect(scenarioIn(await save({ items }))).toMatchObject({
      benefit_year_m: 5,
      benefit_once_m: 7,
    });
  });

  test.each([
    ['no name', { name: ' ' }, ['name']],
    ['an aim out of range', { items: [{ ...TEN, aim: 11 }] }, ['items.0.aim']],
    ['an action twice', { items: [TEN, TEN] }, ['items']],
    ['no actions at all', { items: null }, ['items']],
    [
      'too many actions',
      { items: Array.from({ length: 201 }, (_, i) => ({ activity_id: String(i), aim: 9 })) },
      ['items'],
    ],
    [
      'a negative benefit',
      { items: [{ ...TEN, benefit_m: -1, benefit_kind: 'margin' }] },
      ['items.0.benefit_m'],
    ],
    ['a benefit without a kind', { items: [{ ...TEN, benefit_m: 1 }] }, ['items.0.benefit_kind']],
    ['an owner of another company', { items: [{ ...TEN, owner_id: 'birch-editor' }] }, ['items']],
    ['a day that does not exist', { items: [{ ...TEN, due_on: 'soon' }] }, ['items.0.due_on']],
    ['a long note', { note: 'x'.repeat(2_001) }, ['note']],
  ])('are refused with %s', async (_what, fields, names) => {
    expectRefusal(await save(fields), 400, 'BAD_USER_INPUT', names);
    expect(await listed()).toEqual([]);
  });

  test.each([
    ['an unknown action', { items: [{ activity_id: 'x', aim: 9 }] }],
    ['another company', { company_id: 'birch' }],
    ['an unknown scenario', { id: 'x', name: 'Fast' }],
  ])('are refused with %s', async (_what, fields) => {
    expectRefusal(await save(fields), 404, 'NOT_FOUND');
    expect(await listed()).toEqual([]);
  });

  test('have names of their own, without regard to case and spaces', async () => {
    const { id } = scenarioIn(await save());
    expectRefusal(await save({ name: ' FAST ' }), 409, 'NAME_TAKEN');
    expect((await save({ id, name: 'fast' })).status).toBe(200);
    const full = scenarioIn(await save({ name: 'Full' }));
    expectRefusal(await save({ id: full.id, name: 'Fast' }), 409, 'NAME_TAKEN');
  });

  test('are not changed by a stale edit', async () => {
    const { id } = scenarioIn(await save());
    await save({ id, revision: 1, note: 'Mine' });
    const reply = await save({ id, revision: 1, note: 'Yours' });
    expectRefusal(reply, 409, 'REVISION_CONFLICT');
    expect(conflictIn(reply)).toMatchObject({
      scenario: { note: 'Mine', revision: 2 },
      chosen: null,
    });
    expectRefusal(
      await editor.post('/scenario/remove', { id, revision: 1 }),
      409,
      'REVISION_CONFLICT',
    );
    expect(await listed()).toMatchObject([{ note: 'Mine' }]);
  });

  test('show no owner who may no longer save answers', async () => {
    const { id } = scenarioIn(await save({ items: [{ ...TEN, owner_id: 'cadmin' }] }));
    await server.store.write((tx) =>
      tx.update('users', 'cadmin', { workspace_role: 'subscriber' }),
    );
    expect(await listed()).toMatchObject([{ items: [{ owner_id: null, owner_name: null }] }]);
    expect((await save({ id, name: 'Slow' })).status).toBe(200);
  });

  describe('when one is chosen', () => {
    test('its items become the plan, all at once', async () => {
      const open = itemIn(
        await postPlanItem(editor, {
          ...{ activity_id: 'ten', aim: 7, owner_id: 'cadmin', starts_on: '2026-06-01' },
          ...{ due_on: '2026-12-31', note: 'Kept', benefit_m: 1, benefit_kind: 'margin' },
        }),
      );
      const items = [
        { ...TEN, due_on: '2026-05-31', benefit_m: 2, benefit_kind: 'revenue' },
        { activity_id: 'three', aim: 8, owner_id: 'editor' },
      ];
      const { id } = scenarioIn(await save({ items }));
      const reply = await choose(id);
      expect(reply.status).toBe(200);
      expect(await listedPlan(editor)).toEqual(expect.arrayContaining(chosenIn(reply).items));
      expect(await listedPlan(editor)).toMatchObject([
        {
          ...{ id: open.id, aim: 9, owner_id: 'cadmin', starts_on: null, due_on: '2026-05-31' },
          ...{ note: 'Kept', benefit_m: 2, benefit_kind: 'revenue', revision: 2 },
        },
        { activity_id: 'three', aim: 8, owner_id: 'editor', status: 'planned', revision: 1 },
      ]);
      expect(await listed()).toMatchObject([
        { id, chosen_at: '2026-05-13T10:00:00.000Z', revision: 1 },
      ]);
    });

    test('a preview has the same reply and changes nothing', async () => {
      const { id, then } = scenarioIn(await save());
      const preview = chosenIn(await choose(id, { dry_run: true }));
      expect(await listedPlan(editor)).toEqual([]);
      expect(await listed()).toMatchObject([{ chosen_at: null }]);
      const chosen = chosenIn(await choose(id));
      const withoutIds = ({ items, ...rest }: ChosenScenario) => ({
        ...rest,
        items: items.map(({ id: _, ...item }) => item),
      });
      expect(withoutIds(preview)).toEqual(withoutIds(chosen));
      expect(chosen.averages_after).toEqual(
        then.map(({ driver, averages: average }) => ({ driver, average })),
      );
      const shown = chosen.averages_before.map(({ driver, average }) => ({
        name: driver,
        average,
      }));
      // The query leaves out drivers without an average.
      expect(shown.filter(({ average }) => average !== null)).toEqual(await averages());
    });

    test('the one before is no longer chosen, and its other actions stay planned', async () => {
      const fast = scenarioIn(await save());
      const full = scenarioIn(
        await save({ name: 'Full', items: [{ activity_id: 'two', aim: 9 }] }),
      );
      await choose(fast.id);
      await choose(full.id, { chosen: fast.id });
      expect((await listed()).map(({ chosen_at }) => chosen_at === null)).toEqual([true, false]);
      expect(await listedPlan(editor)).toHaveLength(2);
    });

    test('an action that is above its aim is left as it is', async () => {
      const { id } = scenarioIn(await save({ items: [{ activity_id: 'nine', aim: 3 }, TEN] }));
      expect(chosenIn(await choose(id)).items).toMatchObject([{ activity_id: 'ten' }]);
    });

    test('it is as the person saw it', async () => {
      const { id } = scenarioIn(await save());
      await save({ id, items: [{ activity_id: 'two', aim: 9 }] });
      expectRefusal(await choose(id), 409, 'REVISION_CONFLICT');
      expect(await listedPlan(editor)).toEqual([]);
      expectRefusal(await choose(id, { revision: null }), 400, 'BAD_USER_INPUT', ['revision']);
      expectRefusal(await choose('x'), 404, 'NOT_FOUND');
    });

    test('one of two people wins', async () => {
      const fast = scenarioIn(await save());
      const full = scenarioIn(
        await save({ name: 'Full', items: [{ activity_id: 'two', aim: 9 }] }),
      );
      const cadmin = await server.as('cadmin');
      const replies = await Promise.all([choose(fast.id), choose(full.id, {}, cadmin)]);
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
      const chosen = (await listed()).filter(({ chosen_at }) => chosen_at !== null);
      expect(chosen).toHaveLength(1);
      const lost = replies.find(({ status }) => status === 409);
      expect(lost && conflictIn(lost).chosen).toBe(chosen[0]?.id);
      expect(await listedPlan(editor)).toHaveLength(1);
    });
  });

  test.each([
    ['subscriber', 403, 'FORBIDDEN'],
    ['birch-editor', 404, 'NOT_FOUND'],
  ] as const)('are not changed by %s', async (who, status, code) => {
    const { id } = scenarioIn(await save());
    const other = await server.as(who);
    expectRefusal(await save({}, other), status, code);
    expectRefusal(await choose(id, {}, other), status, code);
    expectRefusal(await other.post('/scenario/remove', { id }), status, code);
    expect(await listed()).toMatchObject([{ chosen_at: null, revision: 1 }]);
  });

  test('may have 200 actions with all fields, which is more than other bodies hold', async () => {
    const rows = await server.store.read((tx) => tx.find('activities'));
    const [first] = rows;
    const added = Array.from({ length: 200 }, (_, index) => `more-${String(index)}`);
    await server.store.write(async (tx) => {
      if (!first) return;
      await tx.insert(
        'activities',
        added.map((id, index) => ({ ...first, id, name: `9.9.${String(index)} More` })),
      );
    });
    const items = added.map((activity_id) => ({
      ...{ activity_id, aim: 9, owner_id: 'editor', due_on: '2026-12-31' },
      ...{ benefit_m: 1, benefit_kind: 'margin' },
    }));
    const reply = await save({ items });
    expect([reply.status, scenarioIn(reply).items.length]).toEqual([201, 200]);
    expect(chosenIn(await choose(scenarioIn(reply).id)).items).toHaveLength(200);
  });
});
