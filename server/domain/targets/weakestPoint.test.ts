import { dayOf } from '@contract/days';
import type { TestClient } from '@server/testing/client';
import { postPlanItem } from '@server/testing/planning';
import { postSave } from '@server/testing/saving';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';
import { STORES } from '@server/testing/stores';
import { postTarget } from '@server/testing/targets';

const DAY_MS = 24 * 60 * 60 * 1000;

describe.each(STORES)('on %s', (_name, openStore) => {
  let server: TestServer;
  let cadmin: TestClient;

  beforeEach(async () => {
    server = await startTestServer({ store: await openStore() });
    cadmin = await server.as('cadmin');
  });
  afterEach(async () => {
    await server.stop();
    await server.store.close();
  });

  const weakest = async () => {
    const { data } = await cadmin.query(
      '{weakestPoint(company_id:"acorn"){driver below_target action{id name impact_area days_late}}}',
    );
    return data?.['weakestPoint'];
  };

  test('names the lowest driver and its action with the highest priority', async () => {
    // Acorn: Expectations 48.5 / 6.5, Revenue Growth 7.
    expect(await weakest()).toMatchObject({
      driver: '3. Revenue Growth',
      below_target: null,
      action: { name: expect.any(String) as string },
    });
    const editor = await server.as('editor');
    await postSave(editor, { activity_id: 'nine', revenueState: '1', revision: '1' });
    expect(await weakest()).toMatchObject({
      driver: '1. Expectations',
      action: { id: 'nine', impact_area: '1' },
    });
  });

  test('says how far it is below a target only when it is late', async () => {
    await postTarget(cadmin, { driver_name: 'Revenue Growth', value: 8 });
    expect(await weakest()).toMatchObject({ below_target: null });
    server.clock.advance(300 * DAY_MS);
    cadmin = await server.as('cadmin');
    expect(await weakest()).toMatchObject({ driver: '3. Revenue Growth', below_target: 1 });
  });

  test('says how late its first action is once the due day of the plan has passed', async () => {
    const first = (await weakest()) as { action: { id: string; days_late: number | null } };
    expect(first.action.days_late).toBeNull();
    const due_on = dayOf(server.clock.now());
    await postPlanItem(cadmin, { activity_id: first.action.id, due_on });
    expect(await weakest()).toMatchObject({ action: { days_late: null } });
    server.clock.advance(3 * DAY_MS);
    cadmin = await server.as('cadmin');
    expect(await weakest()).toMatchObject({ action: { id: first.action.id, days_late: 3 } });
  });

  test('is nothing with a single average', async () => {
    await server.store.write((tx) => tx.remove('driver_sums', { driver_id: 'driver-3' }));
    expect(await weakest()).toBeNull();
  });
});
