import { createApp } from '@server/createApp';
import { createApiToken } from '@server/domain/apiTokens/apiTokens';
import { createMemoryStore } from '@server/store/lowdb/lowdbStore';
import type { Store } from '@server/store/Store';
import { queryWith } from '@server/testing/apiTokens';
import { TestClient } from '@server/testing/client';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';
import { COMPANY, PLACES, WORKSPACE } from './calls/call';
import { CALLS, expected } from './calls/calls';
import { CALLER_ID, CALLERS, storeFor, type Caller } from './calls/callers';
import { contentOf, exchangeableStore } from './exchangeableStore';
import { routesOf } from './routesOf';

const ADMINISTRATOR: Caller = { name: 'administrator', state: 'signedIn', admin: true };
const ROUTES = [...new Set(routesOf(createApp({ store: createMemoryStore() })))];
const QUERIES = CALLS.filter(({ route }) => route === 'POST /graphql').map((call) => ({
  ...call,
  what: call.what ?? '',
}));
const OWNERS = CALLERS.filter(({ state }) => state === 'signedIn' || state === 'deactivated');

const { store, use } = exchangeableStore();
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ store });
});
afterAll(() => server.stop());

/** Opens a store with a token of the caller. */
async function tokenOf(caller: Caller, companyId: string | null = null) {
  const { store: callersStore, cookie } = await storeFor(caller);
  use(callersStore);
  const fields = () => ({ name: 'Report' });
  const actor = { id: CALLER_ID };
  const { secret } = await createApiToken({ store, clock: server.clock }, actor, companyId, fields);
  return { secret, cookie };
}

const wholeContentOf = async (source: Store) => [
  await contentOf(source),
  await source.read(async (tx) => [
    await tx.find('plan_items'),
    await tx.find('targets'),
    await tx.find('sessions'),
    await tx.find('api_tokens'),
    await tx.findEvents({ limit: 100 }),
  ]),
];

/** The status that corresponds to the code of a query's first error. */
function statusOf({ status, json }: { status: number; json: unknown }): number {
  const { errors } = Object(json) as { errors?: { extensions: { code: string } }[] };
  const code = errors?.[0]?.extensions.code ?? '';
  return { UNAUTHENTICATED: 401, FORBIDDEN: 403, NOT_FOUND: 404 }[code] ?? status;
}

test.each(ROUTES.filter((route) => route !== 'POST /graphql'))(
  '%s refuses an administrator’s token, also with their session, and changes nothing',
  async (route) => {
    const { secret, cookie } = await tokenOf(ADMINISTRATOR);
    const before = JSON.stringify(await wholeContentOf(store));
    const [method = '', path = ''] = route.split(' ');
    const body = CALLS.find((call) => call.route === route)?.body('own') ?? {};
    const isForm = body instanceof FormData;
    for (const authorization of [`Bearer ${secret}`, `bearer ${secret}`]) {
      for (const cookies of [{}, { cookie }]) {
        const { status, headers, json } = await new TestClient(server.address).send(method, path, {
          headers: {
            authorization,
            ...cookies,
            ...(!isForm && { 'content-type': 'application/json' }),
          },
          ...(method !== 'GET' && { body: isForm ? body : JSON.stringify(body) }),
        });
        expect([status, Object(json)]).toEqual([
          403,
          expect.objectContaining({ code: 'FORBIDDEN' }) as unknown,
        ]);
        expect(headers.getSetCookie()).toEqual([]);
      }
    }
    expect(JSON.stringify(await wholeContentOf(store))).toBe(before);
  },
);

describe.each(QUERIES)('the query of $what with a token', (call) => {
  test.each(OWNERS)('of $name has the rights of its owner', async (owner) => {
    for (const place of call.on === 'nothing' ? (['own'] as const) : PLACES) {
      if (call.on === 'workspace' && !WORKSPACE[place]) continue;
      const { secret } = await tokenOf(owner);
      const { query } = call.body(place) as { query: string };
      const reply = await queryWith(new TestClient(server.address), secret, query);
      const wanted = call.withToken ?? expected(call, owner, place);
      expect([place, statusOf(reply)]).toEqual([place, wanted]);
    }
  });

  test.each(OWNERS)('of $name for one company reads that company only', async (owner) => {
    const company = owner.state === 'deactivated' ? 'birch' : 'acorn';
    if (owner.state === 'deactivated') {
      await expect(tokenOf(owner, company)).rejects.toThrow();
      return;
    }
    for (const place of call.on === 'nothing' ? (['own'] as const) : PLACES) {
      const { secret } = await tokenOf(owner, company);
      const { query } = call.body(place) as { query: string };
      const reply = await queryWith(new TestClient(server.address), secret, query);
      const ofCompany = COMPANY[place] === company ? 200 : 404;
      const wanted = call.withToken ?? (call.on === 'nothing' ? 403 : ofCompany);
      expect([place, statusOf(reply)]).toEqual([place, wanted]);
    }
  });
});

test.each(OWNERS.filter(({ state }) => state === 'signedIn'))(
  'the lists for a token of $name for one company contain nothing of others',
  async (owner) => {
    const { secret } = await tokenOf(owner, 'acorn');
    const query = `{
      companies{id}
      workspaces{id companies{id} collaborators{company_id}}
      collaborators{company_id}
    }`;
    const { json } = await queryWith(new TestClient(server.address), secret, query);
    const { data } = json as {
      data: {
        companies: { id: string }[];
        workspaces: {
          id: string;
          companies: { id: string }[];
          collaborators: { company_id: string }[];
        }[];
        collaborators: { company_id: string }[];
      };
    };
    expect(data.companies).toEqual([{ id: 'acorn' }]);
    expect(data.workspaces.map(({ id }) => id)).toEqual(['north']);
    const [workspace] = data.workspaces;
    expect(workspace?.companies).toEqual([{ id: 'acorn' }]);
    expect(workspace?.collaborators.every(({ company_id }) => company_id === 'acorn')).toBe(true);
    expect(data.collaborators).toEqual([{ company_id: 'acorn' }]);
  },
);
