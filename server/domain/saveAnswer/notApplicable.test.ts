import fc from 'fast-check';
import type { TestClient } from '@server/testing/client';
import {
  COMPLETE,
  expectRefusal,
  expectSaved,
  postSave,
  storedAnswer,
  type Fields,
} from '@server/testing/saving';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';
import { smallFixtures } from '@server/testing/smallFixtures';
import { STORES } from '@server/testing/stores';

const MARK = { notApplicable: 'true', notApplicableReason: 'There are no shops.' };
const UNMARK = { notApplicable: 'false' };

const AVERAGES = `{
  drivers(company_id: "acorn") { name average grade scored total }
  subdriverActivitiesGrade(company_id: "acorn", driver_name: "Total") {
    name average scored total activities { id average grade not_applicable }
  }
  portfolio { company_id completed fresh cells { driver average grade scored total } }
}`;
const PROGRESS = `{
  impactAreas(company_id: "acorn") { name completed answered total current }
  percentageCompleted(company_id: "acorn") { total answered completed }
  graphDrivers(company_id: "acorn") { years { year data { week data { driver averages } } } }
  companies { id average completed }
  area: impactAreaActivities(company_id: "acorn", impact_area: "1") { id status not_applicable }
  done: impactAreaCompletedActivities(company_id: "acorn", impact_area: "2") { id not_applicable }
}`;

interface Driver {
  name: string;
  average: number | null;
  scored: number;
  total: number;
}

