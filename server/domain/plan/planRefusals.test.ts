import type { TestClient } from '@server/testing/client';
import { conflictIn, itemIn, itemsIn, listedPlan, postPlanItem } from '@server/testing/planning';
import { expectRefusal } from '@server/testing/saving';
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

  const save = (fields: Record<string, unknown>, client = editor) => postPlanItem(client, fields);
  const planned = () => listedPlan(editor);

  describe('is refused', () => {
    test.each([
      ['an aim below the state', { activity_id: 'nine', aim: 8 }, ['aim']],
      ['an aim out of range', { aim: 11 }, ['aim']],
      ['an aim that is not a whole number', { aim: 7.5 }, ['aim']],
      [
        'a due date before the start',
        { starts_on: '2026-06-02', due_on: '2026-06-01' },
        ['due_on'],
      ],
      ['a day that does not exist', { due_on: '2026-02-30' }, ['due_on']],
      ['an unknown status', { status: 'paused' }, ['status']],
      ['an owner with view-only access', { owner_id: 'subscriber' }, ['owner_id']],
      ['an owner of another company', { owner_id: 'birch-editor' }, ['owner_id']],
      ['an owner who has not accepted the invitation', { owner_id: 'pending' }, ['owner_id']],
      ['an unknown owner', { owner_id: 'nobody' }, ['owner_id']],
      ['a long note', { note: 'x'.repeat(2_001) }, ['note']],
      ['several of these', { aim: 0, due_on: 'soon' }, ['due_on', 'aim']],
    ])('%s', async (_what, fields, names) => {
      expectRefusal(await save(fields), 400, 'BAD_USER_INPUT', names);
      expect(await planned()).toEqual([]);
    });

    test.each([
      ['an unknown action', { activity_id: 'x' }],
      ['an unknown item', { id: 'x' }],
      ['another company', { company_id: 'birch' }],
    ])('%s', async (_what, fields) => {
      expectRefusal(await save(fields), 404, 'NOT_FOUND');
    });

    test('another company’s or action’s item', async () => {
      const { id } = itemIn(await save({}));
      const admin = await server.as('admin');
      for (const other of [{ company_id: 'birch' }, { activity_id: 'two' }]) {
        expectRefusal(await save({ id, ...other }, admin), 404, 'NOT_FOUND');
      }
    });

    test('a stale edit, with the stored item', async () => {
      const { id } = itemIn(await save({}));
      const current = itemIn(await save({ id, status: 'doing', revision: 1 }));
      const stale = await save({ id, status: 'done', revision: 1 });
      expectRefusal(stale, 409, 'REVISION_CONFLICT');
      expect(conflictIn(stale)).toEqual([current]);
    });

    test('a second open item of an action, with the first one', async () => {
      const first = itemIn(await save({ owner_id: 'editor' }));
      const cadmin = await server.as('cadmin');
      const second = await save({ owner_id: 'cadmin' }, cadmin);
      expectRefusal(second, 409, 'ALREADY_PLANNED');
      expect(conflictIn(second)).toEqual([first]);

      await save({ id: first.id, status: 'done' });
      expect((await save({}, cadmin)).status).toBe(201);
      expectRefusal(await save({ id: first.id, status: 'planned' }), 409, 'ALREADY_PLANNED');
    });

    test('all but one of several people who plan an action at once', async () => {
      const replies = await Promise.all(Array.from({ length: 8 }, () => save({})));
      const [winner, ...losers] = replies.toSorted((a, b) => a.status - b.status);
      const items = winner ? [itemIn(winner)] : [];
      expect(await planned()).toEqual(items);
      for (const loser of losers) {
        expectRefusal(loser, 409, 'ALREADY_PLANNED');
        expect(conflictIn(loser)).toEqual(items);
      }
    });
  });

  describe('several actions', () => {
    const saveMany = (fields: Record<string, unknown>) =>
      editor.post('/plan/save-many', { company_id: 'acorn', ...fields });
    const items = [
      { activity_id: 'ten', aim: 8 },
      { activity_id: 'two', aim: 9 },
    ];

    test('are planned together', async () => {
      const reply = await saveMany({ items, owner_id: 'editor', due_on: '2026-06-30' });
      expect(reply.status).toBe(201);
      expect(itemsIn(reply)).toMatchObject([
        { activity_id: 'ten', aim: 8, owner_id: 'editor', due_on: '2026-06-30', state: 4 },
        { activity_id: 'two', aim: 9, owner_id: 'editor', due_on: '2026-06-30', state: 7 },
      ]);
      expect(await planned()).toHaveLength(2);
    });

    test('are all refused if one is planned already', async () => {
      const first = itemIn(await save({}));
      const reply = await saveMany({ items });
      expectRefusal(reply, 409, 'ALREADY_PLANNED');
      expect(conflictIn(reply)).toEqual([first]);
      expect(await planned()).toEqual([first]);
    });

    test.each([
      ['none', { items: [] }, ['items']],
      ['one twice', { items: [items[0], items[0]] }, ['items']],
      [
        'too many',
        { items: Array.from({ length: 201 }, (_, i) => ({ activity_id: String(i), aim: 8 })) },
        ['items'],
      ],
      [
        'one with an aim below its state',
        { items: [items[0], { activity_id: 'two', aim: 6 }] },
        ['aim'],
      ],
      [
        'a due date before the start',
        { items, starts_on: '2026-06-02', due_on: '2026-06-01' },
        ['due_on'],
      ],
    ])('%s is 400', async (_what, fields, names) => {
      expectRefusal(await saveMany(fields), 400, 'BAD_USER_INPUT', names);
      expect(await planned()).toEqual([]);
    });
  });
});
