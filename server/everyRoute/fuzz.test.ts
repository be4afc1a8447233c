import fc from 'fast-check';
import { RECENT_PROOF } from '@contract/permissions/recentProof';
import type { ErrorBody } from '@contract/rest';
import type { TestClient, Reply } from '@server/testing/client';
import { mapping, profile } from '@server/testing/profiles';
import { round, START } from '@server/testing/smallFixtures';
import { DEMO_PASSWORD } from '@server/store/demo/seed';
import { addTotp, SITE } from '@server/testing/secondFactors';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';
import { STORES } from '@server/testing/stores';
import { FUZZED_CALLS, type FuzzedCall } from './fuzzedCalls';

/** With `FUZZ_RUNS`, more requests are sent and the response times are printed. */
const IS_LONG = process.env['FUZZ_RUNS'] !== undefined;
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 40);
const LONGEST_MS = 5_000;
jest.setTimeout(Math.max(150_000, RUNS * 100));

/** Calls whose input is a cookie, a query or another product's signed token, each with tests of its own, or nothing. */
const WITHOUT_ROW = [
  ...['POST /auth/begin-passkey', 'POST /auth/sso/:provider/logout', 'POST /unsubscribe'],
  ...['POST /user/begin-passkey', 'POST /user/begin-totp', 'POST /user/create-recovery-codes'],
  ...['POST /user/export', 'POST /user/remove-totp'],
];

test('every call with a body has a row', () => {
  const rows = [...FUZZED_CALLS.map(({ route }) => route), ...WITHOUT_ROW];
  const wanted = Object.keys(RECENT_PROOF).filter((route) => !route.startsWith('GET '));
  expect([...new Set(rows)].sort()).toEqual(wanted.sort());
});

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom(
    ...['', ' ', '\0', '__proto__', 'constructor', 'null', '%', "'; drop table users;--", '\ud800'],
    ...['admin', 'editor', 'acorn', 'north', 'nothing', '1e999', '-0', 'data:image/png;base64,AA'],
    'x'.repeat(10_001),
    // Digits and letters that are others in NFKC, and characters that nobody sees.
    ...['１２３４５６', '12345é', '\u0661\u0662', 'ﬀ', '＝1+1', '\u212a@b.c', 'a@b.c.', 'ä@b.c'],
    ...['\u200b', '\u3164', '\u202eabc', 'a\u00a0', 'e\u0301', 'a@xn--b.c', '<a@b.c>'],
  ),
);
const value = fc.oneof(
  { weight: 4, arbitrary: text },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  { weight: 1, arbitrary: fc.constant(undefined) },
);

/** The valid body with some invalid and some additional values. */
const bodyOf = ({ good }: FuzzedCall) =>
  fc
    .tuple(
      fc.record(
        Object.fromEntries(
          Object.entries(good).map(([name, usual]) => [
            name,
            fc.oneof({ weight: 3, arbitrary: fc.constant(usual) }, { weight: 2, arbitrary: value }),
          ]),
        ),
      ),
      fc.dictionary(text, value, { maxKeys: 2 }),
    )
    .map(([wanted, more]): Record<string, unknown> => ({ ...more, ...wanted }));

const raw = fc.oneof(
  fc.json(),
  fc.string({ maxLength: 200 }),
  fc.constantFrom('[', '[]', '""', 'null', '{"a":'.repeat(500), `"${'x'.repeat(100_000)}"`),
);

const took: number[] = [];

function summary(): string {
  const sorted = took.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
  const slowest = (sorted.at(-1) ?? 0).toFixed(1);
  return `${String(sorted.length)} calls: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, slowest ${slowest} ms`;
}

function send(client: TestClient, call: FuzzedCall, body: Record<string, unknown> | string) {
  const [method = '', path = ''] = call.route.split(' ');
  if (typeof body !== 'string' && call.form) {
    const data = new FormData();
    for (const [name, one] of Object.entries(body)) {
      if (one === undefined) continue;
      data.append(name, typeof one === 'string' ? one : JSON.stringify(one));
    }
    return client.send(method, path, { body: data });
  }
  const headers = { 'content-type': call.form ? 'multipart/form-data' : 'application/json' };
  return client.send(method, path, {
    headers,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

function expectInForm({ route }: FuzzedCall, { status, json, text: answer }: Reply) {
  if (status < 400) return;
  const { message, error, code } = (json ?? {}) as Partial<ErrorBody>;
  const isInForm = typeof message === 'string' && message !== '' && error === message && code;
  if (status >= 500 || !isInForm) throw new Error(`${route}: ${String(status)} ${answer}`);
  if (code !== 'EMAIL_TAKEN' && /email/i.test(message)) throw new Error(`Says email: ${message}`);
}

describe.each(STORES)('on %s', (_name, openStore) => {
  let server: TestServer;
  let clients: Record<'admin' | 'secured' | 'pending', TestClient>;

  beforeAll(async () => {
    server = await startTestServer({ store: await openStore(), publicUrl: SITE });
    await server.store.write(async (tx) => {
      const key = { round_id: 'round', company_id: 'acorn' };
      const place = { id: 'round:acorn', ...key, opened_at: START, closed_at: null };
      const part = { id: 'round:acorn:admin', ...key, user_id: 'admin', party: null, areas: [] };
      await tx.insert('profiles', profile('north'));
      await tx.insert('mappings', mapping('north'));
      await tx.insert('rounds', round('round'));
      await tx.insert('round_companies', { ...place, closed_by: null });
      await tx.insert('round_people', { ...part, handed_in_at: null, is_open: true });
    });
    const secured = await server.as('editor');
    await addTotp(server, secured);
    const pending = server.guest();
    await pending.post('/auth/login', { email: 'editor@example.com', password: DEMO_PASSWORD });
    clients = { admin: await server.as('admin'), secured, pending };
  });
  afterAll(async () => {
    await server.settled();
    expect(server.failures).toEqual([]);
    await server.stop();
    await server.store.close();
    if (process.env['FUZZ_RUNS']) process.stdout.write(`${summary()}\n`);
  });

  test.each(FUZZED_CALLS)('$route responds with the contract’s form to any input', async (call) => {
    const client = call.by === 'guest' ? server.guest() : clients[call.by ?? 'admin'];
    await fc.assert(
      fc.asyncProperty(fc.oneof({ weight: 9, arbitrary: bodyOf(call) }, raw), async (body) => {
        const start = performance.now();
        const reply = await send(client, call, body);
        const ms = performance.now() - start;
        took.push(ms);
        expectInForm(call, reply);
        if (IS_LONG && ms > LONGEST_MS) throw new Error(`${call.route} took ${ms.toFixed(0)} ms`);
      }),
      { numRuns: RUNS },
    );
  });
});
