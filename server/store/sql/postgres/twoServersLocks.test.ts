import type { WriteTransaction } from '@server/store/Store';
import type { UserRow } from '@server/store/tables';
import type { TestClient, Reply } from '@server/testing/client';
import { describePostgres, lockAwaited } from '@server/testing/store/postgresServer';
import { expectRefusal } from '@server/testing/saving';
import { planItem } from '@server/testing/smallFixtures';
import type { TestServer } from '@server/testing/startTestServer';
import { postTarget } from '@server/testing/targets';
import { startTwoServers } from '@server/testing/twoServers';

describePostgres()('a request that waits for a transaction of another server', () => {
  let url: string;
  let one: TestServer;
  let other: TestServer;
  let stop: () => Promise<void>;

  beforeEach(async () => {
    ({ url, one, other, stop } = await startTwoServers());
  });
  afterEach(() => stop());

  /** Commits the work on one server once a request to the other one waits for it. */
  async function beforeRequest(
    work: (tx: WriteTransaction) => Promise<unknown>,
    request: () => Promise<Reply>,
  ): Promise<Reply> {
    const asked: { reply?: Promise<Reply> } = {};
    await one.store.write(async (tx) => {
      await work(tx);
      asked.reply = request();
      await lockAwaited(url);
    });
    return asked.reply ?? request();
  }

  const ROLES: [role: string, person: string, changes: Partial<UserRow>][] = [
    ['company administrator', 'cadmin', { company_role: 'editor' }],
    ['workspace administrator', 'wadmin', { workspace_role: 'editor' }],
    [
      'administrator',
      'admin',
      { role: 'editor', company_role: 'editor', workspace_role: 'editor' },
    ],
  ];
  const demote = (id: string, changes: Partial<UserRow>) => async (tx: WriteTransaction) => {
    await tx.getForUpdate('companies', 'acorn');
    await tx.update('users', id, changes);
  };

  test.each(ROLES)('a former %s removes nobody', async (_role, id, changes) => {
    const person = (await one.as(id)).at(other.address);
    const reply = await beforeRequest(demote(id, changes), () =>
      person.post('/user/delete', { user_id: 'editor' }),
    );
    expectRefusal(reply, 403, 'FORBIDDEN');
    expect(await one.store.read((tx) => tx.get('users', 'editor'))).toBeDefined();
  });

  const CALLS: [call: string, send: (person: TestClient) => Promise<Reply>][] = [
    [
      'change a role',
      (one) => one.put('/user/update-role', { user_id: 'editor', company_role: 'subscriber' }),
    ],
    [
      'move a person',
      (one) => one.put('/user/change-company', { user_id: 'editor', company_id: 'birch' }),
    ],
    [
      'invite a person',
      (one) =>
        one.post('/user/create', {
          company_id: 'acorn',
          company_role: 'editor',
          user_email: 'new@example.com',
        }),
    ],
    [
      'erase a person',
      (one) => one.post('/user/erase', { user_id: 'editor', email: 'editor@example.com' }),
    ],
    ['end sessions', (one) => one.post('/user/end-sessions', { user_id: 'editor' })],
    ['reset a factor', (one) => one.post('/user/reset-second-factor', { user_id: 'editor' })],
    ['set a target', postTarget],
    ['delete a company', (one) => one.post('/company/delete', { company_id: 'acorn' })],
  ];

  test.each(CALLS)('a former administrator does not %s', async (_call, send) => {
    const admin = (await one.as('admin')).at(other.address);
    const changes = { role: 'editor', company_role: 'editor', workspace_role: 'editor' } as const;
    const reply = await beforeRequest(demote('admin', changes), () => send(admin));
    expect([403, 404]).toContain(reply.status);
  });

  test('a removed person changes nothing', async () => {
    const cadmin = (await one.as('cadmin')).at(other.address);
    const remove = async (tx: WriteTransaction) => {
      await tx.getForUpdate('companies', 'acorn');
      await tx.update('users', 'cadmin', { activated: false });
    };
    const reply = await beforeRequest(remove, () =>
      cadmin.post('/user/delete', { user_id: 'editor' }),
    );
    expectRefusal(reply, 401, 'UNAUTHENTICATED');
  });

  test('a former editor removes no plan item', async () => {
    await one.store.write((tx) => tx.insert('plan_items', planItem('acorn', 'ten')));
    const editor = (await one.as('editor')).at(other.address);
    const demoteEditor = async (tx: WriteTransaction) => {
      await tx.getForUpdate('plan_items', 'plan-acorn');
      await tx.update('users', 'editor', { workspace_role: 'subscriber' });
    };
    const calls = [
      () => editor.post('/plan/remove', { id: 'plan-acorn' }),
      () =>
        editor.post('/plan/save', {
          id: 'plan-acorn',
          company_id: 'acorn',
          activity_id: 'ten',
          note: 'x',
        }),
    ];
    for (const call of calls) {
      expectRefusal(await beforeRequest(demoteEditor, call), 403, 'FORBIDDEN');
      await one.store.write((tx) => tx.update('users', 'editor', { workspace_role: 'editor' }));
    }
  });

  test.each([
    ['removed', (tx: WriteTransaction) => tx.remove('plan_items', { id: 'plan-acorn' }), []],
    [
      'given to another person',
      (tx: WriteTransaction) => tx.update('plan_items', 'plan-acorn', { owner_id: 'cadmin' }),
      [{ id: 'plan-acorn', owner_id: 'cadmin' }],
    ],
  ])('a person is removed while their plan item is %s', async (_what, change, left) => {
    const item = { ...planItem('acorn', 'ten'), owner_id: 'editor' };
    await one.store.write((tx) => tx.insert('plan_items', item));
    const admin = (await one.as('admin')).at(other.address);
    const reply = await beforeRequest(change, () =>
      admin.post('/user/delete', { user_id: 'editor' }),
    );
    expect(reply.status).toBe(200);
    expect(await one.store.read((tx) => tx.find('plan_items'))).toMatchObject(left);
  });
});
