import fc from 'fast-check';
import { RECENT_PROOF } from '@contract/permissions/recentProof';
import type { ErrorBody } from '@contract/rest';
import type { Client, Reply } from '@server/testing/client';
import { round, START } from '@server/testing/smallFixtures';
import { addTotp, SITE } from '@server/testing/secondFactors';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';
import { STORES } from '@server/testing/stores';
import { FUZZED_CALLS, type FuzzedCall } from './fuzzedCalls';

/** With `FUZZ_RUNS`, more requests are sent and the response times are printed. */
const IS_LONG = process.env['FUZZ_RUNS'] !== undefined;
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 40);
const LONGEST_MS = 5_000;
jest.setTimeout(Math.max(150_000, RUNS * 100));

interface Call {
  route: string;
  /** A valid body, from which the generated ones are derived, so that they pass the first check. */
  good: Record<string, unknown>;
  form?: boolean;
  /** Who sends it; the administrator by default. 'secured' has a second factor, 'pending' has yet to give it. */
  by?: 'guest' | 'secured' | 'pending';
}

const company = { company_id: 'birch' };
const fields = { company_name: 'New', company_logo: '', company_website: 'new.example' };
const CALLS: Call[] = [
  { route: 'POST /auth/login', good: { email: 'a@b.c', password: DEMO_PASSWORD }, by: 'guest' },
  { route: 'POST /auth/logout', good: {}, by: 'guest' },
  { route: 'POST /auth/forgot-password', good: { email: 'pending@example.com' }, by: 'guest' },
  { route: 'POST /auth/reset-password', good: { token: 'x', password: 'Ab345678' }, by: 'guest' },
  {
    route: 'PUT /user/email-confirm',
    good: { token: 'x', name: 'N', picture_url: 'https://a.example/x', password: 'Ab345678' },
    by: 'guest',
  },
  { route: 'POST /user/confirm-email', good: { token: 'x' }, by: 'guest' },
  { route: 'POST /user/resend-email', good: {} },
  { route: 'POST /user/cancel-email', good: {} },
  { route: 'POST /auth/logout-others', good: {} },
  { route: 'POST /auth/logout-session', good: { session_id: 'x' } },
  {
    route: 'POST /user/create-token',
    good: { name: 'N', company_id: 'birch', expires_on: '2026-05-31' },
  },
  { route: 'POST /user/revoke-token', good: { token_id: 'x' } },
  {
    route: 'POST /graphql',
    good: { query: '{companies{id}}', variables: {}, operationName: null },
  },
  {
    route: 'POST /user/create',
    good: { ...company, company_role: 'editor', user_email: 'n@b.c', workspace_id: 'north' },
  },
  { route: 'POST /user/resend-invitation', good: { user_id: 'pending' } },
  {
    route: 'PUT /user/update-role',
    good: { user_id: 'editor', company_role: 'editor', workspace_role: 'Admin' },
  },
  {
    route: 'PUT /user/change-company',
    good: { user_id: 'editor', ...company, workspace_id: 'north' },
  },
  { route: 'POST /user/delete', good: { user_id: 'subscriber' } },
  {
    route: 'PUT /user/updateUser',
    good: { id: 'admin', name: 'A', email: 'admin@example.com', new_password: '' },
    form: true,
  },
  {
    route: 'POST /user/autosave',
    good: {
      user_id: 'admin',
      company_id: 'acorn',
      activity_id: 'nine',
      revenueState: '5',
      relevance: '',
      timeWeeks: '1.5',
      changed: 'relevance',
      revision: '1',
      save_id: 's',
    },
    form: true,
  },
  {
    route: 'POST /answers/import',
    good: {
      import_id: 'i',
      company_id: 'acorn',
      dry_run: false,
      rows: [
        { activity_id: 'nine', revision: 1, values: { cost: 'low', time_w: 1 }, keep: 'mine' },
      ],
    },
  },
  {
    route: 'POST /report-error',
    good: { whatHappened: 'It', whereFound: '', description: '', route: '/', version: '1' },
    form: true,
  },
  {
    route: 'POST /plan/save',
    good: {
      company_id: 'acorn',
      activity_id: 'ten',
      aim: 9,
      status: 'doing',
      owner_id: 'editor',
      starts_on: '2026-05-13',
      due_on: '2026-06-30',
      note: 'N',
      revision: 1,
      id: null,
    },
  },
  {
    route: 'POST /plan/save-many',
    good: {
      company_id: 'acorn',
      items: [{ activity_id: 'two', aim: 9 }],
      owner_id: 'editor',
      starts_on: null,
      due_on: '2026-06-30',
    },
  },
  { route: 'POST /plan/remove', good: { id: 'plan-acorn' } },
  {
    route: 'POST /target/save',
    good: {
      company_id: 'acorn',
      driver_name: 'Total',
      value: 9.5,
      due_on: '2026-12-31',
      milestones: [{ on: '2026-09-30', value: 8 }],
      reason: 'R',
    },
  },
  { route: 'POST /target/remove', good: { id: 'target-acorn' } },
  { route: 'POST /target/restore', good: { id: 'target-acorn' } },
  {
    route: 'POST /download/record',
    good: { contents: 'plan', format: 'pdf', company_id: 'acorn' },
  },
  { route: 'POST /company/create', good: fields },
  { route: 'PUT /company/update', good: { ...company, ...fields } },
  { route: 'POST /company/delete', good: company },
  { route: 'PUT /company/reactivate', good: company },
  { route: 'PUT /company/change-workspaces', good: { ...company, workspace_id: 'north' } },
  { route: 'POST /workspace/create', good: { workspace_name: 'New', user_id: 'admin' } },
  { route: 'PUT /workspace/update', good: { workspace_id: 'north', workspace_name: 'New' } },
  { route: 'POST /workspace/delete', good: { workspace_id: 'south' } },
  { route: 'PUT /workspace/reactivate', good: { workspace_id: 'south' } },
  {
    route: 'POST /answer/confirm',
    good: { company_id: 'acorn', activity_id: 'nine', revision: 1 },
  },
  { route: 'POST /user/erase', good: { user_id: 'nobody', email: 'nobody@example.com' } },
  { route: 'POST /user/end-sessions', good: { user_id: 'subscriber' } },
  { route: 'POST /user/reset-second-factor', good: { user_id: 'subscriber' } },
  { route: 'POST /user/invitation', good: { token: 'x' }, by: 'guest' },
  { route: 'POST /auth/passkey', good: { response: {} }, by: 'guest' },
  { route: 'POST /auth/second-factor', good: { totp: '123456' }, by: 'pending' },
  { route: 'POST /auth/prove', good: { totp: '123456' }, by: 'secured' },
  { route: 'POST /user/confirm-totp', good: { code: '123456' }, by: 'secured' },
  { route: 'POST /user/add-passkey', good: { name: 'N', response: {} }, by: 'secured' },
  { route: 'POST /user/remove-passkey', good: { passkey_id: 'x' }, by: 'secured' },
];

