import { EMPTY_ANSWER } from '@contract/answer';
import type { AnswerRow } from '@server/store/tables';
import type { TestClient } from '@server/testing/client';
import {
  COMPLETE,
  expectRefusal,
  expectSaved,
  postSave,
  storedAnswer,
  storedChanges,
  TARGET,
  type Fields,
} from '@server/testing/saving';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';
import { STORES } from '@server/testing/stores';

describe.each(STORES)('on %s', (_name, openStore) => {
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

  const save = (fields: Fields, client = editor) => postSave(client, fields);

  describe('a save', () => {
    test('stores every field and responds with score, status and revision (§3.15)', async () => {
      const rest = {
        timeWeeks: '1.5',
        factorDifficulty: '9.5',
        avgCostPerThread: '0.1',
        costPerProcess: '2',
        costEstimatedByCompany: '3',
        timePerThread: '4',
        costPerSubdriver: '5',
        costPerDriver: '6e2',
      };
      const reply = await save({ ...COMPLETE, ...rest });
      expectSaved(reply, { revision: 1, average_score: 9, status: 'done' });
      expect(await storedAnswer(server)).toEqual({
        id: expect.any(String),
        company_id: 'acorn',
        activity_id: 'three',
        ...EMPTY_ANSWER,
        revenue_state: 9,
        relevance: 8,
        criticality: 6,
        cost: 4,
        difficulty: 2,
        time_w: 1.5,
        factor_difficulty: 9.5,
        avg_cost_thread_m: 0.1,
        est_cost_process_m: 2,
        est_cost_company_m: 3,
        time_thread_h: 4,
        est_cost_subdriver_m: 5,
        est_cost_driver_m: 600,
        answered_at: '2026-05-13T10:00:00.000Z',
        answered_by: 'editor',
        revision: 1,
        confirmed_at: null,
        confirmed_by: null,
      } satisfies AnswerRow);
    });

    test('updates scores, progress and this week’s history immediately', async () => {
      await save(COMPLETE);
      const { data } = await editor.query(
        `{drivers(company_id:"acorn"){name average}
        impactAreas(company_id:"acorn"){name completed}
        graphDrivers(company_id:"acorn"){years{year data{week data{averages}}}}}`,
      );
      // Answer three has the weight 4.5 and the score 9, answer two the weight 5 and the score 7.
      const third = (4.5 * 9 + 5 * 7) / 9.5;
      const first = (4.5 * 9 + 2 * 4) / 6.5;
      expect(data?.['drivers']).toEqual([
        { name: '1. Expectations', average: first },
        { name: '3. Revenue Growth', average: third },
        { name: 'Total', average: (first + third) / 2 },
      ]);
      expect(data?.['impactAreas']).toContainEqual({ name: '3', completed: 100 });
      const averages = [first, null, third, null].map((value) => ({ averages: value }));
      expect(JSON.stringify(data?.['graphDrivers'])).toContain(
        JSON.stringify({ week: '20', data: averages }),
      );
    });

    test('keeps absent fields and clears empty ones and those with the text null (§7.14)', async () => {
      await save({ ...COMPLETE, timeWeeks: '3' });
      const reply = await save({ cost: '', timeWeeks: 'null' });
      expectSaved(reply, { revision: 2, average_score: 9, status: 'inprogress' });
      expect(await storedAnswer(server)).toMatchObject({
        revenue_state: 9,
        relevance: 8,
        cost: null,
        time_w: null,
      });
    });

    test('removes a driver from the week when its last score is cleared', async () => {
      await save({ revenueState: 'null', activity_id: 'two' });
      const weeks = await server.store.read((tx) => tx.find('driver_weeks', { week: 20 }));
      expect(weeks.map(({ driver_id }) => driver_id)).toEqual(['driver-1']);
      const { data } = await editor.query('{drivers(company_id:"acorn"){name}}');
      expect(data?.['drivers']).toEqual([{ name: '1. Expectations' }, { name: 'Total' }]);
    });

    test('keeps the last value of a week, and counts week 53 as 52', async () => {
      server.clock.set('2026-12-30T12:00:00.000Z');
      editor = await server.as('editor');
      await save({ activity_id: 'two', revenueState: '3' });
      await save({ activity_id: 'two', revenueState: '5' });
      const weeks = await server.store.read((tx) =>
        tx.find('driver_weeks', { year: 2026, week: 52, driver_id: 'driver-3' }),
      );
      expect(weeks.map(({ average }) => average)).toEqual([5]);
    });

    test('records the author and the previous and new values', async () => {
      await save({ activity_id: 'nine', revenueState: '8', cost: '2' });
      const others = { 'driver-2': null, 'driver-3': 7, 'driver-4': null };
      expect(await storedChanges(server)).toEqual([
        {
          id: expect.any(String),
          answer_id: 'acorn-nine',
          company_id: 'acorn',
          activity_id: 'nine',
          revision: 2,
          changed_by: 'editor',
          changed_at: '2026-05-13T10:00:00.000Z',
          before: { revenue_state: 9 },
          after: { revenue_state: 8 },
          averages_before: { ...others, 'driver-1': (4.5 * 9 + 2 * 4) / 6.5 },
          averages_after: { ...others, 'driver-1': (4.5 * 8 + 2 * 4) / 6.5 },
          source: 'form',
          round_id: null,
        },
      ]);
    });

    test('without changes creates no revision', async () => {
      await save(COMPLETE);
      expectSaved(await save(COMPLETE), { revision: 1, average_score: 9, status: 'done' });
      expect(await storedChanges(server)).toHaveLength(1);
    });

    test('without any value creates no answer (§4.20)', async () => {
      const reply = await save({ revenueState: 'null', cost: '' });
      expectSaved(reply, { revision: 0, average_score: null, status: 'todo' });
      expect(await storedAnswer(server)).toBeUndefined();
      const { data } = await editor.query('{answer(activity_id:"three",company_id:"acorn"){id}}');
      expect(data).toEqual({ answer: null });
    });

    test('can also be URL-encoded or JSON', async () => {
      const encoded = new URLSearchParams({ ...TARGET, revenueState: '4' });
      const asForm = await editor.send('POST', '/user/autosave', { body: encoded });
      expectSaved(asForm, { revision: 1, average_score: 4, status: 'inprogress' });
      const asJson = await editor.post('/user/autosave', {
        ...TARGET,
        revenueState: 5,
        cost: null,
      });
      expectSaved(asJson, { revision: 2, average_score: 5, status: 'inprogress' });
    });

    test('that is concurrent with others is not lost', async () => {
      const replies = await Promise.all(
        Array.from({ length: 20 }, (_, i) => save({ timeWeeks: String(i + 1) })),
      );
      const revisions = replies.map(
        ({ json }) => (json as { data: { revision: number } }).data.revision,
      );
      expect(revisions.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
    });
  });

  describe('permission to save', () => {
    test.each([
      ['in another’s name', 'editor', { user_id: 'admin' }, 403],
      ['in nobody’s name', 'editor', { user_id: '' }, 403],
      ['a subscriber', 'subscriber', {}, 403],
      ['a subscriber for a company not theirs', 'subscriber', { company_id: 'cedar' }, 403],
      ['for a neighbour', 'wadmin', { company_id: 'birch' }, 404],
      ['for a foreign company', 'editor', { company_id: 'cedar' }, 404],
      ['for an unknown company', 'editor', { company_id: 'x' }, 404],
      ['for the own, deactivated company', 'dogwood-editor', { company_id: 'dogwood' }, 403],
      ['an unknown action', 'editor', { activity_id: 'x' }, 404],
      ['an unknown action, with bad values', 'editor', { activity_id: 'x', cost: 'x' }, 404],
    ])('%s', async (_what, id, fields, status) => {
      const client = await server.as(id);
      const reply = await save({ user_id: id, revenueState: '5', ...fields }, client);
      expectRefusal(reply, status, status === 403 ? 'FORBIDDEN' : 'NOT_FOUND');
      expect(await storedChanges(server)).toEqual([]);
    });

    test('administrators can save for any company', async () => {
      const admin = await server.as('admin');
      const reply = await save({ user_id: 'admin', company_id: 'cedar', revenueState: '5' }, admin);
      expectSaved(reply, { revision: 2, average_score: 5, status: 'inprogress' });
    });

    test('administrators who are subscribers of the workspace cannot save', async () => {
      await server.store.write((tx) =>
        tx.update('users', 'admin', { workspace_role: 'subscriber' }),
      );
      const admin = await server.as('admin');
      expectRefusal(await save({ user_id: 'admin', revenueState: '5' }, admin), 403, 'FORBIDDEN');
    });
  });
});
