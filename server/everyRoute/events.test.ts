import { createApp } from '@server/createApp';
import { createMemoryStore } from '@server/store/lowdb/lowdbStore';
import { StoreUnavailable, type Store, type WriteTransaction } from '@server/store/Store';
import type { EventRow } from '@server/store/tables';
import { describeOnEveryStore } from '@server/testing/store/everyStore';
import { SITE } from '@server/testing/secondFactors';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';
import { RECORDED_CALLS, UNRECORDED } from './recordedCalls';
import { routesOf } from './routesOf';

test('every route that may change something is recorded, or listed as unrecorded', () => {
  const routes = routesOf(createApp({ store: createMemoryStore() }));
  const changing = routes.filter((route) => !route.startsWith('GET '));
  const known = [...RECORDED_CALLS.map(({ route }) => route), ...UNRECORDED];
  expect([...new Set(changing)].sort()).toEqual([...new Set(known)].sort());
});

/** A store whose transactions fail at their end while `failing` is set, if they have recorded an event. */
function failingAtTheEnd(inner: Store) {
  const state = { failing: false };
  const write: Store['write'] = (work) =>
    inner.write(async (tx) => {
      const recorded = { count: 0 };
      const watched = new Proxy(tx, {
        get(target, name) {
          const member: unknown = Reflect.get(target, name);
          if (name !== 'insert') return member;
          return (...parameters: Parameters<WriteTransaction['insert']>) => {
            if (parameters[0] === 'events') recorded.count++;
            return target.insert(...parameters);
          };
        },
      });
      const result = await work(watched);
      if (state.failing && recorded.count > 0) throw new StoreUnavailable('The connection is lost');
      return result;
    });
  return { state, store: { ...inner, write } };
}

describeOnEveryStore((openStore) => {
  let server: TestServer;
  let faults: { failing: boolean };

  beforeEach(async () => {
    const { store, state } = failingAtTheEnd(await openStore());
    faults = state;
    server = await startTestServer({ store, requiresEmailConfirmation: true, publicUrl: SITE });
  });
  afterEach(async () => {
    await server.stop();
    await server.store.close();
  });

  const eventsAfter = async (known: readonly EventRow[]) => {
    await server.settled();
    const all = await server.store.read((tx) => tx.findEvents({ limit: 1000 }));
    return all.filter(({ id }) => !known.some((one) => one.id === id));
  };

  describe.each(RECORDED_CALLS.map((call) => ({ ...call, what: call.what ?? '' })))(
    '$route $what',
    ({ prepare, event, changesOfTwoCalls }) => {
      test('leaves one event, and none if it is rolled back', async () => {
        const act = await prepare(server);
        const known = await eventsAfter([]);
        faults.failing = true;
        const { status } = await act();
        if (event.kind !== 'sign_in_failed') expect(status).toBe(503);
        expect(await eventsAfter(known)).toEqual([]);

        faults.failing = false;
        if (event.kind === 'sign_in_failed') await forgetAttempts();
        await act();
        const [only, ...others] = await eventsAfter(known);
        expect(only).toMatchObject({
          ...event,
          at: server.clock.now().toISOString(),
          address: '127.0.0.1',
          user_agent: 'node',
        });
        expect(others).toEqual([]);
      });

      test(`sent twice at the same time, makes ${String(changesOfTwoCalls)} changes and as many events`, async () => {
        const act = await prepare(server);
        const known = await eventsAfter([]);
        await Promise.all([act(), act()]);
        expect(await eventsAfter(known)).toHaveLength(changesOfTwoCalls);
      });
    },
  );

  const forgetAttempts = () => server.store.write((tx) => tx.remove('attempts', {}));
});