/** Calls whose input is a cookie, a query or another product's signed token, each with tests of its own, or nothing. */
const WITHOUT_ROW = [
  ...['POST /auth/begin-passkey', 'POST /auth/sso/:provider/logout', 'POST /unsubscribe'],
  ...['POST /user/begin-passkey', 'POST /user/begin-totp', 'POST /user/create-recovery-codes'],
  ...['POST /user/export', 'POST /user/remove-totp'],
];

test('every call with a body has a row', () => {
  const rows = [...CALLS.map(({ route }) => route), ...WITHOUT_ROW];
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

function send(client: Client, call: FuzzedCall, body: Record<string, unknown> | string) {
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
  let clients: Record<'admin' | 'secured' | 'pending', Client>;

  beforeAll(async () => {
    server = await startTestServer({ store: await openStore() });
    await server.store.write(async (tx) => {
      const key = { round_id: 'round', company_id: 'acorn' };
      const place = { id: 'round:acorn', ...key, opened_at: START, closed_at: null };
      const part = { id: 'round:acorn:admin', ...key, user_id: 'admin', party: null, areas: [] };
      await tx.insert('rounds', round('round'));
      await tx.insert('round_companies', { ...place, closed_by: null });
      await tx.insert('round_people', { ...part, handed_in_at: null, is_open: true });
    });
    admin = await server.as('admin');
    server = await startTestServer({ store: await openStore(), publicUrl: SITE });
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
    const client = call.guest ? server.guest() : admin;
  test.each(CALLS)('$route responds with the contract’s form to any input', async (call) => {
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
