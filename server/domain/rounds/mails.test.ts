import { sweep } from '@server/domain/cleanup/housekeeping';
import type { TestClient } from '@server/testing/client';
import { inAcorn, place, postRound, ROUND, roundIn, roundsOf } from '@server/testing/rounds';
import { describeOnEveryStore } from '@server/testing/store/everyStore';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';
import { openDueRounds } from './openRound';

const DAY_MS = 24 * 60 * 60 * 1000;
const SITE = 'https://drivers.example';

describeOnEveryStore((openStore) => {
  let server: TestServer;
  let admin: TestClient;

  beforeEach(async () => {
    server = await startTestServer({ store: await openStore(), publicUrl: SITE });
    admin = await server.as('admin');
    await server.settled();
    server.mailer.sent.length = 0;
  });
  afterEach(async () => {
    await server.stop();
    await server.store.close();
  });

  const remind = async (id: string) => {
    admin = await server.as('admin');
    const { json } = await admin.post('/round/remind', place(id));
    return (json as { data: { mailed: number } }).data.mailed;
  };
  const waiting = () => server.store.read((tx) => tx.find('mails'));
  const recipients = async () => {
    await server.settled();
    const sent = server.mailer.sent.filter(({ subject }) => /Spring/.test(subject));
    return sent.map(({ to, subject }) => `${to} ${subject}`).sort();
  };
  const twoCompanies = [
    { company_id: 'acorn', people: [{ user_id: 'editor' }, { user_id: 'admin' }] },
    { company_id: 'birch', people: [{ user_id: 'birch-editor' }, { user_id: 'admin' }] },
  ];

  test('a person has one invitation and one reminder, whatever the number of companies', async () => {
    const { id } = roundIn(await postRound(admin, { companies: twoCompanies }));
    expect(await recipients()).toEqual([]);
    await admin.post('/round/open', place(id));
    await admin.post('/round/open', place(id, 'birch'));
    expect(await recipients()).toEqual([
      'admin@example.com Your opinions for Spring',
      'birch-editor@example.com Your opinions for Spring',
      'editor@example.com Your opinions for Spring',
    ]);
    const mail = server.mailer.sent.find(({ to }) => to === 'admin@example.com');
    expect(mail?.text).toContain('asks you to score your part of Acorn, Birch by 20 May.');
    expect(mail?.text).toContain(`${SITE}/my-part?round=${id}&company=acorn`);

    expect(await remind(id)).toBe(0);
    server.clock.advance(DAY_MS);
    const editor = await server.as('editor');
    await editor.post('/round/hand-in', { ...place(id), handed_in: true });
    server.mailer.sent.length = 0;
    expect(await remind(id)).toBe(1);
    expect(await recipients()).toEqual(['admin@example.com Reminder: your opinions for Spring']);
    expect(await remind(id)).toBe(0);
    server.clock.advance(DAY_MS);
    await (await server.as('editor')).post('/round/hand-in', { ...place(id), handed_in: false });
    expect(await remind(id)).toBe(1);
    server.clock.advance(DAY_MS);
    expect(await remind(id)).toBe(0);
  });

  test('two servers that open the same round send one mail to each person', async () => {
    const { id } = roundIn(
      await postRound(admin, { companies: twoCompanies, opens_on: '2026-05-14' }),
    );
    const deps = { store: server.store, clock: server.clock, site: SITE };
    await openDueRounds(deps);
    expect(await waiting()).toEqual([]);
    server.clock.set('2026-05-14T00:30:00.000Z');
    await Promise.all([openDueRounds(deps), openDueRounds(deps)]);
    const mails = (await waiting()).filter(({ subject }) => subject.includes('Spring'));
    expect(mails.map(({ to }) => to).sort()).toEqual([
      ...['admin@example.com', 'birch-editor@example.com', 'editor@example.com'],
    ]);
    admin = await server.as('admin');
    expect(await roundsOf(admin)).toMatchObject([
      {
        id,
        companies: [
          { opened_at: '2026-05-14T00:30:00.000Z' },
          { opened_at: '2026-05-14T00:30:00.000Z' },
        ],
      },
    ]);
  });

  test('whoever is added to an open round is invited, and nobody twice', async () => {
    const { id } = roundIn(await postRound(admin, { companies: inAcorn(['editor']) }));
    await admin.post('/round/open', place(id));
    await admin.post('/round/save', { id, companies: inAcorn(['editor'], ['wadmin']) });
    expect(await recipients()).toEqual([
      'editor@example.com Your opinions for Spring',
      'wadmin@example.com Your opinions for Spring',
    ]);
  });

  test('the preview shows the mail, and how many people receive it', async () => {
    const reply = await admin.post('/round/preview', {
      ...ROUND,
      companies: twoCompanies,
      names: 'hidden',
    });
    expect(reply.json).toMatchObject({
      data: { recipients: 3, subject: 'Your opinions for Spring' },
    });
    expect(reply.text).toContain('Your name will not be shown');
    expect(await server.store.read((tx) => tx.find('rounds'))).toEqual([]);
  });

  test('a round leaves with its last company, and stays without its workspace', async () => {
    const { id } = roundIn(await postRound(admin, { companies: twoCompanies, names: 'hidden' }));
    await admin.post('/round/open', place(id));
    await admin.post('/opinion/save', { ...place(id), activity_id: 'nine', state: 3 });
    const purge = async (act: () => Promise<unknown>) => {
      admin = await server.as('admin');
      await act();
      server.clock.advance(15 * DAY_MS);
      const sessionLimits = { idleMs: 1, absoluteMs: 1 };
      await sweep({ store: server.store, clock: server.clock, sessionLimits });
    };
    const left = () =>
      server.store.read(async (tx) => [
        (await tx.find('rounds')).map(({ workspace_id }) => workspace_id),
        (await tx.find('round_companies')).map(({ company_id }) => company_id),
        (await tx.find('opinions')).length + (await tx.find('round_keys')).length,
      ]);
    await purge(() => admin.post('/company/delete', { company_id: 'acorn' }));
    expect(await left()).toEqual([['north'], ['birch'], 0]);
    await purge(() => admin.post('/workspace/delete', { workspace_id: 'north' }));
    expect(await left()).toEqual([[null], ['birch'], 0]);
    await purge(() => admin.post('/company/delete', { company_id: 'birch' }));
    expect(await left()).toEqual([[], [], 0]);
  });
});