describe.each(STORES)('on %s', (_name, openStore) => {
  let server: TestServer;
  let editor: TestClient;
  let admin: TestClient;

  beforeEach(async () => {
    server = await startTestServer({ store: await openStore() });
    [editor, admin] = [await server.as('editor'), await server.as('admin')];
  });
  afterEach(async () => {
    await server.stop();
    await server.store.close();
  });

  const save = (fields: Fields, client = editor) => postSave(client, fields);
  const figures = async () => {
    const [averages, progress] = [await admin.query(AVERAGES), await admin.query(PROGRESS)];
    expect([averages.errors, progress.errors]).toEqual([undefined, undefined]);
    return { ...averages.data, ...progress.data } as Record<string, unknown>;
  };
  const driver = async (name: string) =>
    ((await figures())['drivers'] as Driver[]).find((one) => one.name.endsWith(name));

  test('an action that is not applicable has no score, is done, and leaves the totals of its driver', async () => {
    expect(await driver('Revenue Growth')).toMatchObject({ average: 7, scored: 1, total: 2 });
    const reply = await save({ ...MARK, activity_id: 'two' });
    expectSaved(reply, { revision: 2, average_score: null, status: 'done' });
    const all = await figures();
    expect(all['drivers']).toMatchObject([
      { name: '1. Expectations', scored: 2, total: 2 },
      { name: 'Total', scored: 2, total: 4 },
    ]);
    expect(all['percentageCompleted']).toMatchObject({ total: 5, answered: 2 });
    expect(all['done']).toEqual([{ id: 'two', not_applicable: true }]);
    expect(all['companies']).toContainEqual(
      expect.objectContaining({ id: 'acorn', completed: 40 }),
    );
    const { data } = await editor.query(
      '{answer(activity_id:"two",company_id:"acorn"){revenue_state average_score not_applicable not_applicable_reason}}',
    );
    expect(data?.['answer']).toEqual({
      revenue_state: 7,
      average_score: null,
      not_applicable: true,
      not_applicable_reason: 'There are no shops.',
    });
  });

  test('an unscored action can be marked before it has any value', async () => {
    expectSaved(await save(MARK), { revision: 1, average_score: null, status: 'done' });
    expect(await driver('Revenue Growth')).toMatchObject({ scored: 1, total: 1 });
    expectSaved(await save(UNMARK), { revision: 2, average_score: null, status: 'todo' });
  });

  test('the mark needs a reason, which can be an earlier one', async () => {
    expectRefusal(await save({ notApplicable: 'true' }), 400, 'BAD_USER_INPUT', [
      'notApplicableReason',
    ]);
    expect(await storedAnswer(server)).toBeUndefined();
    await save(MARK);
    const cleared = await save({ notApplicableReason: '' });
    expectRefusal(cleared, 400, 'BAD_USER_INPUT', ['notApplicableReason']);
    await save(UNMARK);
    expect((await save({ notApplicable: 'true' })).status).toBe(200);
  });

  test('a mark and a score that are entered at the same time merge, and the mark wins', async () => {
    await save(COMPLETE);
    await save({ ...MARK, changed: 'notApplicable,notApplicableReason', revision: '1' });
    const cadmin = await server.as('cadmin');
    const scored = { user_id: 'cadmin', revenueState: '4', changed: 'revenueState', revision: '1' };
    expectSaved(await save(scored, cadmin), {
      revision: 3,
      average_score: null,
      status: 'done',
      merged: true,
    });
    expect(await storedAnswer(server)).toMatchObject({ revenue_state: 4, not_applicable: true });
  });

  test('two reasons conflict', async () => {
    await save(MARK);
    const edit = { notApplicableReason: 'Outsourced.', changed: 'notApplicableReason' };
    expect((await save({ ...edit, revision: '1' })).status).toBe(200);
    const other = await save({ ...edit, notApplicableReason: 'Sold.', revision: '1' });
    expectRefusal(other, 409, 'REVISION_CONFLICT');
  });

  test('a client that does not know the fields changes none of them', async () => {
    await save({ ...MARK, confidence: '2' });
    await save({ ...COMPLETE, revision: '0' });
    expect(await storedAnswer(server)).toMatchObject({
      revenue_state: 9,
      not_applicable: true,
      not_applicable_reason: 'There are no shops.',
      confidence: 2,
    });
  });

  test('the history records the mark, and the movement of the score names it as the cause', async () => {
    server.clock.set('2026-05-20T10:00:00.000Z');
    editor = await server.as('editor');
    await save({ activity_id: 'ten', revenueState: '5' });
    server.clock.set('2026-05-27T10:00:00.000Z');
    editor = await server.as('editor');
    await save({ ...MARK, activity_id: 'ten' });
    const { data } = await editor.query(`{
      answerHistory(activity_id: "ten", company_id: "acorn") {
        source changes { field before after } driver_before driver_after
      }
      scoreMovement(company_id: "acorn", driver_name: "Expectations", from: "2026-W21") {
        change no_longer_scored unexplained contributions { activity_id cause contribution }
      }
    }`);
    expect((data?.['answerHistory'] as unknown[])[0]).toMatchObject({
      source: 'form',
      changes: [
        { field: 'not_applicable', before: 'false', after: 'true' },
        { field: 'not_applicable_reason', before: null, after: 'There are no shops.' },
      ],
      driver_after: 9,
    });
    const movement = data?.['scoreMovement'] as { change: number };
    expect(movement).toMatchObject({
      unexplained: 0,
      contributions: [{ activity_id: 'ten', cause: 'not_applicable' }],
    });
  });

  test('a plan item of the action says so and gains nothing', async () => {
    await editor.post('/plan/save', { company_id: 'acorn', activity_id: 'two', aim: 9 });
    await save({ ...MARK, activity_id: 'two' });
    const { data } = await editor.query(
      '{plan(company_id:"acorn"){not_applicable gain planned_gain state}}',
    );
    expect(data?.['plan']).toEqual([
      { not_applicable: true, gain: 0, planned_gain: 0, state: null },
    ]);
  });

  test('marking and unmarking any actions restores every figure exactly', async () => {
    const state = fc.integer({ min: 1, max: 10 }).map(String);
    const level = fc.integer({ min: 0, max: 10 }).map(String);
    const optional = fc.record(
      { revenueState: state, relevance: level, criticality: level, cost: level, timeWeeks: level },
      { requiredKeys: [] },
    );
    const ids = smallFixtures().activities.map(({ id }) => id);
    await fc.assert(
      fc.asyncProperty(
        fc.array(optional, { minLength: ids.length, maxLength: ids.length }),
        fc.subarray(ids, { minLength: 1 }),
        async (values, marked) => {
          for (const [index, activity_id] of ids.entries()) {
            await save({ ...values[index], activity_id });
          }
          const before = await figures();
          for (const activity_id of marked) {
            expect((await save({ ...MARK, activity_id })).status).toBe(200);
          }
          expect(await figures()).not.toEqual(before);
          for (const activity_id of marked.toReversed()) await save({ ...UNMARK, activity_id });
          expect(await figures()).toEqual(before);
        },
      ),
      { numRuns: 10 },
    );
  });

  test('the confidence never changes a figure', async () => {
    const ids = smallFixtures().activities.map(({ id }) => id);
    // The first save of a week records its averages, and a first value begins an action.
    for (const activity_id of ids) await save({ activity_id, timeWeeks: '1' });
    const before = await figures();
    for (const [index, activity_id] of ids.entries()) {
      await save({ activity_id, confidence: String(1 + (index % 3)) });
    }
    expect(await figures()).toEqual(before);
  });
});
