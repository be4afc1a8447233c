import { startTestServer, type TestServer } from '@server/testing/startTestServer';
import { smallFixtures } from '@server/testing/smallFixtures';
import { postSave } from '@server/testing/saving';
import { STORES } from '@server/testing/stores';
import type { BenchmarkSettings } from '@server/domain/benchmark/benchmark';
import type { CompanyRow } from '@server/store/tables';

const ALL: BenchmarkSettings = { scope: 'all', needed: 5 };
const QUERY = `{benchmark(company_id:"acorn"){
  driver week peers needed starts_on median lower upper above equal
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
    const common = { driver: '3. Revenue Growth', week: '2026-W19', needed: 5, starts_on: null };
    expect(await growth()).toEqual({ ...common, peers: 4, ...nothing });
    await addPeer('fifth', 7.1);
    // Acorn has 6.5, with one of two activities scored.
    expect(await growth()).toEqual({
      ...common,
      peers: 5,
      median: 5.3,
      lower: null,
      upper: null,
      above: 4,
      equal: 0,
    });
  });

  test('is the same while four peers change', async () => {
    await start(ALL);
    await addPeers([2.6, 4.5, 5.3, 5.9]);
    const before = await benchmark();
    await server.store.write((tx) => tx.update('driver_weeks', 'peer-0', { average: 9.9 }));
    expect(await benchmark()).toEqual(before);
  });

  test('does not count companies that are deleted, have too few scores, or belong to another workspace', async () => {
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

  test('counts equal averages, and all peers may be equal', async () => {
    await start(ALL);
    await addPeers([6.5, 6.5, 6.5, 6.46, 6.54]);
    expect(await growth()).toMatchObject({ peers: 5, median: 6.5, above: 0, equal: 5 });
  });

  test('the next request does not count a company that was deleted', async () => {
    await start(ALL);
    await addPeers([2.6, 4.5, 5.3, 5.9, 7.1, 7.5]);
    expect(await growth()).toMatchObject({ peers: 6, median: 5.6, above: 4 });
    const admin = await server.as('admin');
    const remove = async (company_id: string) => {
      expect((await admin.post('/company/delete', { company_id })).status).toBe(200);
    };
    await remove('peer-5');
    expect(await growth()).toMatchObject({ peers: 5, median: 5.3, above: 4 });
    await remove('peer-4');
    expect(await growth()).toMatchObject({ peers: 4, median: null, above: null });
  });

  test('starts on the Monday after the first week with enough scores', async () => {
    await start(ALL);
    await server.store.write((tx) => tx.remove('driver_weeks', { company_id: 'acorn' }));
    expect(await growth()).toMatchObject({ peers: 0, median: null, starts_on: '2026-05-18' });
    const margin = (await benchmark()).find(({ driver }) => driver === '2. Operating Margin');
    expect(margin).toMatchObject({ starts_on: null });
    await addPeers([2.6, 4.5, 5.3, 5.9, 7.1]);
    expect(await growth()).toMatchObject({ median: 5.3, above: null, starts_on: '2026-05-18' });

    const saved = await postSave(await server.as('editor'), { revenueState: '7' });
    expect(saved.status).toBe(200);
    server.clock.set('2026-05-18T00:00:00.000Z');
    expect(await growth()).toMatchObject({ median: 5.3, above: 4, starts_on: null });
  });

  test('names no start for a company that is alone in its scope', async () => {
    await start({ scope: 'workspace', needed: 5 });
    await server.store.write(async (tx) => {
      await tx.remove('driver_weeks', { company_id: 'acorn' });
      await tx.update('companies', 'acorn', { workspace_id: null });
    });
    expect(await growth()).toMatchObject({ peers: 0, starts_on: null });
  });

  describe('after a company was assigned to another workspace', () => {
    const assign = async (company_id: string, workspace_id: string) => {
      const body = { company_id, workspace_id };
      const reply = await (await server.as('admin')).put('/company/change-workspaces', body);
      expect(reply.status).toBe(200);
    };

    test('it is a peer there after the week has ended, and at once no longer in its former workspace', async () => {
      await start({ scope: 'workspace', needed: 5 });
      await addPeers([2.6, 4.5, 5.3, 5.9]);
      await addPeer('moving', 7.1, { workspace_id: 'south' });
      expect(await growth()).toMatchObject({ peers: 4 });
      await assign('moving', 'north');
      expect(await growth()).toMatchObject({ peers: 4, median: null });
      server.clock.set('2026-05-17T23:59:59.999Z');
      expect(await growth()).toMatchObject({ peers: 4, median: null });
      server.clock.set('2026-05-18T00:00:00.000Z');
      expect(await growth()).toMatchObject({ peers: 5, median: 5.3 });
      await assign('moving', 'south');
      expect(await growth()).toMatchObject({ peers: 4, median: null });
    });

    test('it has no peers there until the week has ended', async () => {
      await start({ scope: 'workspace', needed: 5 });
      await addPeers([2.6, 4.5, 5.3, 5.9, 7.1]);
      await assign('acorn', 'south');
      await assign('acorn', 'north');
      expect(await growth()).toMatchObject({ peers: 0, median: null, starts_on: '2026-05-18' });
      server.clock.set('2026-05-18T00:00:00.000Z');
      expect(await growth()).toMatchObject({ peers: 5, above: 4, starts_on: null });
    });

    test('it keeps its peers if all companies are compared', async () => {
      await start(ALL);
      await addPeers([2.6, 4.5, 5.3, 5.9, 7.1]);
      await assign('acorn', 'south');
      expect(await growth()).toMatchObject({ peers: 5, above: 4 });
    });
  });
});
