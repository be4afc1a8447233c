import { proofRuleOf, RECENT_PROOF } from '@contract/permissions/recentProof';
import { createApp } from '@server/createApp';
import { createMemoryStore } from '@server/store/lowdb/lowdbStore';
import type { TestClient } from '@server/testing/client';
import { addTotp, refusalOf, SITE } from '@server/testing/secondFactors';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';
import { CALLS } from './calls/calls';
import { routesOf } from './routesOf';

const MINUTE_MS = 60_000;

test('the table of recent proofs has every route and no other', () => {
  const routes = routesOf(createApp({ store: createMemoryStore() }));
  expect(Object.keys(RECENT_PROOF).sort()).toEqual([...new Set(routes)].sort());
  expect(() => proofRuleOf('POST /unknown')).toThrow('POST /unknown');
});

describe('15 minutes after the last proof', () => {
  let server: TestServer;
  let admin: TestClient;

  beforeAll(async () => {
    server = await startTestServer({ publicUrl: SITE });
    admin = await server.as('admin');
    await addTotp(server, admin);
    server.clock.advance(15 * MINUTE_MS);
  });
  afterAll(() => server.stop());

  // Rules for single fields have tests of their own.
  const rows = [
    ...CALLS.map((call) => ({ ...call, what: call.what ?? '' })),
    { route: 'GET /auth/sessions', what: '', body: () => ({}) },
    { route: 'POST /auth/logout-session', what: '', body: () => ({ session_id: 'any' }) },
  ]
    .map((call) => ({ ...call, rule: proofRuleOf(call.route) }))
    .filter(({ rule }) => typeof rule === 'string');

  test.each(rows)('$route $what needs a proof: $rule', async ({ route, body, rule }) => {
    const [method = '', path = ''] = route.split(' ');
    const payload = body('own');
    const isForm = payload instanceof FormData;
    const reply = await admin.send(method, path, {
      ...(!isForm && { headers: { 'content-type': 'application/json' } }),
      ...(method !== 'GET' && { body: isForm ? payload : JSON.stringify(payload) }),
    });
    expect(refusalOf(reply).code === 'PROOF_REQUIRED').toBe(rule === 'always');
  });
});
