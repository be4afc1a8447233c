import { pino } from 'pino';
import { createMemoryStore } from '@server/store/lowdb/lowdbStore';
import type { TestClient, Reply } from '@server/testing/client';
import { reviewIn, signedIn, takeIn } from '@server/testing/reviews';
import { smallFixtures } from '@server/testing/smallFixtures';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';

let server: TestServer;
let cadmin: TestClient;
const lines: string[] = [];

async function start(reviewShares = true) {
  lines.length = 0;
  const logger = pino({ level: 'info' }, { write: (line: string) => lines.push(line) });
  server = await startTestServer({
    store: createMemoryStore(smallFixtures()),
    reviewShares,
    logger,
  });
  cadmin = await server.as('cadmin');
}
beforeEach(() => start());
afterEach(() => server.stop());

const SHARE = { recipient: 'A buyer', scope: 'proof', ends_on: '2026-06-13' };
const shareIn = ({ json }: Reply) =>
  (json as { data: { id: string; token: string; url: string } }).data;
const share = async (review_id: string, fields: object = {}) =>
  cadmin.post('/review/share', { review_id, ...SHARE, ...fields });

async function shared(fields: object = {}) {
  const review = await signedIn(cadmin);
  return { review, ...shareIn(await share(review.id, fields)) };
}
const open = (token: string, path = '') =>
  server
    .guest()
    .send('GET', `/shared/${token}${path}`, { headers: { accept: 'application/json' } });
const sharesOf = async (id: string, client = cadmin) => {
  const query = `{reviewShares(review_id:"${id}"){recipient scope created_by ends_on revoked_at opened last_opened_at}}`;
  const { data, errors } = await client.query(query);
  return errors?.[0]?.extensions.code ?? (data?.['reviewShares'] as object[]);
};

test('a link opens the review and its proofs without a session, and nothing else', async () => {
  const { review, token, url } = await shared();
  expect(token.length).toBeGreaterThanOrEqual(43);
  expect(url).toBe(`${server.address}/shared/${token}`);
  const reply = await open(token);
  expect(reply.status).toBe(200);
  const { data } = await cadmin.query(`{review(id:"${review.id}"){content}}`);
  const content = (data?.['review'] as { content: string }).content;
  expect(reply.json).toEqual({ data: { review, content, logo: '/uploads/acorn.png' } });
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
  const proof = await open(token, '/proof?figure=total/average');
  expect(proof.json).toMatchObject({ data: { figure: 'total/average', since: null } });
  expect((await open(token, '/proof?figure=total/nothing')).status).toBe(400);
  for (const path of ['/answers', '/proof/total', '/..%2fauth/user']) {
    expect((await open(token, path)).status).toBe(404);
  }
  expect(await sharesOf(review.id)).toMatchObject([
    { ...SHARE, created_by: 'Person cadmin', revoked_at: null, opened: 1 },
  ]);
});

test('the page alone has no proofs', async () => {
  const { token } = await shared({ scope: 'page' });
  expect((await open(token)).status).toBe(200);
  expect((await open(token, '/proof?figure=total/average')).status).toBe(404);
});

test('an unknown, revoked, past or resting link is one and the same 404, and a resting one comes back', async () => {
  const { id, token } = await shared();
  const unknown = await open('x'.repeat(43));
  expect([unknown.status, unknown.json]).toMatchObject([404, { code: 'NOT_FOUND' }]);
  const expectGone = async () => {
    const reply = await open(token);
    expect([reply.status, reply.text]).toEqual([404, unknown.text]);
  };
  const set = (fields: object) =>
    server.store.write((tx) => tx.update('companies', 'acorn', fields));

  await set({ activated: false });
  await expectGone();
  await set({ activated: true, workspace_id: 'south' });
  await expectGone();
  await set({ workspace_id: 'north' });
  expect((await open(token)).status).toBe(200);

  server.clock.set('2026-06-13T23:59:00.000Z');
  expect((await open(token)).status).toBe(200);
  server.clock.set('2026-06-14T00:00:00.000Z');
  await expectGone();

  server.clock.set('2026-06-01T00:00:00.000Z');
  cadmin = await server.as('cadmin');
  const revoked = await cadmin.post('/review/unshare', { id });
  expect(revoked.json).toMatchObject({ data: { revoked_at: '2026-06-01T00:00:00.000Z' } });
  await expectGone();
});

