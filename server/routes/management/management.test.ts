import { sweep } from '@server/domain/cleanup/housekeeping';
import { ConstraintViolated } from '@server/store/Store';
import { expectRefusal } from '@server/testing/saving';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';
import { STORES } from '@server/testing/stores';

const DAY_MS = 24 * 60 * 60_000;
const LIMITS = { idleMs: 365 * DAY_MS, absoluteMs: 365 * DAY_MS };
const NEW_COMPANY = { company_name: ' New ', company_logo: '', company_website: ' new.example ' };

describe.each(STORES)('on %s', (_name, openStore) => {
  let server: TestServer;

  beforeEach(async () => {
    server = await startTestServer({ sessionLimits: LIMITS, store: await openStore() });
  });
  afterEach(async () => {
    await server.stop();
    await server.store.close();
  });

  const company = (id: string) => server.store.read((tx) => tx.get('companies', id));
  const person = (id: string) => server.store.read((tx) => tx.get('users', id));
  const update = (id: string, changes: object) =>
    server.store.write((tx) => tx.update('users', id, changes));
  const purge = () => sweep({ store: server.store, clock: server.clock, sessionLimits: LIMITS });

  describe('companies', () => {
    test('are created, changed and assigned to a workspace (§3.2)', async () => {
      const admin = await server.as('admin');
      const made = await admin.post('/company/create', NEW_COMPANY);
      const { id } = (made.json as { data: { id: string } }).data;
      const own = { id, logo: null, activated: true, money_unit: 'USD' };
      const data = { ...own, name: 'New', web: 'new.example' };
      expect([made.status, made.json]).toEqual([201, { data }]);

      const fields = {
        company_id: id,
        company_name: 'Newer',
        company_logo: '',
        company_website: '',
      };
      const changed = await admin.put('/company/update', fields);
      expect(changed.json).toEqual({ data: { ...data, name: 'Newer', web: null } });
      const choose = (workspace_id: unknown) =>
        admin.put('/company/change-workspaces', { company_id: id, workspace_id });
      expect((await choose('south')).json).toEqual({
        data: { company_id: id, workspace_id: 'south' },
      });
      expect((await choose('')).json).toEqual({ data: { company_id: id, workspace_id: null } });
      expectRefusal(await choose(undefined), 400, 'BAD_USER_INPUT', ['workspace_id']);
    });

    test.each([
      [{ company_name: ' ' }, ['company_name'], 'Company name cannot be empty.'],
      [{ company_name: 'x'.repeat(201) }, ['company_name'], 'too long'],
      [{ company_name: 'a\0b' }, ['company_name'], 'characters that are not allowed'],
      [{ company_website: 'no website' }, ['company_website'], 'La URL no es válida.'],
      [{ company_logo: 'https://elsewhere.example/x.png' }, ['company_logo'], 'image'],
    ])('%j is 400', async (fields, names, message) => {
      const admin = await server.as('admin');
      const reply = await admin.post('/company/create', { ...NEW_COMPANY, ...fields });
      expectRefusal(reply, 400, 'BAD_USER_INPUT', names);
      expect(reply.text).toContain(message);
    });

    test('have a unit of their amounts, in which nothing is converted', async () => {
      const cadmin = await server.as('cadmin');
      const unit = async () => {
        const { data } = await cadmin.query('{companies{id money_unit}}');
        return data?.['companies'];
      };
      const fields = { ...NEW_COMPANY, company_id: 'acorn' };
      const reply = await cadmin.put('/company/update', { ...fields, money_unit: 'EUR' });
      expect(reply.json).toMatchObject({ data: { money_unit: 'EUR' } });
      // Clients that know no units send none.
      await cadmin.put('/company/update', fields);
      expect(await unit()).toEqual([{ id: 'acorn', money_unit: 'EUR' }]);
      const admin = await server.as('admin');
      const created = await admin.post('/company/create', { ...NEW_COMPANY, money_unit: 'JPY' });
      expect(created.json).toMatchObject({ data: { money_unit: 'JPY' } });
      const { data } = await admin.query('{portfolio{company_id money_unit}}');
      expect(data?.['portfolio']).toContainEqual({ company_id: 'acorn', money_unit: 'EUR' });
      expect(data?.['portfolio']).toContainEqual({ company_id: 'birch', money_unit: 'USD' });
    });

    test.each(['eur', 'Euro', 'DEM', '', null, 1])(
      'do not have the unit %p',
      async (money_unit) => {
        const cadmin = await server.as('cadmin');
        const fields = { ...NEW_COMPANY, company_id: 'acorn', money_unit };
        const reply = await cadmin.put('/company/update', fields);
        expectRefusal(reply, 400, 'BAD_USER_INPUT', ['money_unit']);
      },
    );

    test('a person without permission gets 403 before the fields are validated', async () => {
      const editor = await server.as('editor');
      const reply = await editor.put('/company/update', { company_id: 'acorn', company_name: '' });
      expectRefusal(reply, 403, 'FORBIDDEN');
    });

    test('can be restored for the number of days in the settings, which the reply contains', async () => {
      const month = await startTestServer({ restorableDays: 30, store: server.store });
      const cadmin = await month.as('cadmin');
      const { json } = await cadmin.get('/auth/user');
      expect(json).toMatchObject({ data: { restorable_days: 30 } });
      const gone = await cadmin.post('/company/delete', { company_id: 'acorn' });
      expect(gone.json).toEqual({ data: { purge_at: '2026-06-12T10:00:00.000Z' } });
      const admin = await month.as('admin');
      const closed = await admin.post('/workspace/delete', { workspace_id: 'north' });
      expect(closed.json).toEqual({ data: { purge_at: '2026-06-12T10:00:00.000Z' } });
      await month.stop();
    });

    test('can be restored for 14 days after being deleted, and not later (§3.3)', async () => {
      const cadmin = await server.as('cadmin');
      const purge_at = '2026-05-27T10:00:00.000Z';
      const gone = await cadmin.post('/company/delete', { company_id: 'acorn' });
      expect([gone.status, gone.json]).toEqual([200, { data: { purge_at } }]);
      const editor = await server.as('editor');
      const figures = '{drivers(company_id:"acorn"){name}}';
      expect((await editor.query(figures)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');

      server.clock.advance(14 * DAY_MS - 1);
      await purge();
      const back = await cadmin.put('/company/reactivate', { company_id: 'acorn' });
      expect(back.json).toMatchObject({ data: { id: 'acorn', activated: true } });
      expect(await company('acorn')).toMatchObject({ deleted_by: null, expiration_date: null });
      expect((await editor.query(figures)).errors).toBeUndefined();

      await cadmin.post('/company/delete', { company_id: 'acorn' });
      server.clock.advance(14 * DAY_MS);
      const late = await (
        await server.as('admin')
      ).put('/company/reactivate', { company_id: 'acorn' });
      expectRefusal(late, 404, 'NOT_FOUND');
      await Promise.all([purge(), purge()]);
      await purge();
      expect(await company('acorn')).toBeUndefined();
      expect(await person('editor')).toBeUndefined();
      expect(await person('admin')).toMatchObject({ company_id: null, activated: true });
      const tables = [
        'plan_items',
        'targets',
        'answers',
        'answer_changes',
        'driver_weeks',
        'driver_sums',
      ] as const;
      for (const table of tables) {
        const left = await server.store.read((tx) => tx.find(table, { company_id: 'acorn' }));
        expect([table, left]).toEqual([table, []]);
      }
      expect(await company('birch')).toBeDefined();
    });

    test('are not restored if their name is in use', async () => {
      const admin = await server.as('admin');
      await admin.post('/company/delete', { company_id: 'birch' });
      await admin.post('/company/create', { ...NEW_COMPANY, company_name: 'BIRCH' });
      const reply = await admin.put('/company/reactivate', { company_id: 'birch' });
      expectRefusal(reply, 409, 'NAME_TAKEN');
    });
  });

  describe('workspaces', () => {
    const add = async (workspace_name: string) =>
      (await server.as('admin')).post('/workspace/create', { workspace_name, user_id: 'admin' });

    test('are created and renamed; names are unique (§7.16)', async () => {
      const made = await add(' East ');
      const { id } = (made.json as { data: { id: string } }).data;
      expect([made.status, made.json]).toEqual([
        201,
        { data: { id, name: 'East', companies: [], collaborators: [] } },
      ]);
      expectRefusal(await add('NORTH '), 400, 'NAME_TAKEN', ['workspace_name']);
      expectRefusal(await add(' '), 400, 'BAD_USER_INPUT', ['workspace_name']);
      // West is deleted, so its name can be used.
      expect((await add('west')).status).toBe(201);
      const admin = await server.as('admin');
      const rename = (workspace_name: string) =>
        admin.put('/workspace/update', { workspace_id: id, workspace_name });
      expect((await rename('EAST')).json).toEqual({ data: { id, name: 'EAST' } });
      expectRefusal(await rename('south'), 400, 'NAME_TAKEN');
      expectRefusal(
        await admin.put('/workspace/reactivate', { workspace_id: 'west' }),
        409,
        'NAME_TAKEN',
      );
    });

    test('only one of two with the same name is created by concurrent calls', async () => {
      const replies = await Promise.all([add('Twin'), add('twin ')]);
      expect(replies.map(({ status }) => status).sort()).toEqual([201, 400]);
    });

    test('a constraint violation is repeated once, and reported by the use case', async () => {
      const { store } = server;
      const write = store.write.bind(store);
      let refusals = 1;
      store.write = (work) =>
        refusals-- > 0
          ? Promise.reject(new ConstraintViolated('workspaces_name', 'taken'))
          : write(work);
      const admin = await server.as('admin');
      refusals = 1;
      const body = { workspace_name: 'North', user_id: 'admin' };
      expectRefusal(await admin.post('/workspace/create', body), 400, 'NAME_TAKEN');
    });

    test('a deleted one is hidden, and restored with the companies that still refer to it (§7.17)', async () => {
      const admin = await server.as('admin');
      const gone = await admin.post('/workspace/delete', { workspace_id: 'north' });
      expect(gone.json).toEqual({ data: { purge_at: '2026-05-27T10:00:00.000Z' } });
      expect((await admin.get('/auth/user')).json).toMatchObject({ data: { workspace_id: null } });
      await admin.put('/company/change-workspaces', { company_id: 'birch', workspace_id: 'south' });
      await admin.put('/workspace/reactivate', { workspace_id: 'north' });
      expect(await company('acorn')).toMatchObject({ workspace_id: 'north' });
      expect(await company('birch')).toMatchObject({ workspace_id: 'south' });

      await admin.post('/workspace/delete', { workspace_id: 'north' });
      server.clock.advance(14 * DAY_MS);
      await purge();
      await purge();
      expect(await company('acorn')).toMatchObject({ workspace_id: null, activated: true });
    });
  });

  describe('roles, companies and removal', () => {
    test('a role changes immediately; its case is ignored, unknown roles are 400 (§7.10)', async () => {
      const cadmin = await server.as('cadmin');
      const target = { user_id: 'editor' };
      const reply = await cadmin.put('/user/update-role', { ...target, company_role: 'ADMIN' });
      expect(reply.json).toMatchObject({ data: { id: 'editor', company_role: 'administrator' } });
      const unknown = await cadmin.put('/user/update-role', { ...target, company_role: 'boss' });
      expectRefusal(unknown, 400, 'BAD_USER_INPUT', ['company_role']);
      const missing = await cadmin.put('/user/update-role', { company_role: 'editor' });
      expectRefusal(missing, 400, 'BAD_USER_INPUT', ['user_id']);
    });

    test('if one role may not be changed, neither is changed', async () => {
      const cadmin = await server.as('cadmin');
      const both = { user_id: 'editor', company_role: 'subscriber', workspace_role: 'subscriber' };
      expectRefusal(await cadmin.put('/user/update-role', both), 403, 'FORBIDDEN');
      expect(await person('editor')).toMatchObject({ company_role: 'editor' });
    });

    describe('the last administrator of a company', () => {
      const demote = { company_role: 'editor' };
      beforeEach(() => update('admin', demote));

      test('can be demoted, moved or removed only by a global administrator', async () => {
        const target = { user_id: 'cadmin' };
        const cadmin = await server.as('cadmin');
        const wadmin = await server.as('wadmin');
        const move = { ...target, company_id: 'birch' };
        for (const reply of [
          await cadmin.put('/user/update-role', { ...target, ...demote }),
          await wadmin.put('/user/change-company', move),
          await wadmin.post('/user/delete', target),
        ]) {
          expectRefusal(reply, 409, 'LAST_ADMINISTRATOR');
        }
        const admin = await server.as('admin');
        expect((await admin.put('/user/change-company', move)).json).toMatchObject({
          data: { company_id: 'birch', company_role: 'administrator' },
        });
      });

      test('remains when two demote each other concurrently', async () => {
        await update('editor', { company_role: 'administrator' });
        const [one, two] = [await server.as('cadmin'), await server.as('editor')];
        const replies = await Promise.all([
          one.put('/user/update-role', { user_id: 'editor', ...demote }),
          two.put('/user/update-role', { user_id: 'cadmin', ...demote }),
        ]);
        expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
        const left = await server.store.read((tx) =>
          tx.find('users', { company_id: 'acorn', company_role: 'administrator' }),
        );
        expect(left).toHaveLength(1);
      });
    });

    test('one remains of two administrators who remove each other concurrently', async () => {
      await update('editor', { role: 'administrator' });
      const [one, two] = [await server.as('admin'), await server.as('editor')];
      const replies = await Promise.all([
        one.post('/user/delete', { user_id: 'editor' }),
        two.post('/user/delete', { user_id: 'admin' }),
      ]);
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 401]);
    });

    test('a company administrator becomes an editor when moved by a workspace administrator', async () => {
      const wadmin = await server.as('wadmin');
      await update('wadmin', { company_role: 'administrator' });
      const moved = await wadmin.put('/user/change-company', {
        user_id: 'wadmin',
        company_id: 'birch',
        workspace_id: 'north',
      });
      expect(moved.json).toMatchObject({ data: { company_id: 'birch', company_role: 'editor' } });
      const disagreeing = await (
        await server.as('admin')
      ).put('/user/change-company', {
        user_id: 'editor',
        company_id: 'birch',
        workspace_id: 'south',
      });
      expectRefusal(disagreeing, 400, 'BAD_USER_INPUT', ['workspace_id']);
    });

    test('a removed person is signed out immediately; their answers are kept (§7.11)', async () => {
      const editor = await server.as('editor');
      const reply = await (await server.as('cadmin')).post('/user/delete', { user_id: 'editor' });
      expect([reply.status, reply.json]).toEqual([200, { data: null }]);
      expect((await editor.get('/auth/user')).json).toEqual({ data: null });
      expect(await server.store.read((tx) => tx.find('answers'))).toHaveLength(5);
    });
  });
});
