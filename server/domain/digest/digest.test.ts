import type { PlanItemRow } from '@server/store/tables';
import { sweep } from '@server/domain/cleanup/housekeeping';
import { deliverDue } from '@server/domain/mail/outbox';
import type { Store } from '@server/store/Store';
import { tokenIn } from '@server/testing/recordingMailer';
import { signedRow } from '@server/testing/reviews';
import { planItem } from '@server/testing/smallFixtures';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';
import { STORES } from '@server/testing/stores';
import { sendDigests } from './sendDigests';

const SITE = 'https://drivers.example';
const MONDAY = '2026-05-18T06:00:00.000Z';
const DAY_MS = 24 * 60 * 60 * 1000;
const OPEN_ITEM = { ...planItem('acorn', 'ten'), owner_id: 'editor', due_on: '2026-05-20' };

describe.each(STORES)('the weekly mail on %s', (_name, openStore) => {
  let server: TestServer;

  beforeEach(async () => {
    server = await startTestServer({ store: await openStore(), publicUrl: SITE });
    server.clock.set(MONDAY);
    // Lines about companies have tests of their own.
    await write((tx) => tx.insert('user_subscriptions', { id: 'admin', company_ids: [] }));
  });
  afterEach(async () => {
    await server.stop();
    await server.store.close();
  });

  const write: Store['write'] = (work) => server.store.write(work);
  const insert = (...items: Partial<PlanItemRow>[]) =>
    write((tx) =>
      tx.insert(
        'plan_items',
        items.map((item, index) => ({ ...OPEN_ITEM, id: `item-${String(index)}`, ...item })),
      ),
    );
  /** Reads two companies or people at once, so that each test has several parts. */
  const run = () =>
    sendDigests({ store: server.store, clock: server.clock, site: SITE, atOnce: 2 });
  const queued = () => server.store.read((tx) => tx.find('mails'));
  /** Runs at this time, and counts the mails that were queued so far. */
  const sendAt = async (moment: string) => {
    server.clock.set(moment);
    await run();
    return (await server.store.read((tx) => tx.find('digests'))).length;
  };
  const mailOf = async (id: string) =>
    (await queued()).find(({ to }) => to === `${id}@example.com`)?.text ?? null;

  test('lists a person’s own open items that are overdue or due within 14 days', async () => {
    await insert(
      { activity_id: 'ten', due_on: '2026-05-17' },
      { activity_id: 'nine', due_on: '2026-05-18', status: 'doing' },
      { activity_id: 'two', due_on: '2026-06-01' },
      { activity_id: 'three', due_on: '2026-06-02' },
      { activity_id: 'later', due_on: null },
      { activity_id: 'later', due_on: '2026-05-18', status: 'done' },
    );
    await run();
    const text = await mailOf('editor');
    expect(text).toContain('Hello Person editor,');
    expect(text).toContain('Overdue:\n• 1.2.10 Ten (Acorn), was due on 17 May\n\n');
    expect(text).toContain(
      'Due within 14 days:\n• 1.2.9 Nine (Acorn), due on 18 May\n• 2.1.1 Two (Acorn), due on 1 June\n\n',
    );
    expect(text).toContain(`${SITE}/plan?tab=plan`);
    expect(text).not.toContain('Three');
    expect(text).not.toContain('Later');
    expect(await queued()).toHaveLength(1);
  });

  test('names what comments that mention the person are about', async () => {
    await insert({ id: 'item-other', owner_id: 'cadmin', due_on: null });
    const review = signedRow('acorn', { name: 'Board, first half' });
    await write((tx) => tx.insert('reviews', review));
    const cadmin = await server.as('cadmin');
    for (const [subject_kind, subject_id] of [
      ['activity', 'two'],
      ['plan_item', 'item-other'],
      ['review', review.id],
    ] as const) {
      const about = { company_id: 'acorn', subject_kind, subject_id };
      const comment = { ...about, text: 'Is this right?', mentions: ['editor'] };
      expect((await cadmin.post('/comment/create', comment)).status).toBe(201);
    }
    await run();
    const text = (await mailOf('editor')) ?? '';
    const [, listed = ''] = /Comments that mention you:\n([^]*?)\n\n/.exec(text) ?? [];
    expect(listed.split('\n').sort()).toEqual([
      '• 1.2.10 Ten (Acorn)',
      '• 2.1.1 Two (Acorn)',
      '• Board, first half (Acorn)',
    ]);
  });

  test('tells administrators of a company which drivers moved by at least 0.1', async () => {
    const week = (slot: number, driver_id: string, average: number) => {
      const id = `${driver_id}-${String(slot)}`;
      return { id, company_id: 'acorn', driver_id, average, year: 2026, week: slot };
    };
    await write((tx) =>
      tx.insert('driver_weeks', [
        ...[week(18, 'driver-1', 7), week(20, 'driver-1', 7.1)],
        ...[week(19, 'driver-2', 5), week(20, 'driver-2', 4.91)],
        ...[week(19, 'driver-3', 6.5), week(20, 'driver-3', 5.5)],
        // The current week is not over.
        ...[week(20, 'driver-4', 5), week(21, 'driver-4', 9)],
      ]),
    );
    await run();
    const text = await mailOf('cadmin');
    expect(text).toContain(
      'Moved last week:\n• Expectations rose by 0.1 to 7.1\n• Revenue Growth fell by 1.0 to 5.5\n\n',
    );
    expect((await queued()).map(({ to }) => to).sort()).toEqual([
      'admin@example.com',
      'cadmin@example.com',
    ]);
  });

  test('is not sent without any entry', async () => {
    await insert(
      { id: 'far', activity_id: 'ten', due_on: '2026-06-02' },
      { id: 'none', activity_id: 'nine', owner_id: null },
      // They may not save there, or not any more.
      { id: 'elsewhere', activity_id: 'two', company_id: 'cedar' },
      { id: 'read-only', activity_id: 'two', owner_id: 'subscriber' },
      { id: 'deleted', activity_id: 'two', company_id: 'dogwood', owner_id: 'dogwood-editor' },
      { id: 'invited', activity_id: 'three', owner_id: 'pending' },
    );
    await run();
    expect(await queued()).toEqual([]);
    expect(await server.store.read((tx) => tx.find('digests'))).toEqual([]);
  });

  test('has at most 20 entries, and counts the others', async () => {
    const drivers = Array.from({ length: 34 }, (_, index) => ({
      id: `item-${String(index)}`,
      activity_id: `many-${String(index)}`,
      due_on: index < 5 ? '2026-05-17' : '2026-05-19',
    }));
    await write(async (tx) => {
      const ten = await tx.get('activities', 'ten');
      if (!ten) throw new Error('There is no activity ten');
      await tx.insert(
        'activities',
        drivers.map(({ activity_id }) => ({ ...ten, id: activity_id, name: `1.9 ${activity_id}` })),
      );
    });
    await insert(...drivers);
    await run();
    const text = (await mailOf('editor')) ?? '';
    expect(text.match(/^• /gm)).toHaveLength(20);
    expect(text.match(/was due on/g)).toHaveLength(5);
    expect(text).toContain('… and 14 more.');
  });

  test('is sent from Monday 06:00 UTC, once a week, also after a restart', async () => {
    await insert({});
    expect(await sendAt('2026-05-17T23:59:59.000Z')).toBe(0);
    expect(await sendAt('2026-05-18T05:59:59.999Z')).toBe(0);
    expect(await sendAt('2026-05-18T06:00:00.000Z')).toBe(1);
    expect(await sendAt('2026-05-18T06:05:00.000Z')).toBe(1);
    expect(await sendAt('2026-05-19T12:00:00.000Z')).toBe(1);
    expect(await sendAt('2026-05-25T06:00:00.000Z')).toBe(2);
  });

  test('is sent later by a server that was down on Monday, but not late in the week', async () => {
    await insert({});
    expect(await sendAt('2026-05-20T06:00:00.000Z')).toBe(0);
    expect(await sendAt('2026-05-22T12:00:00.000Z')).toBe(0);
    expect(await sendAt('2026-05-26T23:00:00.000Z')).toBe(1);
  });

  test('is sent in week 53 too', async () => {
    await insert({ due_on: '2026-12-01' });
    expect(await sendAt('2026-12-21T06:00:00.000Z')).toBe(1);
    expect(await sendAt('2026-12-28T06:00:00.000Z')).toBe(2);
    expect(await sendAt('2027-01-04T06:00:00.000Z')).toBe(3);
  });

  test('is queued once by servers that run at the same time', async () => {
    await insert({});
    await Promise.all(Array.from({ length: 6 }, run));
    expect(await queued()).toHaveLength(1);
  });

  test('is stored together with its mark, or not at all', async () => {
    await insert({});
    const failing: Store = {
      ...server.store,
      write: (work) =>
        server.store.write((tx) =>
          work({
            ...tx,
            insert: (table, rows) =>
              table === 'mails' ? Promise.reject(new Error('stopped')) : tx.insert(table, rows),
          }),
        ),
    };
    const { clock } = server;
    await expect(sendDigests({ store: failing, clock, site: SITE })).rejects.toThrow('stopped');
    expect(await server.store.read((tx) => tx.find('digests'))).toEqual([]);
    await run();
    expect(await queued()).toHaveLength(1);
  });

  test('is in the language of the person', async () => {
    await insert({});
    await write((tx) => tx.update('credentials', 'editor', { language: 'es' }));
    await run();
    expect(await mailOf('editor')).toContain(
      'Vencen en los próximos 14 días:\n• 1.2.10 Ten (Acorn), vence el 20 de mayo',
    );
  });

  describe('ends', () => {
    const unsubscribeToken = async () => {
      const [mail] = await queued();
      return new URL(mail?.unsubscribe ?? '').searchParams.get('token') ?? '';
    };
    const digest = async () => (await server.store.read((tx) => tx.get('users', 'editor')))?.digest;

    beforeEach(async () => {
      await insert({});
      await run();
    });

    test('with the link in the mail, without signing in; opening it changes nothing', async () => {
      const [mail] = await queued();
      expect(mail?.unsubscribe).toContain(`${SITE}/unsubscribe?token=`);
      expect(mail?.text).toContain(`Stop the weekly email:\n\n${mail?.unsubscribe ?? ''}`);
      const path = `/unsubscribe?token=${await unsubscribeToken()}`;
      const asked = await server.guest().get(path);
      expect([asked.status, asked.text]).toEqual([
        200,
        expect.stringContaining('<form method="post"><button>Stop the weekly email</button>'),
      ]);
      expect(await digest()).not.toBe(false);

      const done = await server.guest().post(path, {});
      expect([done.status, done.text]).toEqual([
        200,
        expect.stringContaining('You no longer receive the weekly email.'),
      ]);
      expect(await digest()).toBe(false);
      expect((await server.guest().get(path)).text).toContain('You no longer receive');
      expect(await sendAt('2026-05-25T06:00:00.000Z')).toBe(1);
    });

    test('with one click in a mail program (RFC 8058)', async () => {
      const { status } = await server
        .guest()
        .send('POST', `/unsubscribe?token=${await unsubscribeToken()}`, {
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: 'List-Unsubscribe=One-Click',
        });
      expect([status, await digest()]).toEqual([200, false]);
    });

    test.each(['', '?token=', '?token=wrong', '?token=a&token=b'])(
      'not with the link /unsubscribe%s',
      async (query) => {
        for (const method of ['GET', 'POST']) {
          const reply = await server.guest().send(method, `/unsubscribe${query}`, {});
          expect([reply.status, reply.text]).toEqual([
            400,
            expect.stringContaining('This link is no longer valid.'),
          ]);
        }
        expect(await digest()).not.toBe(false);
      },
    );

    test('in the account, where it also begins again', async () => {
      let editor = await server.as('editor');
      const set = async (word: string) => {
        const form = new FormData();
        const fields = { id: 'editor', name: 'E', email: 'editor@example.com', digest: word };
        for (const [name, value] of Object.entries(fields)) form.append(name, value);
        return editor.send('PUT', '/user/updateUser', { body: form });
      };
      const own = async () => (await editor.get('/auth/user')).json as { data: object };
      expect((await own()).data).toMatchObject({ digest: true });
      expect((await set('false')).json).toMatchObject({ data: { digest: false } });
      expect((await own()).data).toMatchObject({ digest: false });
      expect(await sendAt('2026-05-25T06:00:00.000Z')).toBe(1);
      editor = await server.as('editor');
      expect((await set('true')).status).toBe(200);
      expect(await sendAt('2026-05-25T06:05:00.000Z')).toBe(2);
      expect((await set('perhaps')).status).toBe(400);
    });

    test('for a person who is removed, with their marks', async () => {
      await (await server.as('admin')).post('/user/delete', { user_id: 'editor' });
      expect(await server.store.read((tx) => tx.find('digests'))).toEqual([]);
    });

    test('with a link that works for 400 days', async () => {
      const token = await unsubscribeToken();
      const sessionLimits = { idleMs: DAY_MS, absoluteMs: DAY_MS };
      const { store, clock } = server;
      clock.advance(400 * DAY_MS - 1);
      await sweep({ store, clock, sessionLimits });
      expect((await server.guest().get(`/unsubscribe?token=${token}`)).status).toBe(200);
      clock.advance(1);
      await sweep({ store, clock, sessionLimits });
      expect((await server.guest().get(`/unsubscribe?token=${token}`)).status).toBe(400);
    });
  });

  test('is delivered with the address for one click', async () => {
    await insert({});
    await run();
    const { store, clock, mailer } = server;
    await deliverDue({ store, clock, mailer, logger: { warn: () => undefined } });
    expect(mailer.sent).toHaveLength(1);
    const [mail] = mailer.sent;
    expect(mail?.unsubscribe).toBe(`${SITE}/unsubscribe?token=${mail ? tokenIn(mail) : ''}`);
    expect(await queued()).toEqual([]);
  });
});
