import type { ErrorBody } from '@contract/rest';
import type { ScenarioConflict, ScenarioDto } from '@contract/scenarios/scenarioPayloads';
import type { TestClient, Reply } from '@server/testing/client';
import { listedPlan } from '@server/testing/planning';
import type { TestServer } from '@server/testing/startTestServer';
import { describePostgres } from '@server/testing/store/postgresServer';
import { startTwoServers } from '@server/testing/twoServers';

const ROUNDS = 5;

describePostgres()('with two servers', () => {
  let one: TestServer;
  let other: TestServer;
  let stop: () => Promise<void>;

  beforeEach(async () => {
    ({ one, other, stop } = await startTwoServers());
  });
  afterEach(() => stop());

  test('one of two scenarios that are chosen at once becomes the plan', async () => {
    const editor = await one.as('editor');
    const cadmin = (await one.as('cadmin')).at(other.address);
    const scenario = async (name: string, activity_id: string) => {
      const items = [{ activity_id, aim: 10 }];
      const reply = await editor.post('/scenario/save', { company_id: 'acorn', name, items });
      return (reply.json as { data: ScenarioDto }).data;
    };
    const scenarios = [await scenario('Fast', 'ten'), await scenario('Full', 'two')] as const;
    const choose = (client: TestClient, { id }: ScenarioDto): Promise<Reply> =>
      client.post('/scenario/choose', { id, revision: 1, chosen: null, dry_run: false });
    for (let round = 0; round < ROUNDS; round++) {
      await one.store.write(async (tx) => {
        await tx.updateWhere('scenarios', { company_id: 'acorn' }, { chosen_at: null });
        await tx.remove('plan_items', { company_id: 'acorn' });
      });
      const replies = await Promise.all([
        choose(editor, scenarios[0]),
        choose(cadmin, scenarios[1]),
      ]);
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
      const won = replies.findIndex(({ status }) => status === 200);
      const rows = await one.store.read((tx) => tx.find('scenarios', { company_id: 'acorn' }));
      const chosen = rows.filter(({ chosen_at }) => chosen_at !== null).map(({ id }) => id);
      expect(chosen).toEqual([scenarios[won]?.id]);
      const { code, data } = replies[1 - won]?.json as ErrorBody;
      expect([code, (data as ScenarioConflict).chosen]).toEqual(['REVISION_CONFLICT', ...chosen]);
      expect(await listedPlan(editor)).toEqual([
        expect.objectContaining({ activity_id: scenarios[won]?.items[0]?.activity_id }),
      ]);
    }
  });
});
