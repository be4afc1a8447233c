import { createPeerCache } from '@server/domain/benchmark/peerCache';
import { smallFixtures } from '@server/testing/smallFixtures';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';
import { STORES } from '@server/testing/stores';

const QUERY = `{benchmark(company_id:"acorn"){
  driver week peers needed starts_on median lower upper above equal
}}`;
const MINUTE_MS = 60 * 1000;

/** Compares with all companies, which are cached from three on. */
const SETTINGS = () => ({ scope: 'all', needed: 5, cache: createPeerCache(2) }) as const;

describe.each(STORES)('the cached peers on %s', (_name, openStore) => {
  let server: TestServer;
  let reference: TestServer;

  beforeEach(async () => {
    const store = await openStore();
    server = await startTestServer({ store, benchmark: SETTINGS() });
    reference = await startTestServer({ store, benchmark: { scope: 'all', needed: 5 } });
    const template = smallFixtures().companies.find(({ id }) => id === 'acorn');
    if (!template) throw new Error('There is no Acorn');
    await store.write(async (tx) => {
      for (const [index, average] of [2.6, 4.5, 5.3, 5.3, 5.9, 6.5, 7.1, 9].entries()) {
        const id = `peer-${index}`;
        await tx.insert('companies', { ...template, id, name: id });
        const week = { company_id: id, driver_id: 'driver-3', year: 2026, week: 10 };
        await tx.insert('driver_weeks', { ...week, id, average, scored: 2, applicable: 2 });
      }
    });
  });
  afterEach(async () => {
    await Promise.all([server.stop(), reference.stop()]);
    await server.store.close();
  });

  const askedOf = async (one: TestServer) => {
    const { data, errors } = await (await one.as('editor')).query(QUERY);
    expect(errors).toBeUndefined();
    return data?.['benchmark'] as Record<string, unknown>[];
  };
  const growth = async () =>
    (await askedOf(server)).find(({ driver }) => driver === '3. Revenue Growth');
  const setActivated = (id: string, activated: boolean) =>
    server.store.write((tx) => tx.update('companies', id, { activated }));
  const setAverage = (id: string, average: number) =>
    server.store.write((tx) => tx.update('driver_weeks', id, { average }));

  test('give the figures that a reading of all companies gives', async () => {
    expect(await growth()).toMatchObject({ peers: 8, median: 5.6, above: 5, equal: 1 });
    expect(await askedOf(server)).toEqual(await askedOf(reference));
  });

  test('are read once, and again after ten minutes', async () => {
    await growth();
    await setAverage('peer-0', 10);
    expect(await growth()).toMatchObject({ above: 5 });
    server.clock.advance(10 * MINUTE_MS);
    expect(await growth()).toMatchObject({ above: 4 });
  });

  test('lose a deleted company and regain a restored one with the next request', async () => {
    await growth();
    await setActivated('peer-0', false);
    expect(await growth()).toMatchObject({ peers: 7, above: 4 });
    expect(await askedOf(server)).toEqual(await askedOf(reference));
    server.clock.advance(10 * MINUTE_MS);
    expect(await growth()).toMatchObject({ peers: 7 });
    await setActivated('peer-0', true);
    expect(await growth()).toMatchObject({ peers: 8, above: 5 });
  });

  test('are those of the new week on Monday', async () => {
    await growth();
    await server.store.write((tx) =>
      tx.insert('driver_weeks', {
        id: 'later',
        company_id: 'peer-0',
        driver_id: 'driver-3',
        year: 2026,
        week: 20,
        average: 10,
        scored: 2,
        applicable: 2,
      }),
    );
    expect(await growth()).toMatchObject({ week: '2026-W19', above: 5 });
    server.clock.advance(7 * 24 * 60 * MINUTE_MS);
    expect(await growth()).toMatchObject({ week: '2026-W20', above: 4 });
  });

  test('show nothing about fewer peers than needed', async () => {
    for (const id of ['peer-0', 'peer-1', 'peer-2', 'peer-3']) await setActivated(id, false);
    expect(await growth()).toMatchObject({ peers: 4, median: null, above: null });
  });
});
