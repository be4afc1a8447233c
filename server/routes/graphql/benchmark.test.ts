import { startTestServer, type TestServer } from '@server/testing/startTestServer';
import { smallFixtures } from '@server/testing/smallFixtures';
import { postSave } from '@server/testing/saving';
import { STORES } from '@server/testing/stores';
import type { BenchmarkSettings } from '@server/domain/benchmark/benchmark';
import type { CompanyRow } from '@server/store/tables';

const ALL: BenchmarkSettings = { scope: 'all', needed: 5 };
const QUERY = `{benchmark(company_id:"acorn"){
  driver week peers needed median lower upper above equal
}}`;

describe.each(STORES)('the benchmark on %s', (_name, openStore) => {
  let server: TestServer;

  const start = async (benchmark: BenchmarkSettings) => {
    server = await startTestServer({ store: await openStore(), benchmark });
  };
  afterEach(async () => {
    await server.stop();
    await server.store.close();
  });

  const template = smallFixtures().companies.find(({ id }) => id === 'acorn');
  /** Adds a company with an average of Revenue Growth in week 10. */
  const addPeer = (id: string, average: number, rest: Partial<CompanyRow> = {}, scored = 2) =>
    server.store.write(async (tx) => {
      if (!template) throw new Error('There is no Acorn');
      await tx.insert('companies', { ...template, id, name: id, ...rest });
      const week = { company_id: id, driver_id: 'driver-3', year: 2026, week: 10 };
      await tx.insert('driver_weeks', { ...week, id, average, scored, applicable: 2 });
    });
  const addPeers = async (averages: number[]) => {
    for (const [index, average] of averages.entries()) await addPeer(`peer-${index}`, average);
  };
  const benchmark = async (id = 'editor') => {
    const { data, errors } = await (await server.as(id)).query(QUERY);
    expect(errors).toBeUndefined();
    return data?.['benchmark'] as Record<string, unknown>[];
  };
  const growth = async () =>
    (await benchmark()).find(({ driver }) => driver === '3. Revenue Growth');

  test('shows the median and the counts from five peers on', async () => {
    await start(ALL);
    await addPeers([2.6, 4.5, 5.3, 5.9]);
    const nothing = { median: null, lower: null, upper: null, above: null, equal: null };
    const common = { driver: '3. Revenue Growth', week: '2026-W19', needed: 5 };
    expect(await growth()).toEqual({ ...common, peers: 4, ...nothing });
    await addPeer('fifth', 7.1);
    // Acorn has 6.5, with one of two activities scored.
    expect(await growth()).toEqual({
      ...{ ...common, peers: 5, median: 5.3, lower: null, upper: null, above: 4, equal: 0 },
    });
  });

  test('is the same while four peers change', async () => {
    await start(ALL);
    await addPeers([2.6, 4.5, 5.3, 5.9]);
    const before = await benchmark();
    await server.store.write((tx) => tx.update('driver_weeks', 'peer-0', { average: 9.9 }));
    expect(await benchmark()).toEqual(before);
  });

  test('counts no company that is deactivated or has too few scores, or elsewhere', async () => {
    await start({ scope: 'workspace', needed: 5 });
    await addPeers([2.6, 4.5, 5.3, 5.9, 7.1]);
    expect(await growth()).toMatchObject({ peers: 5 });
    await addPeer('thin', 5, {}, 0);
    await addPeer('deleted', 5, { activated: false });
    await addPeer('elsewhere', 5, { workspace_id: 'south' });
    await addPeer('without', 5, { workspace_id: null });
    expect(await growth()).toMatchObject({ peers: 5 });
    await server.store.write((tx) => tx.update('companies', 'peer-0', { activated: false }));
    expect(await growth()).toMatchObject({ peers: 4, median: null });
  });

  test('has no peers if the workspace is deleted, and no rows if it is off', async () => {
    await start({ scope: 'workspace', needed: 5 });
    await addPeers([2.6, 4.5, 5.3, 5.9, 7.1]);
    await server.store.write((tx) =>
      tx.update('workspaces', 'north', { deleted_at: '2026-05-13T10:00:00.000Z' }),
    );
    expect(await growth()).toMatchObject({ peers: 0 });
    await server.stop();
    await server.store.close();
    await start({ scope: 'off', needed: 5 });
    expect(await benchmark()).toEqual([]);
  });

  test('changes with a save only after its week has ended', async () => {
    await start(ALL);
    await addPeers([2.6, 4.5, 5.3, 5.9, 7.1]);
    const before = await growth();
    const saved = await postSave(await server.as('editor'), { revenueState: '1' });
    expect(saved.status).toBe(200);
    expect(await growth()).toEqual(before);
    const [row] = await server.store.read((tx) =>
      tx.find('driver_weeks', { company_id: 'acorn', driver_id: 'driver-3', week: 20 }),
    );
    expect(row).toMatchObject({ scored: 2, applicable: 2 });
    server.clock.set('2026-05-18T00:00:00.000Z');
    expect(await growth()).toMatchObject({ week: '2026-W20', above: 2 });
  });
});
