import { serverAudits } from 'graphql-http';
import type { TestClient } from '@server/testing/client';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';

/** Optional in the specification; the contract only allows POST. */
const ON_GET = ['5A70', 'D6D5', '6A70'];
/** Audits that query the schema. */
const BY_INTROSPECTION = ['2EA1', '28B9'];

const RESPONSE_TYPE = 'application/graphql-response+json';

let server: TestServer;
let editor: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  editor = await server.as('editor');
});
afterAll(() => server.stop());

/** The ids of the audits that a server does not pass. */
async function failedAudits(audited: TestServer): Promise<string[]> {
  const cookie = (await audited.as('editor')).cookieHeader;
  const fetchFn = (url: string, init: RequestInit = {}) =>
    fetch(url, { ...init, headers: [...new Headers(init.headers), ['cookie', cookie]] });
  const failed: string[] = [];
  for (const { fn } of serverAudits({ url: `${audited.address}/graphql`, fetchFn })) {
    const { id, status } = await fn();
    if (status !== 'ok') failed.push(id);
  }
  return failed;
}

test('the audits of GraphQL over HTTP pass, except for GET', async () => {
  const development = await startTestServer({ introspection: true });
  expect((await failedAudits(development)).sort()).toEqual([...ON_GET].sort());
  await development.stop();
});

test('without introspection the audits that query the schema fail too', async () => {
  expect((await failedAudits(server)).sort()).toEqual([...ON_GET, ...BY_INTROSPECTION].sort());
});

test.each(['GET', 'PUT', 'DELETE'])('%s is 405', async (method) => {
  const reply = await editor.send(method, '/graphql?query={companies{id}}');
  expect(reply.status).toBe(405);
  expect(reply.headers.get('allow')).toBe('POST');
  expect(reply.json).toMatchObject({ code: 'METHOD_NOT_ALLOWED' });
});

describe('the media type', () => {
  const query = { query: '{companies{id}}' };

  test.each([
    [RESPONSE_TYPE, RESPONSE_TYPE],
    [`${RESPONSE_TYPE}, application/json;q=0.9`, RESPONSE_TYPE],
    ['application/json', 'application/json'],
    [`application/json, ${RESPONSE_TYPE};q=0.5`, 'application/json'],
    ['*/*', 'application/json'],
    ['text/html', 'application/json'],
  ])('for %s is %s', async (accept, type) => {
    const reply = await editor.post('/graphql', query, { accept });
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toBe(`${type}; charset=utf-8`);
  });

  test.each([
    ['a guest', 401, 'UNAUTHENTICATED', query],
    ['a document that does not validate', 400, 'BAD_USER_INPUT', { query: '{nonsense}' }],
    ['no query', 400, 'BAD_USER_INPUT', {}],
  ])('of GraphQL gives %s its own status', async (who, status, code, body) => {
    const client = who === 'a guest' ? server.guest() : editor;
    const reply = await client.post('/graphql', body, { accept: RESPONSE_TYPE });
    expect(reply.status).toBe(status);
    expect(reply.headers.get('content-type')).toContain(RESPONSE_TYPE);
    expect(reply.json).toMatchObject({ errors: [{ extensions: { code } }] });
  });
});
