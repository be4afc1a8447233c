import { EMPTY_ANSWER } from '@contract/answer';
import { loadModel } from '../figures/model';
import { createReader } from '../queries/reader';
import { countingStore } from '@server/testing/store/countingStore';
import { startQueryServer, type QueryClients } from '@server/testing/store/queryServer';
import { postSave } from '@server/testing/saving';
import { planItem } from '@server/testing/smallFixtures';
import { STORES } from '@server/testing/stores';
import { dataHealth } from './dataHealth';

const HEALTH = `query($company: ID = "acorn") { dataHealth(company_id: $company) {
  scored applicable fresh evidenced_share
  items { rule activity_id name impact_area driver weight state revision since detail }
  due_soon { rule activity_id since }
} }`;

interface Health {
  scored: number;
  fresh: number;
  items: Record<string, unknown>[];
}

describe.each(STORES)('on %s', (_name, openStore) => {
  let asking: QueryClients;

  beforeEach(async () => {
    asking = await startQueryServer(await openStore());
  });
  afterEach(async () => {
    await asking.server.stop();
    await asking.server.store.close();
  });

  const health = async () => {
    const { data, errors } = await (await asking.server.as('editor')).query(HEALTH);
    expect(errors).toBeUndefined();
    return data?.['dataHealth'] as Health;
  };
  const rulesOf = async (activityId: string) =>
    (await health()).items.flatMap(({ activity_id, rule }) =>
      activity_id === activityId ? [rule] : [],
    );

  test('lists the problems, each with the data that its remedy needs', async () => {
    asking.server.clock.set('2026-06-30T10:00:00.000Z');
    expect(await health()).toEqual({
      scored: 3,
      applicable: 5,
      fresh: 3,
      evidenced_share: 0,
      due_soon: [],
      // The urgencies are 3 × 5, 2 × 6 and 4.5 × 1.
      items: [
        expect.objectContaining({ rule: 'half_filled', activity_id: 'later' }),
        expect.objectContaining({ rule: 'half_filled', activity_id: 'ten' }),
        {
          rule: 'unproven',
          activity_id: 'nine',
          name: '1.2.9 Nine',
          impact_area: '1',
          driver: '1. Expectations',
          weight: 4.5,
          state: 9,
          revision: 1,
          since: '2026-05-01T08:00:00.000Z',
          detail: null,
        },
      ],
    });
  });

  test('each driver has its share of evidenced weight, and Total that of data health', async () => {
    const editor = await asking.server.as('editor');
    await postSave(editor, { activity_id: 'two', confidence: '3' });
    const { data } = await editor.query(`{
      drivers(company_id: "acorn") { name evidenced_share }
      dataHealth(company_id: "acorn") { evidenced_share }
    }`);
    // Two has the weight 5, nine 4.5 and ten 2.
    expect(data).toEqual({
      drivers: [
        { name: '1. Expectations', evidenced_share: 0 },
        { name: '3. Revenue Growth', evidenced_share: 1 },
        { name: 'Total', evidenced_share: 5 / 11.5 },
      ],
      dataHealth: { evidenced_share: 5 / 11.5 },
    });
  });

  test('a confirmation clears a stale score', async () => {
    asking.server.clock.set('2026-12-01T10:00:00.000Z');
    expect(await rulesOf('two')).toEqual(['stale']);
    const editor = await asking.server.as('editor');
    const target = { company_id: 'acorn', activity_id: 'two', revision: 1 };
    expect((await editor.post('/answer/confirm', target)).status).toBe(200);
    expect(await rulesOf('two')).toEqual([]);
    expect(await health()).toMatchObject({ scored: 3, fresh: 1 });
  });

  test('a leap is cleared by a confirmation or a smaller step', async () => {
    const editor = await asking.server.as('editor');
    await postSave(editor, { activity_id: 'two', revenueState: '3' });
    expect(await rulesOf('two')).toEqual(['leap']);
    asking.server.clock.advance(1_000);
    const target = { company_id: 'acorn', activity_id: 'two', revision: 2 };
    await editor.post('/answer/confirm', target);
    expect(await rulesOf('two')).toEqual([]);
    asking.server.clock.advance(1_000);
    await postSave(editor, { activity_id: 'two', revenueState: '7' });
    expect(await rulesOf('two')).toEqual(['leap']);
    await postSave(editor, { activity_id: 'two', revenueState: '6' });
    expect(await rulesOf('two')).toEqual([]);
  });

  test('an item of the plan needs an owner who may still save', async () => {
    const insert = (owner_id: string | null) =>
      asking.server.store.write(async (tx) => {
        await tx.remove('plan_items', {});
        await tx.insert('plan_items', { ...planItem('acorn', 'two'), owner_id });
      });
    for (const [owner, rules] of [
      ['editor', []],
      ['admin', []],
      ['subscriber', ['owner_left']],
      ['pending', ['owner_left']],
      ['birch-editor', ['owner_left']],
      [null, ['owner_left']],
    ] as const) {
      await insert(owner);
      expect(await rulesOf('two')).toEqual(rules);
    }
  });

  test('the company of other people is NOT_FOUND', async () => {
    const editor = await asking.server.as('editor');
    expect(await asking.code(editor, HEALTH, { company: 'cedar' })).toBe('NOT_FOUND');
  });
});

test('the number of statements does not depend on the number of answers', async () => {
  const [, openStore] = STORES[0] ?? [];
  const { server } = await startQueryServer(await openStore?.());
  const { store, counted } = countingStore(server.store);
  const statementsOf = async () => {
    counted.statements = 0;
    await store.read(async (tx) => {
      const user = await tx.get('users', 'admin');
      if (!user) throw new Error('The fixtures lack the administrator');
      const reader = createReader(tx, { ...user, workspace_id: null });
      await dataHealth(reader, 'acorn', new Date('2026-06-01'), 180);
    });
    return counted.statements;
  };
  const before = await statementsOf();
  await server.store.write(async (tx) => {
    const [activity] = (await loadModel(tx)).activities;
    if (!activity) throw new Error('The fixtures lack activities');
    for (let index = 0; index < 200; index++) {
      const id = `more-${String(index)}`;
      await tx.insert('activities', { ...activity, id });
      await tx.insert('answers', {
        ...EMPTY_ANSWER,
        id,
        activity_id: id,
        company_id: 'acorn',
        revenue_state: 5,
        answered_at: '2026-05-13T10:00:00.000Z',
        answered_by: 'editor',
        revision: 1,
      });
    }
  });
  expect(await statementsOf()).toBe(before);
  await server.stop();
  await server.store.close();
});
