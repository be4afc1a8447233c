import type { TestClient } from '@server/testing/client';
import {
  COMPLETE,
  expectRefusal,
  expectSaved,
  postSave,
  storedAnswer,
  storedChanges,
  type Fields,
} from '@server/testing/saving';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';
import { STORES } from '@server/testing/stores';

describe.each(STORES)('on %s', (_name, openStore) => {
  const HOUR_MS = 60 * 60 * 1000;

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

  describe('save_id', () => {
    test('a repeated save gets the same response and changes nothing, even after other saves', async () => {
      const first = await save({ ...COMPLETE, save_id: 'a' });
      await save({ revenueState: '2' }, editor);
      const repeat = await save({ ...COMPLETE, save_id: 'a' });
      expect(repeat.json).toEqual(first.json);
      expect(await storedAnswer(server)).toMatchObject({ revenue_state: 2, revision: 2 });
    });

    test.each([{ cost: '5' }, { timeWeeks: '1' }, { activity_id: 'ten' }])(
      'the same id with other values: %p',
      async (other) => {
        await save({ ...COMPLETE, save_id: 'a' });
        expectRefusal(await save({ ...COMPLETE, save_id: 'a', ...other }), 422, 'SAVE_ID_REUSED');
        expect(await storedChanges(server)).toHaveLength(1);
      },
    );

    test('belongs to one person and is forgotten after a day', async () => {
      await save({ ...COMPLETE, save_id: 'a' });
      const cadmin = await server.as('cadmin');
      expect((await save({ user_id: 'cadmin', cost: '0', save_id: 'a' }, cadmin)).status).toBe(200);
      server.clock.advance(24 * HOUR_MS - 1);
      editor = await server.as('editor');
      expectRefusal(await save({ cost: '1', save_id: 'a' }), 422, 'SAVE_ID_REUSED');
      server.clock.advance(1);
      expect((await save({ cost: '1', save_id: 'a' })).status).toBe(200);
    });

    test('can be used again after a refused save', async () => {
      expect((await save({ cost: 'x', save_id: 'a' })).status).toBe(400);
      expect((await save({ cost: '1', save_id: 'a' })).status).toBe(200);
    });
  });

  describe('revisions', () => {
    let cadmin: TestClient;
    const saveAsCadmin = (fields: Fields) => save({ user_id: 'cadmin', ...fields }, cadmin);

    beforeEach(async () => {
      cadmin = await server.as('cadmin');
      await save(COMPLETE);
      server.clock.advance(5000);
    });

    test('edits of different fields merge', async () => {
      await saveAsCadmin({ ...COMPLETE, cost: '0', revision: '1', changed: 'cost' });
      const reply = await save({
        ...COMPLETE,
        revenueState: '3',
        revision: '1',
        changed: 'revenueState',
      });
      expectSaved(reply, { revision: 3, average_score: 3, status: 'done', merged: true });
      expect(await storedAnswer(server)).toMatchObject({ revenue_state: 3, cost: 0 });
    });

    test('edits of different fields merge even without a list of changed fields', async () => {
      await saveAsCadmin({ ...COMPLETE, cost: '0', revision: '1' });
      expect((await save({ ...COMPLETE, revenueState: '3', revision: '1' })).status).toBe(200);
      expect(await storedAnswer(server)).toMatchObject({ revenue_state: 3, cost: 0 });
    });

    test('edits of one field to different values conflict, and nothing is stored', async () => {
      await saveAsCadmin({ cost: '0', revision: '1', changed: 'cost' });
      const reply = await save({
        cost: '10',
        difficulty: '9',
        revision: '1',
        changed: 'cost,difficulty',
        save_id: 'a',
      });
      expectRefusal(reply, 409, 'REVISION_CONFLICT');
      expect(reply.json).toMatchObject({
        data: {
          answer: {
            activity_name: '3.1.1 Three',
            cost: 0,
            difficulty: 2,
            revision: 2,
            average_score: 9,
          },
          changed_by: 'Person cadmin',
          changed_at: '2026-05-13T10:00:05.000Z',
        },
      });
      expect(await storedAnswer(server)).toMatchObject({ cost: 0, difficulty: 2, revision: 2 });
      const settled = await save({
        cost: '10',
        difficulty: '9',
        revision: '2',
        changed: 'cost,difficulty',
        save_id: 'a',
      });
      expect(settled.status).toBe(200);
    });

    test('a late copy of a refused save is refused, even if nothing conflicts any more', async () => {
      const conflicted = { ...COMPLETE, cost: '10', timeWeeks: '1', revision: '1' };
      const late = { ...conflicted, changed: 'cost,timeWeeks', save_id: 'a' };
      await saveAsCadmin({ ...COMPLETE, cost: '0', revision: '1', changed: 'cost' });
      expectRefusal(await save(late), 409, 'REVISION_CONFLICT');
      await save({ cost: '10', revision: '2', changed: 'cost', save_id: 'b' });

      const copy = await save(late);
      expectRefusal(copy, 409, 'REVISION_CONFLICT');
      expect(copy.json).toMatchObject({ data: { answer: { cost: 10, revision: 3 } } });
      expect(await storedAnswer(server)).not.toMatchObject({ time_w: 1 });
    });

    test('edits of one field to the same value do not conflict', async () => {
      await saveAsCadmin({ cost: '0', revision: '1', changed: 'cost' });
      const reply = await save({ cost: '0', revision: '1', changed: 'cost' });
      expectSaved(reply, { revision: 2, average_score: 9, status: 'done', merged: true });
    });

    test('an edit without a revision overwrites newer ones', async () => {
      await saveAsCadmin({ cost: '0', revision: '1' });
      expect((await save({ cost: '10' })).status).toBe(200);
      expect(await storedAnswer(server)).toMatchObject({ cost: 10, revision: 3 });
    });

    test('a field that was not edited is not changed', async () => {
      await save({ relevance: '9', cost: '0', revision: '1', changed: 'cost' });
      expect(await storedAnswer(server)).toMatchObject({ relevance: 8, cost: 0 });
    });

    test('the first of two people who fill in the same field of a new answer wins', async () => {
      const ofTen = { activity_id: 'later', revision: '1' };
      await saveAsCadmin({ ...ofTen, cost: '1', changed: 'cost' });
      expect((await save({ ...ofTen, difficulty: '1', changed: 'difficulty' })).status).toBe(200);
      expectRefusal(await save({ ...ofTen, cost: '3', changed: 'cost' }), 409, 'REVISION_CONFLICT');
    });

    test('if the history has gaps, every field counts as changed by others', async () => {
      // The history does not contain the first revision of the fixtures.
      const reply = await save({ activity_id: 'nine', cost: '9', revision: '0', changed: 'cost' });
      expectRefusal(reply, 409, 'REVISION_CONFLICT');
      expect(reply.json).toMatchObject({ data: { changed_by: 'Person editor' } });
    });
  });
});
