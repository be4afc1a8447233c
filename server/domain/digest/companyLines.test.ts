import type { UserDto } from '@contract/rest';
import type { AdministratorsReach } from '@contract/permissions/reach';
import type { Store } from '@server/store/Store';
import type { TestClient } from '@server/testing/client';
import { signedRow } from '@server/testing/reviews';
import { expectRefusal } from '@server/testing/saving';
import { planItem, round, target } from '@server/testing/smallFixtures';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';
import { STORES } from '@server/testing/stores';
import { sendDigests } from './sendDigests';

const SITE = 'https://drivers.example';
const MONDAY = '2026-05-18T06:00:00.000Z';

const week = (company_id: string, slot: number, driver_id: string, average: number) => ({
  id: `${company_id}-${driver_id}-${String(slot)}`,
  ...{ company_id, driver_id, average, year: 2026, week: slot },
});
const overdue = (company_id: string, activity_id = 'two') => ({
  ...planItem(company_id, activity_id),
  id: `${company_id}-${activity_id}`,
  due_on: '2026-05-17',
});

describe.each(STORES)('the lines about companies on %s', (_name, openStore) => {
  let server: TestServer;

  beforeEach(async () => {
    server = await startTestServer({ store: await openStore(), publicUrl: SITE });
    server.clock.set(MONDAY);
    await grant('read');
  });
  afterEach(async () => {
    await server.stop();
    await server.store.close();
  });

  const write: Store['write'] = (work) => server.store.write(work);
  const grant = (administrators_reach: AdministratorsReach) =>
    write((tx) => tx.update('workspaces', 'north', { administrators_reach }));
  const run = () =>
    sendDigests({ store: server.store, clock: server.clock, site: SITE, atOnce: 2 });
  const queued = () => server.store.read((tx) => tx.find('mails'));
  const mailOf = async (id: string) =>
    (await queued()).find(({ to }) => to === `${id}@example.com`)?.text ?? null;
  const choose = async (company_ids: unknown, client?: TestClient) =>
    (client ?? (await server.as('wadmin'))).post('/user/subscriptions', { company_ids });

  test('say what happened in each company in reach, the most urgent first', async () => {
    await write(async (tx) => {
      await tx.insert('driver_weeks', [
        ...[week('acorn', 19, 'driver-1', 7), week('acorn', 20, 'driver-1', 7.1)],
        ...[week('birch', 19, 'driver-2', 5), week('birch', 20, 'driver-2', 4.95)],
      ]);
      await tx.insert('targets', {
        ...target('birch', 'driver-2'),
        ...{ start_on: '2026-04-01', start_average: 5, due_on: '2026-12-31', value: 6 },
        milestones: [{ on: '2026-05-11', value: 5.05 }],
      });
      await tx.insert('plan_items', [overdue('acorn'), overdue('acorn', 'nine'), overdue('cedar')]);
      await tx.insert('rounds', round('spring'));
      const place = { round_id: 'spring', company_id: 'birch' };
      const asked = { ...place, party: null, areas: [], is_open: true };
      await tx.insert('round_companies', {
        ...{ id: 'spring:birch', ...place, opened_at: MONDAY, closed_at: null, closed_by: null },
      });
      await tx.insert('round_people', [
        { id: 'p1', ...asked, user_id: 'birch-editor', handed_in_at: MONDAY },
        { id: 'p2', ...asked, user_id: 'editor', handed_in_at: null },
      ]);
      await tx.insert('reviews', [
        { ...signedRow('acorn'), id: 'new', name: 'Half', name_key: 'half', signed_at: MONDAY },
        { ...signedRow('acorn'), id: 'old', signed_at: '2026-05-01T00:00:00.000Z' },
      ]);
    });
    await run();
    const text = await mailOf('wadmin');
    expect(text).toContain(
      'Your companies:\n' +
        '• Birch: Operating Margin has fallen behind its target; spring: 1 of 2 handed in\n' +
        `  ${SITE}/company-overview?company=birch\n` +
        '• Acorn: 2 overdue; Expectations rose by 0.1 to 7.1; review Half signed\n' +
        `  ${SITE}/company-overview?company=acorn\n`,
    );
    expect(text).not.toContain('Cedar');
    expect(await mailOf('admin')).toContain('• Cedar: 1 overdue');
    // The administrator of one company gets its own news as before.
    expect(await mailOf('cadmin')).toContain('Moved last week:\n• Expectations rose by 0.1 to 7.1');
    expect(await mailOf('cadmin')).not.toContain('Your companies');
  });

  test('do not repeat what the mail says about the own company', async () => {
    await write((tx) =>
      tx.insert('driver_weeks', [
        ...[week('acorn', 19, 'driver-1', 7), week('acorn', 20, 'driver-1', 7.5)],
      ]),
    );
    await run();
    expect((await mailOf('admin'))?.match(/Expectations rose/g)).toHaveLength(1);
  });

  test('are at most 20 with all other entries', async () => {
    await write(async (tx) => {
      const birch = await tx.get('companies', 'birch');
      const ids = Array.from({ length: 30 }, (_, index) => `c${String(index)}`);
      if (birch)
        await tx.insert(
          'companies',
          ids.map((id) => ({ ...birch, id, name: id })),
        );
      await tx.insert(
        'plan_items',
        ids.map((id) => overdue(id)),
      );
    });
    await run();
    const text = (await mailOf('wadmin')) ?? '';
    expect(text.match(/^• /gm)).toHaveLength(20);
    expect(text).toContain('… and 10 more.');
  });

  test('are missing without anything to say, and so is the mail', async () => {
    await run();
    expect(await queued()).toEqual([]);
  });

  test.each([
    ['without reach', () => grant('none'), null],
    [
      'for people who receive no weekly mail',
      () => write((tx) => tx.update('users', 'wadmin', { digest: false })),
      null,
    ],
  ])('are not sent %s', async (_what, prepare, expected) => {
    await prepare();
    await write((tx) => tx.insert('plan_items', overdue('birch')));
    await run();
    expect(await mailOf('wadmin')).toBe(expected);
  });

  test('are sent once by servers that run at the same time', async () => {
    await write((tx) => tx.insert('plan_items', overdue('birch')));
    await Promise.all(Array.from({ length: 6 }, run));
    expect((await queued()).map(({ to }) => to).sort()).toEqual([
      'admin@example.com',
      'wadmin@example.com',
    ]);
  });

  describe('are chosen', () => {
    const own = async () =>
      ((await (await server.as('wadmin')).get('/auth/user')).json as { data: UserDto }).data;

    beforeEach(() => write((tx) => tx.insert('plan_items', [overdue('acorn'), overdue('birch')])));

    test('company by company; all by default', async () => {
      expect((await own()).subscriptions).toBeNull();
      const reply = await choose(['birch', 'birch']);
      expect([reply.status, reply.json]).toEqual([
        200,
        { data: expect.objectContaining({ id: 'wadmin', subscriptions: ['birch'] }) as UserDto },
      ]);
      expect((await own()).subscriptions).toEqual(['birch']);
      await run();
      const text = await mailOf('wadmin');
      expect(text).toContain('• Birch: 1 overdue');
      expect(text).not.toContain('• Acorn');
    });

    test('not at all, and all again', async () => {
      await choose([]);
      await run();
      expect(await mailOf('wadmin')).toBeNull();
      await choose(null);
      expect((await own()).subscriptions).toBeNull();
      await run();
      expect(await mailOf('wadmin')).toContain('• Acorn');
    });

    test.each([
      ['another workspace', ['birch', 'cedar'], 404, 'NOT_FOUND', undefined],
      ['a deleted company', ['dogwood'], 404, 'NOT_FOUND', undefined],
      ['an unknown one', ['nothing'], 404, 'NOT_FOUND', undefined],
      ['no list', 'birch', 400, 'BAD_USER_INPUT', ['company_ids']],
      ['nothing', undefined, 400, 'BAD_USER_INPUT', ['company_ids']],
    ])('but not %s', async (_what, ids, status, code, fields) => {
      expectRefusal(await choose(ids), status, code, fields);
      expect((await own()).subscriptions).toBeNull();
    });

    test('by nobody who compares no companies', async () => {
      const editor = await server.as('editor');
      expectRefusal(await choose(['acorn'], editor), 403, 'FORBIDDEN');
      expect((await editor.get('/auth/user')).json).not.toHaveProperty('data.subscriptions');
    });

    test('no longer once they are out of reach', async () => {
      await choose(['birch']);
      await write((tx) => tx.update('companies', 'birch', { workspace_id: 'south' }));
      expect((await own()).subscriptions).toEqual([]);
      await run();
      expect(await mailOf('wadmin')).toBeNull();
    });

    test('until the person is removed', async () => {
      await choose(['birch']);
      await (await server.as('admin')).post('/user/delete', { user_id: 'wadmin' });
      expect(await server.store.read((tx) => tx.find('user_subscriptions'))).toEqual([]);
    });

    test('and shown in advance, in the language of the person', async () => {
      const wadmin = await server.as('wadmin');
      await write((tx) => tx.update('credentials', 'wadmin', { language: 'es' }));
      const { data } = await wadmin.query('{weeklyMail{subject text html}}');
      expect(data?.['weeklyMail']).toMatchObject({
        subject: 'Sus acciones y cifras de esta semana',
        text: expect.stringContaining('• Acorn: 1 con retraso') as string,
        html: expect.stringContaining('<html lang="es">') as string,
      });
      const nobody = await server.as('subscriber');
      expect((await nobody.query('{weeklyMail{subject}}')).data).toEqual({ weeklyMail: null });
      expect(await queued()).toEqual([]);
    });
  });

  test('end with a link of their own, after which the other entries still come', async () => {
    await write((tx) =>
      tx.insert('plan_items', [overdue('birch'), { ...overdue('acorn'), owner_id: 'wadmin' }]),
    );
    await run();
    const [link = ''] = /\S+only=companies/.exec((await mailOf('wadmin')) ?? '') ?? [];
    const path = link.replace(SITE, '');
    const guest = server.guest();
    expect((await guest.get(path)).text).toContain('Stop the lines about companies</button>');
    for (let use = 0; use < 2; use++) {
      const done = await guest.post(path, {});
      expect([done.status, done.text]).toEqual([
        200,
        expect.stringContaining('no longer has lines about companies'),
      ]);
    }
    expect((await guest.get(path.replace('token=', 'token=x'))).status).toBe(400);

    await write((tx) => tx.remove('mails', {}));
    server.clock.set('2026-05-25T06:00:00.000Z');
    await run();
    expect(await mailOf('wadmin')).toContain('Overdue:\n• 2.1.1 Two (Acorn)');
    expect(await mailOf('wadmin')).not.toContain('Your companies');
  });
});
