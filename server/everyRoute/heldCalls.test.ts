import type { Store } from '@server/store/Store';
import type { Reply } from '@server/testing/client';
import { holdCall } from '@server/testing/heldCall';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';
import type { Call } from './calls/call';
import { CALLS, expected } from './calls/calls';
import { CALLER_ID, storeFor, type Caller } from './calls/callers';
import { contentOf, exchangeableStore } from './exchangeableStore';

const ADMINISTRATOR: Caller = { name: 'administrator', state: 'signedIn', admin: true };
const DEMOTED: Caller = {
  name: 'subscriber',
  state: 'signedIn',
  company: 'subscriber',
  workspace: 'subscriber',
};

const WITHOUT_BODY = [
  'GET /user/tokens',
  'GET /evidence/:id',
  'POST /user/export',
  'POST /auth/logout-others',
  'POST /user/cancel-email',
  'POST /user/resend-email',
];
const WITH_BODY = CALLS.filter(({ route }) => !WITHOUT_BODY.includes(route)).map((call) => ({
  ...call,
  what: call.what ?? '',
}));

const exchangeable = exchangeableStore();
let server: TestServer;
let sessionRead: () => void;

beforeAll(async () => {
  const store: Store = {
    ...exchangeable.store,
    async followReferences(...chain) {
      const rows = await exchangeable.store.followReferences(...chain);
      sessionRead();
      return rows;
    },
  };
  server = await startTestServer({ store });
});
afterAll(() => server.stop());

/** The response to an administrator's request whose body is completed after `change`. */
async function answerAfter(call: Call, change: (store: Store) => Promise<unknown>) {
  const { store, cookie } = await storeFor(ADMINISTRATOR);
  exchangeable.use(store);
  const isSignedIn = new Promise<void>((resolve) => {
    sessionRead = resolve;
  });
  const payload = call.body('own');
  const request = new Response(payload instanceof FormData ? payload : JSON.stringify(payload));
  const type = payload instanceof FormData ? request.headers.get('content-type') : null;
  const body = await request.text();
  const [method = '', path = ''] = call.route.split(' ');
  const held = await holdCall(server.address, {
    method,
    path,
    headers: {
      cookie,
      'content-type': type ?? 'application/json',
      'content-length': String(Buffer.byteLength(body)),
    },
    start: body.slice(0, 1),
  });
  await isSignedIn;
  await change(store);
  const before = JSON.stringify(await contentOf(store));
  held.finish(body.slice(1));
  return {
    status: statusOf(await held.reply),
    isChanged: before !== JSON.stringify(await contentOf(store)),
  };
}

/** The status; for a query, the status that corresponds to its error code. */
function statusOf({ status, json }: Reply): number {
  const { errors } = Object(json) as { errors?: { extensions: { code: string } }[] };
  const code = errors?.[0]?.extensions.code ?? '';
  return { UNAUTHENTICATED: 401, FORBIDDEN: 403, NOT_FOUND: 404 }[code] ?? status;
}

describe.each(WITH_BODY)('while the body of $route $what is arriving', (call) => {
  test('a person who is removed can change nothing', async () => {
    const answer = await answerAfter(call, (store) =>
      store.write((tx) => tx.remove('users', { id: CALLER_ID })),
    );
    expect(answer).toEqual({ status: 401, isChanged: false });
  });

  test('a person who is demoted can change only what the new role allows', async () => {
    const { status, isChanged } = await answerAfter(call, (store) =>
      store.write((tx) =>
        tx.update('users', CALLER_ID, {
          role: 'editor',
          company_role: 'subscriber',
          workspace_role: 'subscriber',
        }),
      ),
    );
    expect(status).toBe(expected(call, DEMOTED, 'own'));
    if (status >= 400) expect(isChanged).toBe(false);
  });
});
