import { allSums } from '@server/domain/figures/sums';
import { exportedSheets, postModel, versionIn } from '@server/testing/models';
import { postSave } from '@server/testing/saving';
import type { TestServer } from '@server/testing/startTestServer';
import { describePostgres } from '@server/testing/store/postgresServer';
import { startTwoServers } from '@server/testing/twoServers';

describePostgres()('a model that is exchanged on one of two servers', () => {
  let one: TestServer;
  let other: TestServer;
  let stop: () => Promise<void>;

  beforeEach(async () => {
    ({ one, other, stop } = await startTwoServers());
  });
  afterEach(() => stop());

  test('is that of the other one from its next request on, and no save is lost', async () => {
    const admin = await one.as('admin');
    const editor = (await one.as('editor')).at(other.address);
    const query = '{driver(company_id:"acorn",driver_name:"Expectations"){average total}}';
    // The other server has read the former model.
    expect((await editor.query(query)).data).toMatchObject({ driver: { total: 2 } });
    const { activities } = await exportedSheets(admin);
    const retired = activities.map((row) => ({ ...row, retired: row.id === 'ten' }));
    const id = versionIn(await postModel(admin, { activities: retired }));

    const saves = ['nine', 'two', 'three', 'later'].flatMap((activity_id) =>
      ['2', '5', '7'].map((revenueState) => postSave(editor, { activity_id, revenueState })),
    );
    const [applied, ...saved] = await Promise.all([admin.post('/model/apply', { id }), ...saves]);
    expect(applied.status).toBe(200);
    expect(saved.map(({ status }) => status)).toEqual(saves.map(() => 200));
    expect((await editor.query(query)).data).toMatchObject({ driver: { total: 1 } });
    const { sums, expected } = await other.store.read(async (tx) => ({
      sums: await tx.find('driver_sums'),
      expected: allSums(
        await tx.find('subdrivers'),
        await tx.find('activities'),
        await tx.find('answers'),
      ),
    }));
    const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);
    expect(sums.sort(byId)).toEqual(expected.sort(byId));
  });
});
