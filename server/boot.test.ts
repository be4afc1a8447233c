import { boot } from './boot';
import { readConfig } from './config';
import { createMemoryStore } from './store/lowdb/lowdbStore';
import { freePort } from './testing/store/freePort';
import { smallFixtures } from './testing/smallFixtures';

describe('a running server', () => {
  const start = async (settings: NodeJS.ProcessEnv) => {
    const config = readConfig({ PORT: '0', LOG_LEVEL: 'silent', SEED: 'demo', ...settings });
    return boot({ config, store: createMemoryStore(smallFixtures()) });
  };

  test('serves metrics on a separate port if one is configured', async () => {
    const port = String(await freePort());
    const server = await start({ METRICS_PORT: port });
    const metrics = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect(metrics.headers.get('content-type')).toContain('text/plain');
    expect(await metrics.text()).toContain('value_drivers_mail_queue');
    expect((await fetch(`${server.address}/metrics`)).status).not.toBe(200);
    await server.stop();
    await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow();
  });

  test('records changed settings in the activity log', async () => {
    const store = createMemoryStore(smallFixtures());
    const env = { PORT: '0', LOG_LEVEL: 'silent', EVENTS_DAYS: '365' };
    const server = await boot({ config: readConfig(env), store });
    const [event] = await store.read((tx) =>
      tx.findEvents({ kinds: ['settings_changed'], limit: 1 }),
    );
    expect(event).toMatchObject({ actor_id: null, after: { EVENTS_DAYS: '365' } });
    await server.stop();
  });

  test('refuses a port that is in use', async () => {
    const server = await start({});
    const { port } = new URL(server.address);
    await expect(start({ METRICS_PORT: port })).rejects.toThrow(`127.0.0.1:${port} is in use`);
    await server.stop();
  });
});
