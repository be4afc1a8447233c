import { createApp } from '@server/createApp';
import { createMemoryStore } from '@server/store/lowdb/lowdbStore';
import { TestClient } from '@server/testing/client';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';
import { COMPANY, form, groups, PLACES, WORKSPACE } from './calls/call';
import { CALLS, expected, OPEN } from './calls/calls';
import { CALLER_ID, CALLERS, storeFor, type Caller } from './calls/callers';
import { exchangeableStore } from './exchangeableStore';
import { routesOf } from './routesOf';

const { store, use } = exchangeableStore();
let server: TestServer;
let address: string;

beforeAll(async () => {
  server = await startTestServer({ store });
  address = server.address;
});
afterAll(() => server.stop());

async function answerTo(
  caller: Caller,
  route: string,
  body: Record<string, unknown> | FormData,
  givenPath?: string,
) {
  const { store: callersStore, cookie } = await storeFor(caller);
  use(callersStore);
  const [method = '', path = givenPath ?? ''] = givenPath ? route.split(' ', 1) : route.split(' ');
  const json = !(body instanceof FormData);
  const { status, json: reply } = await new TestClient(address).send(method, path, {
    headers: { cookie, ...(json && { 'content-type': 'application/json' }) },
    ...(method !== 'GET' && { body: json ? JSON.stringify(body) : body }),
  });
  const errors = (reply as { errors?: { extensions: { code: string } }[] } | undefined)?.errors;
  const code = errors?.[0]?.extensions.code;
  return code ? ({ UNAUTHENTICATED: 401, FORBIDDEN: 403, NOT_FOUND: 404 }[code] ?? status) : status;
}

test('every route is in the table of calls, or open to guests (§7.18)', () => {
  const routes = routesOf(createApp({ store: createMemoryStore() }));
  const known = [...CALLS.map(({ route }) => route), ...OPEN];
  expect([...new Set(routes)].sort()).toEqual([...new Set(known)].sort());
});

describe.each(CALLS.map((call) => ({ ...call, what: call.what ?? '' })))('$route $what', (call) => {
  test.each(CALLERS)('$name (§6.4)', async (caller) => {
    const wanted: Record<string, number> = {};
    const got: Record<string, number> = {};
    for (const place of call.on === 'nothing' ? (['own'] as const) : PLACES) {
      if (call.on === 'workspace' && !WORKSPACE[place]) continue;
      wanted[place] = expected(call, caller, place);
      got[place] = await answerTo(caller, call.route, call.body(place), call.path?.(place));
    }
    expect(got).toEqual(wanted);
  });
});

describe('requests with a second target', () => {
  const signedIn = CALLERS.filter(({ state }) => state === 'signedIn');

  test.each(signedIn)('$name moves people', async (caller) => {
    const movesBetween = caller.admin === true || groups(caller).includes('W');
    const keepsInOwn = movesBetween || groups(caller).includes('C');
    for (const place of PLACES) {
      const there = { own: 200, same: 200, other: 404, deactivated: 400, unknown: 404 }[place];
      const allowedStatus = caller.admin && place === 'other' ? 200 : there;
      const may = place === 'own' ? keepsInOwn : movesBetween;
      const body = { user_id: 'target-acorn', company_id: COMPANY[place] };
      const status = await answerTo(caller, 'PUT /user/change-company', body);
      expect([place, status]).toEqual([place, may ? allowedStatus : 403]);
    }
  });

  test.each(signedIn)('$name moves themselves', async (caller) => {
    const movesBetween = caller.admin === true || groups(caller).includes('W');
    for (const place of ['same', 'other'] as const) {
      const body = { user_id: CALLER_ID, company_id: COMPANY[place] };
      const status = await answerTo(caller, 'PUT /user/change-company', body);
      const allowedStatus = place === 'same' || caller.admin ? 200 : 404;
      expect([place, status]).toEqual([place, movesBetween ? allowedStatus : 403]);
    }
  });

  test.each(signedIn)('$name chooses a workspace', async (caller) => {
    const may = caller.admin === true || caller.company === 'administrator';
    for (const [workspace_id, all] of [
      ['', 200],
      ['north', 200],
      ['south', 404],
      ['west', 404],
      ['nothing', 404],
    ] as const) {
      const allowedStatus = caller.admin && workspace_id === 'south' ? 200 : all;
      const body = { company_id: 'acorn', workspace_id };
      const status = await answerTo(caller, 'PUT /company/change-workspaces', body);
      expect([workspace_id, status]).toEqual([workspace_id, may ? allowedStatus : 403]);
    }
  });

  test.each(signedIn)('$name and administrators, oneself, others', async (caller) => {
    const status = async (route: string, body: Record<string, unknown> | FormData) =>
      answerTo(caller, route, body);
    const onlyAdmin = caller.admin ? 200 : 403;
    const other = { user_id: 'other-admin' };
    const role = { ...other, company_role: 'subscriber' };
    expect(await status('PUT /user/update-role', role)).toBe(onlyAdmin);
    expect(await status('POST /user/delete', other)).toBe(onlyAdmin);
    expect(await status('PUT /user/change-company', { ...other, company_id: 'birch' })).toBe(
      onlyAdmin,
    );
    expect(await status('POST /user/delete', { user_id: CALLER_ID })).toBe(403);
    const theirs = { id: 'target-acorn', name: 'X', email: 'target-acorn@example.com' };
    expect(await status('PUT /user/updateUser', form(theirs))).toBe(403);
    const inTheirName = { workspace_name: 'New', user_id: 'other-admin' };
    expect(await status('POST /workspace/create', inTheirName)).toBe(403);
  });
});
