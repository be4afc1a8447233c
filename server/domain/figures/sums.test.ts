import fc from 'fast-check';
import { ratingOf } from '@contract/scoring/rating';
import { weightedAverage } from '@contract/scoring/scoring';
import { loadModel } from './model';
import { allSums } from './sums';
import type { Store } from '@server/store/Store';
import type { TestClient } from '@server/testing/client';
import { postSave } from '@server/testing/saving';
import { smallFixtures } from '@server/testing/smallFixtures';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';
import { STORES } from '@server/testing/stores';

const value = fc.integer({ min: -1, max: 10 }).map((n) => (n < 0 ? 'null' : String(n)));
const edit = fc
  .record(
    {
      activity_id: fc.constantFrom(...smallFixtures().activities.map(({ id }) => id)),
      revenueState: value.map((n) => (n === '0' ? '1' : n)),
      relevance: value,
      criticality: value,
      cost: value,
      confidence: fc.constantFrom('1', '2', '3', 'null'),
      notApplicable: fc.constantFrom('true', 'false'),
    },
    { requiredKeys: ['activity_id'] },
  )
  .map((fields) =>
    fields.notApplicable === 'true' ? { ...fields, notApplicableReason: 'No shops' } : fields,
  );

describe.each(STORES)('driver sums on %s', (_name, openStore) => {
  let server: TestServer;
  let editor: TestClient;

  beforeAll(async () => {
    server = await startTestServer({ store: await openStore() });
    editor = await server.as('editor');
  });
  afterAll(async () => {
    await server.stop();
    await server.store.close();
  });

  test('equal the sums of the answers after any sequential or concurrent saves', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 8 }), async (edits) => {
        const replies = await Promise.all(edits.map((fields) => postSave(editor, fields)));
        expect(replies.map(({ status }) => status)).toEqual(edits.map(() => 200));
        const { stored, recomputed } = await sums(server.store);
        expect(stored).toEqual(recomputed);

        const { data } = await editor.query('{drivers(company_id:"acorn"){name average}}');
        const shown = data?.['drivers'] as { name: string; average: number | null }[];
        const expected = await averages(server.store);
        expect(shown.slice(0, -1)).toHaveLength(expected.size);
        for (const { name, average } of shown.slice(0, -1)) {
          expect(average).toBeCloseTo(expected.get(name) ?? NaN, 9);
        }
        await expectHistory(server.store, expected);
        await expectCounts(server.store);
      }),
      { numRuns: 40 },
    );
  });
});

/** The stored sums, and those computed from all answers. Drivers with neither a score nor a mark are omitted. */
const sums = (store: Store) =>
  store.read(async (tx) => {
    const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);
    const stored = (await tx.find('driver_sums'))
      .filter(({ scored, not_applicable }) => scored > 0 || not_applicable > 0)
      .sort(byId);
    const recomputed = allSums(
      await tx.find('subdrivers'),
      await tx.find('activities'),
      await tx.find('answers'),
    ).sort(byId);
    return { stored, recomputed };
  });

/** Acorn's averages by driver, computed from its answers with the contract's formula. */
const averages = (store: Store) =>
  store.read(async (tx) => {
    const model = await loadModel(tx);
    const answers = await tx.find('answers', { company_id: 'acorn' });
    const all = new Map<string, number>();
    for (const driver of model.drivers) {
      const own = answers.filter(({ activity_id }) => {
        const activity = model.activity(activity_id);
        return activity && model.driverOf(activity) === driver;
      });
      const average = weightedAverage(own);
      if (average !== null) all.set(driver.name, average);
    }
    return all;
  });

/** Expects the current averages in this week's history and in the record of the last save. */
const expectHistory = (store: Store, expected: Map<string, number>) =>
  store.read(async (tx) => {
    const names = new Map((await tx.find('drivers')).map(({ id, name }) => [id, name]));
    for (const { driver_id, average } of await tx.find('driver_weeks', {
      company_id: 'acorn',
      week: 20,
    })) {
      expect(average).toBeCloseTo(expected.get(names.get(driver_id) ?? '') ?? NaN, 9);
    }
  });

/** Expects the counts of this week's history to be those of the answers. */
const expectCounts = (store: Store) =>
  store.read(async (tx) => {
    const model = await loadModel(tx);
    const answers = await tx.find('answers', { company_id: 'acorn' });
    for (const week of await tx.find('driver_weeks', { company_id: 'acorn', week: 20 })) {
      const activities = model.activities.filter(
        (activity) => model.driverOf(activity)?.id === week.driver_id,
      );
      const { scored, total } = ratingOf(
        activities.map(({ id }) => answers.find(({ activity_id }) => activity_id === id)),
      );
      expect([week.scored, week.applicable]).toEqual([scored, total]);
    }
  });
