import { describeOnEveryStore } from '@server/testing/store/everyStore';
import type { Store } from '@server/store/Store';
import { recordSettings } from './recordSettings';

const START = '2026-05-13T12:00:00.000Z';

describeOnEveryStore((openStore) => {
  let store: Store;
  let starts = 0;

  beforeEach(async () => {
    store = await openStore();
  });
  afterEach(() => store.close());

  /** Starts a server with these settings, each time an hour later. */
  const start = (settings: Parameters<typeof recordSettings>[1]) => {
    const now = new Date(Date.parse(START) + starts++ * 3_600_000);
    return recordSettings({ store, clock: { now: () => now } }, settings);
  };
  const events = async () =>
    (await store.read((tx) => tx.findEvents({ limit: 20 })))
      .reverse()
      .map(({ kind, before, after }) => ({ kind, before, after }));

  test('a start without settings is not recorded, nor one with the same settings as before', async () => {
    const nothing = { settings: {}, signOn: {} };
    await start(nothing);
    await start(nothing);
    expect(await events()).toEqual([]);
    const some = { settings: { EVENTS_DAYS: '365' }, signOn: { OIDC_PROVIDERS: 'acme' } };
    await start(some);
    await start(some);
    expect((await events()).map(({ kind }) => kind).sort()).toEqual([
      'settings_changed',
      'sign_on_changed',
    ]);
  });

  test('an event has the settings that were added, changed and removed', async () => {
    const signOn = {};
    await start({ settings: { EVENTS_DAYS: '365', BENCHMARK: 'off' }, signOn });
    await start({ settings: { EVENTS_DAYS: '90', STALE_DAYS: '60' }, signOn });
    const kind = 'settings_changed';
    expect(await events()).toEqual([
      {
        kind,
        before: { EVENTS_DAYS: null, BENCHMARK: null },
        after: { EVENTS_DAYS: '365', BENCHMARK: 'off' },
      },
      {
        kind,
        before: { EVENTS_DAYS: '365', STALE_DAYS: null, BENCHMARK: 'off' },
        after: { EVENTS_DAYS: '90', STALE_DAYS: '60', BENCHMARK: null },
      },
    ]);
  });

  test('servers that start at the same time leave one event', async () => {
    const settings = { settings: {}, signOn: { OIDC_PROVIDERS: 'acme' } };
    await Promise.all([start(settings), start(settings), start(settings)]);
    expect(await events()).toHaveLength(1);
  });

  test('only the administrator of everything sees it', async () => {
    await start({ settings: { BENCHMARK: 'all' }, signOn: {} });
    const [event] = await store.read((tx) => tx.findEvents({ limit: 1 }));
    expect(event).toMatchObject({ actor_id: null, company_id: null, workspace_id: null });
  });
});
