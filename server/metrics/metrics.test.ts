import { createMemoryStore } from '@server/store/lowdb/lowdbStore';
import { smallFixtures } from '@server/testing/smallFixtures';
import { startTestServer } from '@server/testing/startTestServer';
import { createMetrics } from './metrics';

test('requests are counted by pattern and status, saves by outcome', async () => {
  const store = createMemoryStore(smallFixtures());
  const { registry, requests } = createMetrics(store);
  const server = await startTestServer({ store, measure: requests });
  const editor = await server.as('editor');
  const save = { user_id: 'editor', company_id: 'acorn', activity_id: 'two', cost: '1' };
  expect((await editor.form('/user/autosave', save)).status).toBe(200);
  expect((await editor.form('/user/autosave', { ...save, cost: '99' })).status).toBe(400);
  await editor.get('/uploads/a-name-that-only-one-person-knows');
  await editor.get('/nothing/here');

  const text = await registry.metrics();
  const count = (labels: string) =>
    Number(
      new RegExp(`^http_request_duration_seconds_count\\{${labels}\\} (\\d+)$`, 'm').exec(
        text,
      )?.[1],
    );
  expect(count('method="POST",route="/auth/login",status="200"')).toBe(1);
  expect(count('method="POST",route="/user/autosave",status="400"')).toBe(1);
  expect(count('method="GET",route="/uploads/:name",status="404"')).toBe(1);
  expect(count('method="GET",route="other",status="404"')).toBe(1);
  expect(text).toContain('value_drivers_saves_total{outcome="stored"} 1');
  expect(text).toContain('value_drivers_saves_total{outcome="refused"} 1');
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
  expect(text).not.toContain('only-one-person-knows');
  await server.stop();
});
