import { getIntrospectionQuery } from 'graphql';
import { StoreUnavailable } from '@server/store/Store';
import { createMemoryStore } from '@server/store/lowdb/lowdbStore';
import type { TestClient } from '@server/testing/client';
import { smallFixtures } from '@server/testing/smallFixtures';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';

let server: TestServer;
let editor: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  editor = await server.as('editor');
});
afterAll(() => server.stop());

const codes = async (query: string, variables = {}) => {
  const { errors = [] } = await editor.query(query, variables);
  return errors.map(({ extensions }) => extensions.code);
};

describe('an invalid request', () => {
  test.each([
    ['broken JSON', '{"query":'],
    ['no query', { variables: {} }],
    ['an empty query', { query: ' ' }],
    ['a batch', [{ query: '{companies{id}}' }]],
    ['variables of another kind', { query: '{companies{id}}', variables: 'x' }],
    ['nothing', undefined],
  ])('%s is 400', async (_what, body) => {
    const reply = await editor.post('/graphql', body);
    expect(reply.status).toBe(400);
    expect(reply.json).toMatchObject({
      code: 'BAD_USER_INPUT',
      errors: [{ extensions: { code: 'BAD_USER_INPUT' } }],
    });
  });
});

describe('documents that are refused before execution', () => {
  const deep = '{workspaces{companies{workspace{id}}collaborators{id}}}';
  const aliases = (count: number) =>
    Array.from({ length: count }, (_, i) => `a${String(i)}:companies{id}`).join(' ');

  test('a document within the limits is executed', async () => {
    expect(await codes(deep)).toEqual([]);
    expect(await codes(`{${aliases(15)}}`)).toEqual([]);
  });

  test.each([
    ['that do not parse', '{companies{'],
    ['that do not validate', '{companies{nonsense}}'],
    ['that change something', 'mutation{companies{id}}'],
    ['deeper than six', '{a{b{c{d{e{f{g}}}}}}}'],
    ['deep by fragments', '{a{b{c{...F}}}} fragment F on X{d{e{...G}}} fragment G on X{f{g}}'],
    ['with a fragment within itself', '{...F} fragment F on Query{companies{id} ...F}'],
    ['with more than 15 aliases', `{${aliases(16)}}`],
    [
      'with aliases by fragments',
      `{...F ...G} fragment F on Query{${aliases(8)}} fragment G on Query{...F}`,
    ],
    ['of more than 1,000 tokens', `{${'companies{id}'.repeat(300)}}`],
    ['that ask for the schema', '{__schema{types{name}}}'],
    [
      'with heavy fields',
      '{...F b:graphDrivers(company_id:"acorn"){name}} fragment F on Query{companies{id} a:graphDrivers(company_id:"acorn"){name}}',
    ],
    [
      'with heavy fields and many others',
      `{workspaces{companies{id}}collaborators{company_id}${aliases(11)}}`,
    ],
  ])('%s', async (_what, query) => {
    const { data, errors } = await editor.query(query);
    expect(data ?? null).toBeNull();
    expect(new Set(errors?.map(({ extensions }) => extensions.code))).toEqual(
      new Set(['BAD_USER_INPUT']),
    );
  });

  test('fragments that double each time are checked quickly', async () => {
    const fragments = Array.from(
      { length: 40 },
      (_, i) => `fragment F${String(i)} on Query{...F${String(i + 1)} ...F${String(i + 1)}}`,
    );
    const query = `{...F0} ${fragments.join(' ')} fragment F40 on Query{a:companies{id}}`;
    expect(await codes(query)).toEqual(['BAD_USER_INPUT']);
  });
});

describe('variables', () => {
  test.each([
    ['missing', {}],
    ['of another kind', { c: { deep: [1] } }],
    ['null', { c: null }],
  ])('%s (§5.21)', async (_what, variables) => {
    expect(await codes('query($c:ID!){drivers(company_id:$c){name}}', variables)).toEqual([
      'BAD_USER_INPUT',
    ]);
  });

  test('null for a variable with a default', async () => {
    const query = 'query($c:ID="acorn"){drivers(company_id:$c){name}}';
    expect(await codes(query, { c: null })).toEqual(['BAD_USER_INPUT']);
  });

  test('an unknown operation name', async () => {
    const body = { query: 'query a{companies{id}}', operationName: 'b' };
    expect((await editor.post('/graphql', body)).json).toMatchObject({
      errors: [{ extensions: { code: 'BAD_USER_INPUT' } }],
    });
  });
});

test('a guest gets UNAUTHENTICATED with 200', async () => {
  const reply = await server.guest().post('/graphql', { query: '{companies{id}}' });
  expect(reply.status).toBe(200);
  expect(reply.json).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
  expect(reply.headers.get('cache-control')).toBe('no-store');
});

test('errors suggest no names of the schema', async () => {
  const messages = async (query: string, variables = {}) => {
    const { errors = [] } = await editor.query(query, variables);
    expect(errors).not.toEqual([]);
    return errors.map(({ message }) => message).join('\n');
  };
  for (const query of [
    '{compani{id}}',
    '{companies{nam}}',
    '{companies(user_rol:"editor"){id}}',
    'query($c:Strin){companies(user_role:$c){id}}',
  ]) {
    expect(await messages(query)).not.toMatch(/did you mean/i);
  }
});

test('introspection is allowed in development', async () => {
  const development = await startTestServer({ introspection: true });
  const client = await development.as('editor');
  const reply = await client.query(getIntrospectionQuery());
  expect(reply.errors).toBeUndefined();
  expect(reply.data).toHaveProperty('__schema');
  await development.stop();
});

test('internal failures reveal no details', async () => {
  const store = createMemoryStore(smallFixtures());
  const broken = await startTestServer({ store });
  const client = await broken.as('editor');
  const [company] = store.publicDb.getState().companies.filter(({ id }) => id === 'acorn');
  if (company) Object.assign(company, { name: null });
  const { errors } = await client.query('{companies{name}}');
  expect(errors?.[0]?.extensions.code).toBe('INTERNAL');
  expect(errors?.[0]?.message).toMatch(/^Something went wrong on our side \(request [\w-]+\)\.$/);
  await broken.stop();
});

test('a store that fails during a query causes 503', async () => {
  const store = createMemoryStore(smallFixtures());
  const { read } = store;
  const failing: typeof store = {
    ...store,
    read: (work) =>
      read((tx) =>
        work({
          ...tx,
          find: (table, where) =>
            table === 'driver_sums'
              ? Promise.reject(new StoreUnavailable())
              : tx.find(table, where),
        }),
      ),
  };
  const halfway = await startTestServer({ store: failing });
  const client = await halfway.as('editor');
  const reply = await client.post('/graphql', { query: '{drivers(company_id:"acorn"){name}}' });
  expect(reply.status).toBe(503);
  expect(reply.json).toMatchObject({
    code: 'INTERNAL',
    errors: [{ extensions: { code: 'INTERNAL' } }],
  });
  await halfway.stop();
});
