import type { AnswerChangeRow } from '@server/store/tables';
import type { TestClient } from '@server/testing/client';
import { describeOnEveryStore } from '@server/testing/store/everyStore';
import {
  importIn,
  outcomesIn,
  postImport,
  previewImport,
  writtenBy,
} from '@server/testing/importing';
import { expectRefusal, postSave, storedChanges } from '@server/testing/saving';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';

const NINE = { activity_id: 'nine', revision: 1, values: { revenue_state: 5, cost: null } };
const THREE = { activity_id: 'three', revision: 0, values: { revenue_state: 3, time_w: 1.5 } };

describeOnEveryStore((openStore) => {
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

  const answerTo = (activity_id: string) =>
    server.store.read(async (tx) => {
      const [answer] = await tx.find('answers', { company_id: 'acorn', activity_id });
      return answer;
    });

  describe('an import', () => {
    test('stores all rows with one revision, one change and the same moment', async () => {
      const reply = await postImport(editor, [NINE, THREE, { activity_id: 'two' }]);
      expect(reply.status).toBe(200);
      expect(outcomesIn(reply)).toEqual(['change', 'change', 'unchanged']);
      expect(await answerTo('nine')).toMatchObject({
        revenue_state: 5,
        relevance: 8,
        cost: null,
        revision: 2,
        answered_by: 'editor',
        answered_at: '2026-05-13T10:00:00.000Z',
      });
      expect(await answerTo('three')).toMatchObject({ revenue_state: 3, time_w: 1.5, revision: 1 });
      expect(await answerTo('two')).toMatchObject({ revision: 1 });
      const changes = await storedChanges(server);
      expect(changes.map(({ activity_id, before, after }) => [activity_id, before, after])).toEqual(
        expect.arrayContaining([
          ['nine', { revenue_state: 9, cost: 2 }, { revenue_state: 5, cost: null }],
          ['three', { revenue_state: null, time_w: null }, { revenue_state: 3, time_w: 1.5 }],
        ]),
      );
      expect(changes).toHaveLength(2);
    });

    test('is named in the history as the source of the change, unlike a save', async () => {
      await postImport(editor, [THREE]);
      await postSave(editor, { activity_id: 'three', revenueState: '4' });
      const { data } = await editor.query(
        '{answerHistory(activity_id:"three",company_id:"acorn"){revision source}}',
      );
      expect(data?.['answerHistory']).toEqual([
        { revision: 2, source: 'form' },
        { revision: 1, source: 'workbook' },
      ]);
    });

    test('lists what it changes and the averages around it', async () => {
      const { results, averages_before, averages_after } = importIn(
        await postImport(editor, [NINE, THREE]),
      );
      expect(results[0]).toEqual({
        activity_id: 'nine',
        outcome: 'change',
        revision: 1,
        message: null,
        changes: [
          { field: 'revenue_state', before: 9, after: 5 },
          { field: 'cost', before: 2, after: null },
        ],
      });
      // Nine has the weight 4.5, ten 2; two has the weight 5, three 3.
      expect(averages_before).toEqual([
        { driver: '1. Expectations', average: (4.5 * 9 + 2 * 4) / 6.5 },
        { driver: '2. Operating Margin', average: null },
        { driver: '3. Revenue Growth', average: 7 },
        { driver: '4. Asset Efficiency', average: null },
        { driver: 'Total', average: ((4.5 * 9 + 2 * 4) / 6.5 + 7) / 2 },
      ]);
      expect(averages_after.map(({ average }) => average)).toEqual([
        (4.5 * 5 + 2 * 4) / 6.5,
        null,
        (5 * 7 + 3 * 3) / 8,
        null,
        expect.closeTo(((4.5 * 5 + 2 * 4) / 6.5 + (5 * 7 + 3 * 3) / 8) / 2, 9),
      ]);
    });

    test('records the week once, and in the history the averages around each answer', async () => {
      const [nineAfter, threeAfter] = [(4.5 * 5 + 2 * 4) / 6.5, (5 * 7 + 3 * 3) / 8];
      await postImport(editor, [NINE, THREE]);
      const weeks = await server.store.read((tx) =>
        tx.find('driver_weeks', { company_id: 'acorn', year: 2026, week: 20 }),
      );
      expect(Object.fromEntries(weeks.map((week) => [week.driver_id, week.average]))).toEqual({
        'driver-1': nineAfter,
        'driver-3': threeAfter,
      });
      const changes = await storedChanges(server);
      const changeOf = (id: string) => changes.find(({ activity_id }) => activity_id === id);
      const averages = (change: AnswerChangeRow | undefined) => [
        [change?.averages_before?.['driver-1'], change?.averages_before?.['driver-3']],
        [change?.averages_after?.['driver-1'], change?.averages_after?.['driver-3']],
      ];
      const nineBefore = (4.5 * 9 + 2 * 4) / 6.5;
      expect(averages(changeOf('nine'))).toEqual([
        [nineBefore, 7],
        [nineAfter, 7],
      ]);
      expect(averages(changeOf('three'))).toEqual([
        [nineAfter, 7],
        [nineAfter, threeAfter],
      ]);
    });

    test('that changes nothing writes nothing', async () => {
      const before = await writtenBy(server);
      const rows = [
        { activity_id: 'nine', revision: 1, values: { revenue_state: 9, relevance: 8 } },
        { activity_id: 'three', revision: 0, values: { cost: null } },
      ];
      const reply = await postImport(editor, rows);
      expect(outcomesIn(reply)).toEqual(['unchanged', 'unchanged']);
      expect(await writtenBy(server)).toEqual(before);
    });
  });

  test('a preview has the reply of the import and writes nothing', async () => {
    const before = await writtenBy(server);
    const preview = await previewImport(editor, [NINE, THREE]);
    expect(await writtenBy(server)).toEqual(before);
    expect((await postImport(editor, [NINE, THREE])).json).toEqual(preview.json);
  });

  test('a named level keeps a stored value of that level', async () => {
    const rows = [
      {
        activity_id: 'two',
        revision: 1,
        values: { cost: 'medium', difficulty: 'low', relevance: 'very-high' },
      },
    ] as const;
    const { results } = importIn(await postImport(editor, rows));
    expect(results[0]?.changes).toEqual([{ field: 'difficulty', before: 5, after: 2 }]);
    expect(await answerTo('two')).toMatchObject({ cost: 5, difficulty: 2, relevance: 10 });
  });

  describe('a repeat with the same import_id', () => {
    const id = { import_id: 'same' };

    test('gets the first reply again and changes nothing, even after other saves', async () => {
      const first = await postImport(editor, [NINE], id);
      await postSave(editor, { activity_id: 'nine', revenueState: '1' });
      const before = await writtenBy(server);
      expect((await postImport(editor, [NINE], id)).json).toEqual(first.json);
      expect(await writtenBy(server)).toEqual(before);
    });

    test('is refused if the rows differ', async () => {
      await postImport(editor, [NINE], id);
      expectRefusal(await postImport(editor, [THREE], id), 422, 'SAVE_ID_REUSED');
    });

    test('changes nothing after a refusal, even if nothing conflicts any more', async () => {
      await postSave(editor, { activity_id: 'nine', revenueState: '1' });
      expectRefusal(await postImport(editor, [NINE], id), 409, 'REVISION_CONFLICT');
      await postSave(editor, { activity_id: 'nine', revenueState: '5' });
      expectRefusal(await postImport(editor, [NINE], id), 409, 'REVISION_CONFLICT');
    });

    test('that arrives at the same time is applied once', async () => {
      const replies = await Promise.all([
        postImport(editor, [NINE, THREE], id),
        postImport(editor, [NINE, THREE], id),
      ]);
      expect(replies.map(({ status }) => status)).toEqual([200, 200]);
      expect(replies[0].json).toEqual(replies[1].json);
      expect(await storedChanges(server)).toHaveLength(2);
    });
  });

  describe('fields that others have changed since the row’s revision', () => {
    beforeEach(async () => {
      const cadmin = await server.as('cadmin');
      const fields = { user_id: 'cadmin', activity_id: 'nine', revenueState: '2' };
      await postSave(cadmin, fields);
    });

    const CONFLICT = {
      field: 'revenue_state',
      before: 2,
      after: 5,
      conflict: { changed_by: 'Person cadmin', changed_at: '2026-05-13T10:00:00.000Z' },
    };

    test('are conflicts with author and time, and nothing is imported', async () => {
      const before = await writtenBy(server);
      const reply = await postImport(editor, [NINE, THREE]);
      expectRefusal(reply, 409, 'REVISION_CONFLICT');
      expect(outcomesIn(reply)).toEqual(['conflict', 'change']);
      expect(importIn(reply).results[0]?.changes).toEqual([
        CONFLICT,
        { field: 'cost', before: 2, after: null },
      ]);
      expect(await writtenBy(server)).toEqual(before);
      const preview = await previewImport(editor, [NINE, THREE]);
      expect([preview.status, importIn(preview)]).toEqual([200, importIn(reply)]);
    });

    test.each([
      ['mine', { revenue_state: 5, cost: null, revision: 3 }],
      ['theirs', { revenue_state: 2, cost: null, revision: 3 }],
    ] as const)('keep the values of %s', async (keep, stored) => {
      expect((await postImport(editor, [{ ...NINE, keep }])).status).toBe(200);
      expect(await answerTo('nine')).toMatchObject(stored);
    });

    test('are no conflicts if the row has the stored value, or the one it started from', async () => {
      const rows = [
        { ...NINE, values: { revenue_state: 2 } },
        { ...NINE, values: { revenue_state: 9, cost: 'low' } },
      ] as const;
      for (const row of rows) {
        const reply = await postImport(editor, [row]);
        expect([reply.status, outcomesIn(reply)]).toEqual([200, ['unchanged']]);
      }
    });

    test('are overwritten by a row without a revision', async () => {
      expect((await postImport(editor, [{ ...NINE, revision: null }])).status).toBe(200);
      expect(await answerTo('nine')).toMatchObject({ revenue_state: 5, revision: 3 });
    });
  });
});