test('thirty openings a minute, whatever the token, and the tokens are not in the log', async () => {
  const { token } = await shared();
  for (let i = 0; i < 29; i++) {
    expect((await open(`guess-${String(i)}`)).status).toBe(404);
  }
  expect((await open(token)).status).toBe(200);
  expect([(await open(token)).status, (await open('guess')).status]).toEqual([429, 429]);
  server.clock.advance(60_000);
  expect((await open(token)).status).toBe(200);
  expect(lines.join('')).toContain('/shared/…');
  expect(lines.join('')).not.toContain(token);
  const rows = await server.store.read((tx) => tx.find('review_shares'));
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('whoever tries 1,000 tokens learns nothing and opens nothing', async () => {
  const { token, review } = await shared();
  const replies = new Set<string>();
  const statuses: number[] = [];
  for (let i = 0; i < 1000; i++) {
    const guess = i === 500 ? token : `${String(i).padStart(3, '0')}${token.slice(3)}`;
    const { status, text } = await open(guess);
    statuses.push(status);
    replies.add(`${String(status)} ${text}`);
  }
  expect(statuses.slice(0, 30)).toEqual(Array<number>(30).fill(404));
  expect(new Set(statuses.slice(30))).toEqual(new Set([429]));
  // One reply to all guesses, and one to everybody after too many of them.
  expect(replies.size).toBe(2);
  expect(await sharesOf(review.id)).toMatchObject([{ opened: 0 }]);
});

test.each([
  ['a day that is over', { ends_on: '2026-05-12' }],
  ['more than 90 days', { ends_on: '2026-08-12' }],
  ['no recipient', { recipient: ' ' }],
  ['a long recipient', { recipient: 'x'.repeat(201) }],
  ['an unknown scope', { scope: 'all' }],
])('a share with %s is refused', async (_case, fields) => {
  const { id } = await signedIn(cadmin);
  const reply = await share(id, fields);
  expect([reply.status, reply.json]).toMatchObject([400, { code: 'BAD_USER_INPUT' }]);
});

test('only a signed review is shared, and only by those who may sign', async () => {
  const { id } = reviewIn(await takeIn(cadmin));
  expect((await share(id)).status).toBe(409);
  await cadmin.post('/review/sign', { id });
  expect((await share(id, { ends_on: '2026-08-11' })).status).toBe(201);
  const editor = await server.as('editor');
  expect((await editor.post('/review/share', { review_id: id, ...SHARE })).status).toBe(403);
  expect(await sharesOf(id, editor)).toBe('FORBIDDEN');
  expect(await sharesOf(id, await server.as('cedar-editor'))).toBe('NOT_FOUND');
});

test('without the setting nothing is shared, and no link opens', async () => {
  await server.stop();
  await start(false);
  const { id } = await signedIn(cadmin);
  expect((await share(id)).status).toBe(403);
});

describe('a digest is verified', () => {
  const verify = (digest: string, client = server.guest()) =>
    client.post('/review/verify', { digest });

  test('by its first digits in any form; readers also learn which review it is', async () => {
    const { id, digest } = await signedIn(cadmin);
    const code = String(digest).slice(0, 12);
    const spaced = `${code.slice(0, 4).toUpperCase()} ${code.slice(4)}`;
    for (const text of [digest, code, spaced]) {
      const reply = await verify(String(text));
      expect([reply.status, reply.json]).toEqual([
        200,
        { data: { valid: true, withdrawn: false } },
      ]);
    }
    const known = { name: 'First half', signed_at: '2026-05-13T10:00:00.000Z' };
    expect((await verify(code, await server.as('subscriber'))).json).toEqual({
      data: { valid: true, withdrawn: false, ...known },
    });
    expect((await verify(code, await server.as('cedar-editor'))).json).toEqual({
      data: { valid: true, withdrawn: false },
    });
    await cadmin.post('/review/withdraw', { id, reason: 'R' });
    expect((await verify(code)).json).toEqual({ data: { valid: true, withdrawn: true } });
    expect((await verify('0'.repeat(64))).json).toEqual({
      data: { valid: false, withdrawn: false },
    });
  });

  test.each(['', 'abc', 'x'.repeat(12), '0'.repeat(65), '0'.repeat(300)])(
    '%j is no digest',
    async (text) => {
      expect((await verify(text)).status).toBe(400);
    },
  );

  test('thirty times a minute', async () => {
    const statuses = [];
    for (let i = 0; i < 31; i++) statuses.push((await verify('0'.repeat(12))).status);
    expect(statuses).toEqual([...Array<number>(30).fill(200), 429]);
  });
});
