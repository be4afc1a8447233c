import { createHash } from 'node:crypto';
import { canonicalJson, type Json } from '@contract/reviews/canonicalJson';
import type { ReviewContent } from '@contract/reviews/reviewContent';
import { createMemoryStore } from '@server/store/lowdb/lowdbStore';
import type { TestClient } from '@server/testing/client';
import { reviewIn, signedIn, takeIn } from '@server/testing/reviews';
import { smallFixtures } from '@server/testing/smallFixtures';
import { startQueryServer, type QueryClients } from '@server/testing/store/queryServer';
import { STORES } from '@server/testing/stores';
import { verifyAllReviews } from './verifyAll';

const REVIEW =
  'id name as_of kind summary averages{driver averages} taken_by taken_at signed_by signed_at second_signed_by ' +
  'second_signed_at withdrawn_at withdrawn_reason digest previous_digest';

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

describe.each(STORES)('on %s', (_name, openStore) => {
  let asking: QueryClients;
  let cadmin: TestClient;
  beforeEach(async () => {
    asking = await startQueryServer(await openStore());
    cadmin = await asking.as('cadmin');
  });
  afterEach(async () => {
    await asking.server.stop();
    await asking.server.store.close();
  });

  const reviewsOf = async (id: string) => {
    const { reviews } = await asking.data(id, `{reviews(company_id:"acorn"){${REVIEW}}}`);
    return reviews as Record<string, unknown>[];
  };
  const pageOf = async (id: string, person = 'editor') => {
    const query = `query($id: ID!) { review(id: $id) { review { ${REVIEW} } content } }`;
    const { review } = await asking.data(person, query, { id });
    return review as { review: Record<string, unknown>; content: string };
  };
  const contentOf = async (id: string) => JSON.parse((await pageOf(id)).content) as ReviewContent;

  test('a review is taken as the query gives it, and keeps the figures', async () => {
    const reply = await takeIn(cadmin, '  First half ', { summary: 'Calm.' });
    expect(reply.status).toBe(201);
    expect(reviewIn(reply)).toEqual({
      id: expect.any(String) as string,
      name: 'First half',
      as_of: '2026-05-13',
      kind: 'taken',
      summary: 'Calm.',
      averages: [
        { driver: '1. Expectations', averages: 97 / 13 },
        { driver: '2. Operating Margin', averages: null },
        { driver: '3. Revenue Growth', averages: 7 },
        { driver: '4. Asset Efficiency', averages: null },
        { driver: 'Total', averages: (97 / 13 + 7) / 2 },
      ],
      taken_by: 'Person cadmin',
      taken_at: '2026-05-13T10:00:00.000Z',
      ...{ signed_by: null, signed_at: null, second_signed_by: null, second_signed_at: null },
      ...{ withdrawn_at: null, withdrawn_reason: null, digest: null, previous_digest: null },
    });
    expect(await reviewsOf('editor')).toEqual([reviewIn(reply)]);
    expect((await pageOf(reviewIn(reply).id)).review).toEqual(reviewIn(reply));
  });

  test('the content is canonical and has exactly its keys, with people as ids', async () => {
    const { id } = await signedIn(cadmin);
    const { content, review } = await pageOf(id);
    const parsed = JSON.parse(content) as Record<string, unknown>;
    expect(canonicalJson(parsed as Json)).toBe(content);
    expect(Object.keys(parsed).sort()).toEqual(
      [
        ...['format', 'id', 'company_id', 'name', 'as_of', 'kind', 'summary', 'taken_by'],
        ...['taken_at', 'signed_by', 'signed_at', 'averages', 'answers', 'names', 'facts'],
        'previous_digest',
      ].sort(),
    );
    expect(parsed).toMatchObject({
      format: 'value-drivers/review/1',
      taken_by: 'cadmin',
      signed_by: 'cadmin',
      signed_at: '2026-05-13T10:00:00.000Z',
      previous_digest: null,
      facts: { money_unit: 'USD' },
    });
    expect(content).not.toContain('Person');
    expect(sha256(content)).toBe(review['digest']);
  });

  test('what was signed stays the same after saves, renames, an erasure and 400 days', async () => {
    const { id, digest } = await signedIn(cadmin);
    const { content } = await pageOf(id);
    const editor = await asking.as('editor');
    const target = { user_id: 'editor', company_id: 'acorn', activity_id: 'two' };
    await editor.form('/user/autosave', { ...target, revenueState: '2' });
    await asking.server.store.write(async (tx) => {
      await tx.update('companies', 'acorn', { name: 'Oak' });
      await tx.update('drivers', 'driver-1', { name: '1. Hopes' });
    });
    const admin = await asking.as('admin');
    const erased = { user_id: 'cadmin', email: 'cadmin@example.com' };
    expect((await admin.post('/user/erase', erased)).status).toBe(200);
    asking.server.clock.advance(400 * 24 * 60 * 60 * 1000);

    const later = await asking.server.as('admin');
    const query = `query($id: ID!) { review(id: $id) { review { ${REVIEW} } content } }`;
    const { data } = await later.query(query, { id });
    const page = data?.['review'] as Awaited<ReturnType<typeof pageOf>>;
    expect(page.content).toBe(content);
    expect(page.review).toMatchObject({ digest, signed_by: null, taken_by: null });
    expect(await verifyAllReviews(asking.server.store)).toEqual({ checked: 1, broken: [] });
  });

  test('names are compared trimmed and without case, also of two at the same time', async () => {
    const replies = await Promise.all([takeIn(cadmin, 'H1'), takeIn(cadmin, ' h1 ')]);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
    const rejected = replies.find(({ status }) => status === 409);
    expect(rejected?.json).toMatchObject({ code: 'NAME_TAKEN' });
    const other = reviewIn(await takeIn(cadmin, 'H2'));
    const renamed = await cadmin.post('/review/update', { id: other.id, name: 'H1' });
    expect(renamed.json).toMatchObject({ code: 'NAME_TAKEN' });
    expect((await cadmin.post('/review/update', { id: other.id, name: 'h2' })).status).toBe(200);
  });

  test('a signed review is neither changed nor removed, and a second person signs beside the digest', async () => {
    const { id, digest } = await signedIn(cadmin);
    for (const [path, body] of [
      ['/review/update', { id, summary: 'S' }],
      ['/review/remove', { id }],
    ] as const) {
      const reply = await cadmin.post(path, body);
      expect([reply.status, reply.json]).toMatchObject([409, { code: 'SIGNED' }]);
    }
    const { content } = await pageOf(id);
    asking.server.clock.advance(1000);
    const again = reviewIn(await cadmin.post('/review/sign', { id }));
    expect(again).toMatchObject({ second_signed_by: null, signed_at: '2026-05-13T10:00:00.000Z' });
    const admin = await asking.as('admin');
    expect(reviewIn(await admin.post('/review/sign', { id }))).toMatchObject({
      digest,
      second_signed_by: 'Person admin',
      second_signed_at: '2026-05-13T10:00:01.000Z',
    });
    expect((await pageOf(id)).content).toBe(content);
    expect(await verifyAllReviews(asking.server.store)).toEqual({ checked: 1, broken: [] });
  });

  test('a signed review is withdrawn once and for a reason, and stays in the chain', async () => {
    const { id } = reviewIn(await takeIn(cadmin));
    expect((await cadmin.post('/review/withdraw', { id, reason: 'R' })).status).toBe(409);
    const { digest } = reviewIn(await cadmin.post('/review/sign', { id }));
    expect((await cadmin.post('/review/withdraw', { id, reason: ' ' })).status).toBe(400);
    const withdrawn = reviewIn(await cadmin.post('/review/withdraw', { id, reason: 'A mistake' }));
    expect(withdrawn).toMatchObject({ withdrawn_reason: 'A mistake', digest });
    expect((await cadmin.post('/review/withdraw', { id, reason: 'R' })).status).toBe(409);

    asking.server.clock.advance(1000);
    expect(await signedIn(cadmin, 'Second')).toMatchObject({ previous_digest: digest });
    expect(await verifyAllReviews(asking.server.store)).toEqual({ checked: 2, broken: [] });
  });

  test('reviews that are signed at the same moment form one chain', async () => {
    const signed = [];
    for (const name of ['One', 'Two', 'Three', 'Four']) signed.push(await signedIn(cadmin, name));
    expect(signed.map(({ previous_digest }) => previous_digest)).toEqual([
      null,
      ...signed.slice(0, -1).map(({ digest }) => digest),
    ]);
  });

  test('one changed character of a content, a column or a digest is found', async () => {
    const { store } = asking.server;
    const { id, digest } = await signedIn(cadmin);
    const row = await store.read((tx) => tx.get('reviews', id));
    const content = row?.content ?? '';
    const problemsWith = async (changes: object) => {
      await store.write((tx) => tx.update('reviews', id, changes));
      const { broken } = await verifyAllReviews(store);
      await store.write((tx) => tx.update('reviews', id, { content, digest, summary: '' }));
      return broken.map(({ problem }) => problem);
    };
    const flipped = String.fromCharCode((content.codePointAt(40) ?? 0) ^ 1);
    const changed = content.slice(0, 40) + flipped + content.slice(41);
    expect(await problemsWith({ content: changed })).toEqual(['content']);
    const other = String(digest).startsWith('0') ? '1' : '0';
    expect(await problemsWith({ digest: other + String(digest).slice(1) })).toEqual(['content']);
    expect(await problemsWith({ summary: 'Other' })).toEqual(['columns']);
    expect(await problemsWith({})).toEqual([]);
    await store.write((tx) => tx.remove('review_digests', {}));
    expect(await problemsWith({})).toEqual(['digest']);
  });

  test('a past assessment is kept beside the history, which it does not change', async () => {
    const before = await asking.data(
      'editor',
      '{graphDrivers(company_id:"acorn"){name years{year}}}',
    );
    const reply = await cadmin.post('/review/import', {
      company_id: 'acorn',
      name: 'Two years ago',
      as_of: '2024-05-13',
      rows: [
        { activity_id: 'two', values: { revenue_state: 4, relevance: 'high', cost: null } },
        { activity_id: 'nine', values: { revenue_state: 6 } },
      ],
    });
    expect(reply.status).toBe(201);
    const imported = reviewIn(reply);
    expect(imported).toMatchObject({ kind: 'imported', as_of: '2024-05-13', summary: '' });
    expect(imported.averages.at(-1)).toEqual({ driver: 'Total', averages: 5 });
    expect(
      await asking.data('editor', '{graphDrivers(company_id:"acorn"){name years{year}}}'),
    ).toEqual(before);

    const taken = reviewIn(await takeIn(cadmin));
    const content = await contentOf(taken.id);
    expect(content.facts.movement?.since).toMatchObject({ review_id: imported.id });
    const movement = async (from: string, to: string, company = 'acorn') => {
      const query = `query($c: ID!, $from: String!, $to: String) {
        scoreMovement(company_id: $c, driver_name: "Total", from: $from, to: $to) {
          before after change unexplained contributions { activity_id contribution }
        }
      }`;
      const client = await asking.as('admin');
      return client.query(query, { c: company, from, to });
    };
    const [from, to] = [`review:${imported.id}`, `review:${taken.id}`];
    const { data } = await movement(from, to);
    const {
      before: first,
      after,
      change,
      unexplained,
      contributions,
    } = data?.['scoreMovement'] as Record<string, number> & {
      contributions: { contribution: number }[];
    };
    expect([first, after, unexplained]).toEqual([5, taken.averages.at(-1)?.averages, 0]);
    const sum = contributions.reduce((total, one) => total + one.contribution, 0);
    expect(sum).toBeCloseTo(Number(change), 9);
    for (const [a, b, company] of [
      [to, from, 'acorn'],
      [from, to, 'cedar'],
      ['review:nothing', 'now', 'acorn'],
    ] as const) {
      const { errors } = await movement(a, b, company);
      expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    }
    expect((await movement(from, 'now')).errors).toBeUndefined();
  });

  test.each([
    ['a day in the future', { as_of: '2026-05-14' }],
    ['no rows', { rows: [] }],
    ['an unknown action', { rows: [{ activity_id: 'x', values: { revenue_state: 5 } }] }],
    ['an unknown field', { rows: [{ activity_id: 'two', values: { state: 5 } }] }],
    ['a value out of range', { rows: [{ activity_id: 'two', values: { revenue_state: 11 } }] }],
    [
      'an action twice',
      {
        rows: [
          { activity_id: 'two', values: { revenue_state: 5 } },
          { activity_id: 'two', values: { revenue_state: 6 } },
        ],
      },
    ],
    ['nothing scored', { rows: [{ activity_id: 'two', values: { cost: 5 } }] }],
  ])('an import with %s is refused, and changes nothing', async (_case, fields) => {
    const reply = await cadmin.post('/review/import', {
      ...{ company_id: 'acorn', name: 'Past', as_of: '2024-05-13' },
      rows: [{ activity_id: 'two', values: { revenue_state: 5 } }],
      ...fields,
    });
    expect([reply.status, reply.json]).toMatchObject([400, { code: 'BAD_USER_INPUT' }]);
    expect(await reviewsOf('editor')).toEqual([]);
  });

  test('a review of nothing is refused', async () => {
    const admin = await asking.as('admin');
    const reply = await takeIn(admin, 'Empty', { company_id: 'birch' });
    expect([reply.status, reply.json]).toMatchObject([400, { code: 'BAD_USER_INPUT' }]);
  });

  test('people comment on a review, and the comments go with a draft', async () => {
    const { id } = reviewIn(await takeIn(cadmin));
    const subject = { company_id: 'acorn', subject_kind: 'review', subject_id: id };
    const created = await cadmin.post('/comment/create', {
      ...subject,
      text: 'Please look.',
      mentions: ['editor'],
    });
    expect(created.status).toBe(201);
    const list = `{comments(company_id:"acorn",subject_kind:"review",subject_id:"${id}"){text}}`;
    expect(await asking.data('editor', list)).toEqual({ comments: [{ text: 'Please look.' }] });
    const notices = '{notices{kind subject_kind subject_id}}';
    expect(await asking.data('editor', notices)).toEqual({
      notices: [{ kind: 'mentioned', subject_kind: 'review', subject_id: id }],
    });
    await cadmin.post('/review/remove', { id });
    expect(await asking.code(cadmin, list)).toBe('NOT_FOUND');
    expect(await asking.data('editor', notices)).toEqual({ notices: [] });
  });
});

test('a purge removes reviews and shares, and keeps the digests', async () => {
  const store = createMemoryStore(smallFixtures());
  const asking = await startQueryServer(store);
  const { digest } = await signedIn(await asking.as('cadmin'));
  await store.write((tx) =>
    tx.update('companies', 'acorn', {
      activated: false,
      expiration_date: '2026-05-01T00:00:00.000Z',
    }),
  );
  const { purgeDeleted } = await import('../cleanup/purge');
  await purgeDeleted({ store, clock: asking.server.clock });
  expect(await store.read((tx) => tx.find('reviews'))).toEqual([]);
  const reply = await asking.server.guest().post('/review/verify', { digest });
  expect(reply.json).toEqual({ data: { valid: true, withdrawn: false } });
  await asking.server.stop();
});
