import { BENEFIT_MAX } from '@contract/priorities/benefits';
import type { TestClient } from '@server/testing/client';
import { itemIn, listedPlan, postPlanItem } from '@server/testing/planning';
import { expectRefusal, postSave } from '@server/testing/saving';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';
import { STORES } from '@server/testing/stores';

const BENEFIT = { benefit_m: 6, benefit_kind: 'margin', full_on: '2026-12-31' };

describe.each(STORES)('benefits on %s', (_name, openStore) => {
  let server: TestServer;
  let editor: TestClient;
  let cadmin: TestClient;

  beforeEach(async () => {
    server = await startTestServer({ store: await openStore() });
    editor = await server.as('editor');
    cadmin = await server.as('cadmin');
  });
  afterEach(async () => {
    await server.stop();
    await server.store.close();
  });

  const save = (fields: Record<string, unknown>, client = editor) => postPlanItem(client, fields);
  const confirm = (item: { id: string; revision: number }, client = cadmin) =>
    client.post('/plan/confirm', { id: item.id, revision: item.revision });
  const confirmed = async (fields: Record<string, unknown> = {}) => {
    const reply = await confirm(itemIn(await save({ ...BENEFIT, ...fields })));
    expect(reply.status).toBe(200);
    return itemIn(reply);
  };

  test('belong to a plan item, and pay back its cost', async () => {
    await postSave(editor, { activity_id: 'ten', costEstimatedByCompany: '3' });
    const item = itemIn(await save(BENEFIT));
    expect(item).toMatchObject({
      ...{ ...BENEFIT, benefit_real_m: null, confirmed_by: null, confirmed_on: null },
      payback_months: 6,
    });
    expect(await listedPlan(editor)).toEqual([item]);
    const once = await save({ id: item.id, benefit_kind: 'cash_once', benefit_real_m: 1.5 });
    expect(itemIn(once)).toMatchObject({ benefit_real_m: 1.5, payback_months: null });
  });

  test.each([
    ['a negative one', { ...BENEFIT, benefit_m: -1 }, ['benefit_m']],
    ['a huge one', { ...BENEFIT, benefit_m: 1e12 }, ['benefit_m']],
    ['one that is not a number', { ...BENEFIT, benefit_m: '6' }, ['benefit_m']],
    ['one without a kind', { benefit_m: 6 }, ['benefit_kind']],
    ['a realized one without a kind', { benefit_real_m: 6 }, ['benefit_kind']],
    ['one of an unknown kind', { benefit_m: 6, benefit_kind: 'profit' }, ['benefit_kind']],
    ['one on a day that does not exist', { ...BENEFIT, full_on: '2026-02-30' }, ['full_on']],
  ])('are refused: %s', async (_what, fields, names) => {
    expectRefusal(await save(fields), 400, 'BAD_USER_INPUT', names);
    expect(await listedPlan(editor)).toEqual([]);
  });

  test('may be as large as the limit', async () => {
    expect((await save({ ...BENEFIT, benefit_m: BENEFIT_MAX })).status).toBe(201);
  });

  test('are confirmed by an administrator of the company', async () => {
    expect(await confirmed()).toMatchObject({
      confirmed_by: 'cadmin',
      confirmed_by_name: 'Person cadmin',
      confirmed_on: '2026-05-13',
      revision: 2,
    });
  });

  test('are confirmed once', async () => {
    const item = await confirmed();
    const again = await confirm(item, await server.as('admin'));
    expect([again.status, itemIn(again)]).toEqual([200, item]);
  });

  test.each([
    ['an editor', 'editor', 403, 'FORBIDDEN'],
    ['a person with view-only access', 'subscriber', 403, 'FORBIDDEN'],
    ['an administrator of another company', 'birch-editor', 404, 'NOT_FOUND'],
  ] as const)('are not confirmed by %s', async (_who, id, status, code) => {
    const item = itemIn(await save(BENEFIT, cadmin));
    expectRefusal(await confirm(item, await server.as(id)), status, code);
  });

  test('are confirmed neither by the owner nor by whoever entered them', async () => {
    const owned = itemIn(await save({ ...BENEFIT, owner_id: 'cadmin' }));
    expectRefusal(await confirm(owned), 403, 'FORBIDDEN');
    const { id } = owned;
    const entered = await save({ id, owner_id: null, benefit_m: 7 }, cadmin);
    expectRefusal(await confirm(itemIn(entered)), 403, 'FORBIDDEN');
    expect((await confirm(itemIn(entered), await server.as('admin'))).status).toBe(200);
  });

  test('are confirmed only as they were seen', async () => {
    const item = itemIn(await save(BENEFIT));
    await save({ id: item.id, benefit_m: 9 });
    expectRefusal(await confirm(item), 409, 'REVISION_CONFLICT');
    expectRefusal(await confirm({ id: item.id, revision: NaN }), 400, 'BAD_USER_INPUT', [
      'revision',
    ]);
    expectRefusal(await confirm({ id: 'x', revision: 1 }), 404, 'NOT_FOUND');
  });

  test('are not confirmed where there is none', async () => {
    expectRefusal(await confirm(itemIn(await save({}))), 400, 'BAD_USER_INPUT');
  });

  test.each([
    ['the amount', { benefit_m: 7 }],
    ['the realized amount', { benefit_real_m: 7 }],
    ['the kind', { benefit_kind: 'revenue' }],
    ['the day', { full_on: '2027-12-31' }],
    ['the owner into whoever confirmed them', { owner_id: 'cadmin' }],
  ])('are claims again after a change of %s', async (_what, fields) => {
    const { id } = await confirmed();
    expect(itemIn(await save({ id, ...fields }))).toMatchObject({
      confirmed_by: null,
      confirmed_on: null,
    });
  });

  test('stay confirmed after other changes', async () => {
    const { id } = await confirmed();
    expect(itemIn(await save({ id, note: 'N', status: 'done' })).confirmed_by).toBe('cadmin');
  });

  test('stay confirmed when the person has been removed, without a name', async () => {
    const { id } = await confirmed();
    await server.store.write((tx) => tx.update('plan_items', id, { confirmed_by: 'former' }));
    expect(await listedPlan(editor)).toMatchObject([
      { confirmed_by: 'former', confirmed_by_name: null, confirmed_on: '2026-05-13' },
    ]);
  });
});
