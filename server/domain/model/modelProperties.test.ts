import fc from 'fast-check';
import { EMPTY_ANSWER } from '@contract/answer';
import { allSums } from '@server/domain/figures/sums';
import type { Store } from '@server/store/Store';
import { exportedSheets, postModel, versionIn } from '@server/testing/models';
import { describeOnEveryStore } from '@server/testing/store/everyStore';
import { startTestServer } from '@server/testing/startTestServer';

const ACTIVITIES = ['nine', 'ten', 'later', 'two', 'three'];
const SUBDRIVERS = ['s11', 's12', 's2', 's3'];
const COMPANIES = ['acorn', 'birch', 'cedar', 'dogwood'];

const level = fc.option(fc.integer({ min: 0, max: 10 }), { nil: null });
const answer = fc.record({
  company_id: fc.constantFrom(...COMPANIES),
  activity_id: fc.constantFrom(...ACTIVITIES),
  revenue_state: fc.option(fc.integer({ min: 1, max: 10 }), { nil: null }),
  relevance: level,
  criticality: level,
  not_applicable: fc.boolean(),
});
const answers = fc.uniqueArray(answer, {
  selector: ({ company_id, activity_id }) => `${company_id}/${activity_id}`,
  maxLength: 20,
});
/** Where each action belongs in the new model, and whether it is retired. */
const places = fc.array(
  fc.record({ subdriver_id: fc.constantFrom(...SUBDRIVERS), retired: fc.boolean() }),
  { minLength: ACTIVITIES.length, maxLength: ACTIVITIES.length },
);

const read = (store: Store) =>
  store.read(async (tx) => {
    const sums = await tx.find('driver_sums');
    const expected = allSums(
      await tx.find('subdrivers'),
      await tx.find('activities'),
      await tx.find('answers'),
    );
    const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);
    return { sums: sums.sort(byId), expected: expected.sort(byId) };
  });

interface Effect {
  before: number | null;
  after: number | null;
  change: number | null;
  contributions: { contribution: number }[];
}

describeOnEveryStore((openStore) => {
  test('sums after an application are those of the new model, and undoing restores them', async () => {
    await fc.assert(
      fc.asyncProperty(answers, places, async (generated, moved) => {
        const server = await startTestServer({ store: await openStore() });
        try {
          await server.store.write(async (tx) => {
            await tx.remove('answers', {});
            const rows = generated.map((one) => ({
              ...EMPTY_ANSWER,
              ...one,
              id: `${one.company_id}-${one.activity_id}`,
              answered_at: '2026-05-01T08:00:00.000Z',
              answered_by: 'editor',
              revision: 1,
            }));
            await tx.insert('answers', rows);
            await tx.remove('driver_sums', {});
            const models = [await tx.find('subdrivers'), await tx.find('activities')] as const;
            await tx.insert('driver_sums', allSums(...models, rows));
          });
          const before = await read(server.store);
          const admin = await server.as('admin');
          const sheets = await exportedSheets(admin);
          const activities = sheets.activities.map((row, index) => ({ ...row, ...moved[index] }));
          const reply = await postModel(admin, { activities });
          if (reply.status === 200) return;
          const id = versionIn(reply);
          const preview = await admin.query(
            `{modelPreview(version_id:"${id}"){before after change contributions{contribution}}}`,
          );
          for (const effect of preview.data?.['modelPreview'] as Effect[]) {
            if (effect.change === null) continue;
            const sum = effect.contributions.reduce((all, one) => all + one.contribution, 0);
            expect(Math.abs(sum - effect.change)).toBeLessThan(1e-9);
          }
          expect((await admin.post('/model/apply', { id })).status).toBe(200);
          const applied = await read(server.store);
          expect(applied.sums).toEqual(applied.expected);
          expect((await admin.post('/model/undo', { id })).status).toBe(200);
          expect((await read(server.store)).sums).toEqual(before.sums);
        } finally {
          await server.stop();
          await server.store.close();
        }
      }),
      { numRuns: 6 },
    );
  });
});
