import type { PlanItemDto } from '@contract/priorities/planPayloads';
import { sweep } from '@server/domain/cleanup/housekeeping';
import type { TestClient } from '@server/testing/client';
import { comment } from '@server/testing/evidence';
import { itemIn, listedPlan, postPlanItem } from '@server/testing/planning';
import { expectRefusal, postSave } from '@server/testing/saving';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';
import { STORES } from '@server/testing/stores';

const DAY_MS = 24 * 60 * 60 * 1000;
const SESSION_LIMITS = { idleMs: 30 * DAY_MS, absoluteMs: 30 * DAY_MS };
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
  const items = async () => (await planned()) as PlanItemDto[];
  const planDue = async (client = editor) =>
    (await client.query('{planDue(company_id:"acorn")}')).data?.['planDue'];
  const answer = (fields: Record<string, string>) =>
    postSave(editor, { activity_id: 'ten', ...fields });

  describe('an item', () => {
    test('is created with the current figures, and listed', async () => {
      const reply = await save({
        aim: 9,
        owner_id: 'cadmin',
        starts_on: '2026-05-13',
        due_on: '2026-06-30',
        note: ' Ask the board. ',
      });
      expect(reply.status).toBe(201);
      // The action has the weight 2, and its driver has 6.5.
      expect(itemIn(reply)).toEqual({
        id: expect.any(String),
        activity_id: 'ten',
        activity_name: '1.2.10 Ten',
        impact_area: '1',
        driver: '1. Expectations',
        aim: 9,
        status: 'planned',
        owner_id: 'cadmin',
        owner_name: 'Person cadmin',
        starts_on: '2026-05-13',
        due_on: '2026-06-30',
        note: 'Ask the board.',
        state: 4,
        baseline_state: 4,
        cost_m: null,
        time_w: null,
        gain: (2 * 5) / 6.5,
        planned_gain: (2 * 5) / 6.5,
        realised: 0,
        not_applicable: false,
        retired: false,
        created_at: '2026-05-13T10:00:00.000Z',
        done_at: null,
        revision: 1,
        benefit_m: null,
        benefit_kind: null,
        full_on: null,
        benefit_real_m: null,
        confirmed_by: null,
        confirmed_by_name: null,
        confirmed_on: null,
        payback_months: null,
        comment_count: 0,
      } satisfies PlanItemDto);
      expect(await planned()).toEqual([itemIn(reply)]);
    });

    test('requires only an action', async () => {
      expect(itemIn(await save({ activity_id: 'three' }))).toMatchObject({
        aim: 8,
        status: 'planned',
        owner_id: null,
        due_on: null,
        note: '',
        state: null,
        baseline_state: null,
        gain: null,
        planned_gain: null,
        realised: 0,
      });
    });

    test('keeps absent fields, and clears empty ones', async () => {
      const { id } = itemIn(await save({ owner_id: 'editor', due_on: '2026-06-30', note: 'N' }));
      const doing = await save({ id, status: 'doing' });
      expect([doing.status, itemIn(doing)]).toMatchObject([
        200,
        { status: 'doing', owner_id: 'editor', due_on: '2026-06-30', note: 'N', revision: 2 },
      ]);
      expect(itemIn(await save({ id, owner_id: null, due_on: '', note: '' }))).toMatchObject({
        status: 'doing',
        owner_id: null,
        due_on: null,
        note: '',
        revision: 3,
      });
    });

    test('contains the contribution of its action since it was planned', async () => {
      await answer({ criticality: '2' });
      server.clock.advance(DAY_MS);
      editor = await server.as('editor');
      const { id } = itemIn(await save({ aim: 6 }));
      server.clock.advance(DAY_MS);
      editor = await server.as('editor');
      await answer({ revenueState: '5' });
      // The action now has the weight 2.5, and its driver has 7.
      const [half] = await items();
      expect(half).toMatchObject({ state: 5, baseline_state: 4, gain: 2.5 / 7 });
      expect(half?.planned_gain).toBeCloseTo(5 / 7, 12);
      expect(half?.realised).toBeCloseTo(2.5 / 7, 12);

      await answer({ revenueState: '6' });
      const done = itemIn(await save({ id, status: 'done' }));
      expect(done).toMatchObject({ state: 6, gain: 0, done_at: '2026-05-15T10:00:00.000Z' });
      expect(done.realised).toBeCloseTo(5 / 7, 12);
      expect(itemIn(await save({ id, status: 'doing' }))).toMatchObject({ done_at: null });
    });

    test('is removed while it is planned, and dropped once it has been started', async () => {
      const first = itemIn(await save({}));
      const removed = await editor.post('/plan/remove', { id: first.id });
      expect([removed.status, removed.json]).toEqual([200, { data: null }]);
      expect(await planned()).toEqual([]);

      const second = itemIn(await save({ status: 'doing' }));
      const dropped = await editor.post('/plan/remove', { id: second.id });
      expect(itemIn(dropped)).toMatchObject({ id: second.id, status: 'dropped', revision: 2 });
      expect(await planned()).toEqual([itemIn(dropped)]);
    });

    test('counts its comments, and is dropped instead of removed while it has some', async () => {
      const { id } = itemIn(await save({}));
      const on = { subject_kind: 'plan_item', subject_id: id } as const;
      await server.store.write(async (tx) => {
        await tx.insert('comments', comment('acorn', on));
        await tx.insert(
          'comments',
          comment('acorn', { ...on, id: 'gone', deleted_at: '2026-01-01' }),
        );
        await tx.insert('comments', comment('acorn', { ...on, id: 'other', subject_id: 'other' }));
      });
      expect(await planned()).toMatchObject([{ id, comment_count: 1 }]);
      const dropped = itemIn(await editor.post('/plan/remove', { id }));
      expect(dropped).toMatchObject({ id, status: 'dropped', comment_count: 1 });
    });
  });

  test('an aim and an owner that have become invalid do not prevent other changes', async () => {
    const { id } = itemIn(await save({ aim: 5, owner_id: 'cadmin' }));
    await answer({ revenueState: '7' });
    await server.store.write((tx) =>
      tx.update('users', 'cadmin', { workspace_role: 'subscriber' }),
    );
    const done = itemIn(await save({ id, status: 'done', aim: 5, owner_id: 'cadmin' }));
    expect(done).toMatchObject({ status: 'done', state: 7, gain: 0, owner_id: null });
  });

  test('counts the user’s open items that are due by Sunday', async () => {
    const plan = (activity_id: string, due_on: string | null, more = {}) =>
      save({ activity_id, due_on, owner_id: 'editor', ...more });
    expect(await planDue()).toBe(0);
    await plan('ten', '2026-05-17');
    await plan('two', '2026-05-18');
    await plan('later', '2026-05-01');
    await plan('three', '2026-05-13', { owner_id: 'cadmin' });
    expect([await planDue(), await planDue(await server.as('cadmin'))]).toEqual([2, 1]);
    const [overdue] = await items();
    await save({ id: overdue?.id, activity_id: 'later', status: 'done' });
    expect(await planDue()).toBe(1);
    server.clock.set('2026-05-18T00:00:00.000Z');
    editor = await server.as('editor');
    expect(await planDue()).toBe(2);
  });

  test('does not count in week 52 what is due in week 53', async () => {
    server.clock.set('2026-12-21T10:00:00.000Z');
    editor = await server.as('editor');
    await save({ activity_id: 'ten', due_on: '2026-12-27', owner_id: 'editor' });
    await save({ activity_id: 'two', due_on: '2026-12-28', owner_id: 'editor' });
    expect(await planDue()).toBe(1);
  });

  test('the items of a removed person remain without an owner', async () => {
    await save({ owner_id: 'editor' }, await server.as('cadmin'));
    const admin = await server.as('admin');
    expect((await admin.post('/user/delete', { user_id: 'editor' })).status).toBe(200);
    expect(await listedPlan(admin)).toMatchObject([{ owner_id: null, owner_name: null }]);
  });

  test('a person who moves to another company is no longer shown as owner', async () => {
    await save({ owner_id: 'editor' });
    const admin = await server.as('admin');
    await admin.put('/user/change-company', { user_id: 'editor', company_id: 'birch' });
    expect(await listedPlan(admin)).toMatchObject([{ owner_id: null }]);
    expect(await listedPlan(editor)).toBe('NOT_FOUND');
  });

  test('the plan becomes inaccessible, is restored and is purged together with its company', async () => {
    const item = itemIn(await save({}));
    const cadmin = await server.as('cadmin');
    await cadmin.post('/company/delete', { company_id: 'acorn' });
    expect(await planned()).toBe('FORBIDDEN');
    expectRefusal(await save({ id: item.id, status: 'done' }), 403, 'FORBIDDEN');
    expectRefusal(await editor.post('/plan/remove', { id: item.id }), 403, 'FORBIDDEN');
    await cadmin.put('/company/reactivate', { company_id: 'acorn' });
    expect(await planned()).toEqual([item]);

    await cadmin.post('/company/delete', { company_id: 'acorn' });
    server.clock.advance(14 * DAY_MS);
    await sweep({ store: server.store, clock: server.clock, sessionLimits: SESSION_LIMITS });
    expect(await server.store.read((tx) => tx.find('plan_items'))).toEqual([]);
  });

  test('all answers of a company are listed in dotted-number order', async () => {
    const { data } = await editor.query(
      '{answers(company_id:"acorn"){activity_id average_score driver impact_area}}',
    );
    expect(data?.['answers']).toEqual([
      { activity_id: 'nine', average_score: 9, driver: '1. Expectations', impact_area: '1' },
      { activity_id: 'ten', average_score: 4, driver: '1. Expectations', impact_area: '1' },
      {
        activity_id: 'later',
        average_score: null,
        driver: '2. Operating Margin',
        impact_area: '1',
      },
      { activity_id: 'two', average_score: 7, driver: '3. Revenue Growth', impact_area: '2' },
    ]);
  });
});
