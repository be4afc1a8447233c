import type { PlanConflict } from '@contract/priorities/planPayloads';
import { sendDigests } from '@server/domain/digest/sendDigests';
import { allSums } from '@server/domain/figures/sums';
import { seedDemo } from '@server/store/demo/seed';
import { openPostgresStore } from '@server/store/sql/sqlStore';
import type { TestClient } from '@server/testing/client';
import { describePostgres } from '@server/testing/store/postgresServer';
import { createTestDatabase } from '@server/testing/store/testPostgres';
import { COMPLETE, expectRefusal, postSave, type Fields } from '@server/testing/saving';
import { planItem, smallFixtures } from '@server/testing/smallFixtures';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';
import { postTarget } from '@server/testing/targets';

describePostgres()('two servers on one PostgreSQL', () => {
  let one: TestServer;
  let other: TestServer;

  beforeEach(async () => {
    const url = await createTestDatabase();
    // Both migrate and seed the database concurrently.
    const stores = await Promise.all([openPostgresStore(url), openPostgresStore(url)]);
    await Promise.all(stores.map((store) => seedDemo(store, smallFixtures())));
    const [first, second] = stores;
    one = await startTestServer({ store: first });
    other = await startTestServer({ store: second });
  });
  afterEach(async () => {
    for (const server of [one, other]) {
      await server.stop();
      await server.store.close();
    }
  });

  const save = (client: TestClient, fields: Fields) => postSave(client, fields);
  const score = async (client: TestClient) =>
    (await client.query('{driver(company_id:"acorn",driver_name:"Total"){average}}')).data;

  test('a session and a save on one server are visible on the other', async () => {
    const editor = await one.as('editor');
    const sameOnOther = editor.at(other.address);
    expect((await sameOnOther.get('/auth/user')).json).toMatchObject({ data: { id: 'editor' } });
    expect((await save(editor, COMPLETE)).status).toBe(200);
    expect(await score(sameOnOther)).toEqual(await score(editor));
    expect((await save(sameOnOther, { cost: '0', revision: '1' })).status).toBe(200);

    await editor.post('/auth/logout');
    expect((await sameOnOther.get('/auth/user')).json).toEqual({ data: null });
  });

  test('a reach that one server takes away is refused by the other with the next request', async () => {
    const admin = await one.as('admin');
    const wadmin = await other.as('wadmin');
    const grant = (administrators_reach: string) =>
      admin.put('/workspace/update', {
        workspace_id: 'north',
        workspace_name: 'North',
        administrators_reach,
      });
    const seen = async () => {
      const { errors } = await wadmin.query('{drivers(company_id:"birch"){name}}');
      const saved = await save(wadmin, { user_id: 'wadmin', company_id: 'birch', cost: '1' });
      const listed = await wadmin.query('{companies{name}}');
      const portfolio = await wadmin.query('{portfolio{company_name}}');
      return [
        errors?.[0]?.extensions.code ?? 'visible',
        saved.status,
        (listed.data?.['companies'] as unknown[]).length,
        portfolio.errors?.[0]?.extensions.code ?? 'visible',
      ];
    };
    expect(await seen()).toEqual(['NOT_FOUND', 404, 1, 'FORBIDDEN']);
    for (const [reach, result] of [
      ['edit', ['visible', 200, 2, 'visible']],
      ['read', ['visible', 403, 2, 'visible']],
      ['none', ['NOT_FOUND', 404, 1, 'FORBIDDEN']],
    ] as const) {
      expect((await grant(reach)).status).toBe(200);
      expect(await seen()).toEqual(result);
    }
  });

  test('concurrent saves of a new answer on both servers are all stored', async () => {
    const clients = [await one.as('editor'), await other.as('cadmin')];
    const replies = await Promise.all(
      Array.from({ length: 24 }, (_, i) => {
        const who = i % 2;
        const user_id = who === 0 ? 'editor' : 'cadmin';
        const revenueState = String((i % 10) + 1);
        return save(clients[who] ?? one.guest(), { user_id, revenueState, timeWeeks: String(i) });
      }),
    );
    const revisions = replies.map(
      ({ json }) => (json as { data: { revision: number } }).data.revision,
    );
    expect(revisions.sort((a, b) => a - b)).toEqual(Array.from({ length: 24 }, (_, i) => i + 1));

    await one.store.read(async (tx) => {
      const answers = await tx.find('answers');
      const sums = allSums(await tx.find('subdrivers'), await tx.find('activities'), answers);
      const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);
      expect((await tx.find('driver_sums')).sort(byId)).toEqual(sums.sort(byId));
      expect(await tx.find('answer_changes')).toHaveLength(24);
    });
  });

  test('one of several people who plan an action at once on both servers wins, and the others see the item', async () => {
    const clients = [await one.as('editor'), await other.as('cadmin')];
    const items = ['ten', 'two', 'three'].map((activity_id) => ({ activity_id, aim: 9 }));
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        (clients[i % 2] ?? one.guest()).post('/plan/save-many', { company_id: 'acorn', items }),
      ),
    );
    const [winner, ...losers] = replies.toSorted((a, b) => a.status - b.status);
    expect(winner?.status).toBe(201);
    const ids = ({ data }: { data: unknown }) =>
      (Array.isArray(data) ? data : (data as PlanConflict).items).map(
        ({ id }: { id: string }) => id,
      );
    for (const loser of losers) {
      expectRefusal(loser, 409, 'ALREADY_PLANNED');
      expect(ids(loser.json as { data: unknown }).sort()).toEqual(
        ids(winner?.json as { data: unknown }).sort(),
      );
    }
    expect(await one.store.read((tx) => tx.find('plan_items'))).toHaveLength(items.length);
  });

  test('servers that run at once queue one weekly mail for a person', async () => {
    const item = { ...planItem('acorn', 'ten'), owner_id: 'editor', due_on: '2026-05-20' };
    await one.store.write((tx) => tx.insert('plan_items', item));
    for (const { clock } of [one, other]) clock.set('2026-05-18T06:00:00.000Z');
    await Promise.all(
      Array.from({ length: 8 }, (_, index) => {
        const { store, clock } = index % 2 === 0 ? one : other;
        return sendDigests({ store, clock, site: 'https://drivers.example' });
      }),
    );
    expect(await other.store.read((tx) => tx.find('mails'))).toMatchObject([
      { to: 'editor@example.com' },
    ]);
    expect(await one.store.read((tx) => tx.find('digests'))).toHaveLength(1);
  });

  test('the last of several targets that are set at once on both servers ends the others', async () => {
    const clients = [await one.as('cadmin'), await other.as('admin')];
    const values = Array.from({ length: 12 }, (_, index) => 8.5 + index / 10);
    const replies = await Promise.all(
      values.map((value, index) => postTarget(clients[index % 2] ?? one.guest(), { value })),
    );
    expect(replies.map(({ status }) => status)).toEqual(values.map(() => 201));
    const rows = await other.store.read((tx) => tx.find('targets'));
    expect(rows).toHaveLength(values.length);
    expect(rows.filter(({ ended_at }) => ended_at === null)).toHaveLength(1);
  });
});
