import { fixtureRoutes } from './routes/fixtureRoutes';
import { checkFixtureRow, isFixtureTable } from './routes/fixtureRows';
import { createMemoryStore, type LowdbStore } from './store/lowdbStore';
import { recount, resetDemo } from './store/seed';
import { smallFixtures } from './testing/smallFixtures';
import { startTestServer, type TestServer } from './testing/startTestServer';

let store: LowdbStore;
let server: TestServer;

beforeEach(async () => {
  store = createMemoryStore(smallFixtures());
  server = await startTestServer({
    store,
    extraRoutes: fixtureRoutes(store, {
      isOwnHost: (hostname) => hostname === '127.0.0.1',
      reset: () => resetDemo(store, smallFixtures()),
      recount: () => recount(store),
    }),
  });
});
afterEach(() => server.stop());

test('QA reads and sets any fixture, and the app shows it at once', async () => {
  const qa = server.guest();
  expect((await qa.get('/fixtures/companies/acorn')).json).toMatchObject({ name: 'Acorn' });
  const patched = await qa.send('PATCH', '/fixtures/answers/acorn-two', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ revenue_state: 2 }),
  });
  expect(patched.status).toBe(200);
  const editor = await server.as('editor');
  const query = '{drivers(company_id:"acorn"){average}}';
  expect((await editor.query(query)).data?.['drivers']).toContainEqual({ average: 2 });

  expect((await qa.post('/fixtures/reset')).status).toBe(204);
  expect((await editor.query(query)).data?.['drivers']).toContainEqual({ average: 7 });
});

test('the tables are listed', async () => {
  const { status, json } = await server.guest().get('/fixtures');
  expect(status).toBe(200);
  expect(json).toMatchObject({
    data: expect.arrayContaining([{ table: 'companies', path: '/fixtures/companies', rows: 5 }]),
  });
});

test.each([
  ['POST', '/fixtures/companies', '{"broken'],
  ['POST', '/fixtures/companies', '{}'],
  ['POST', '/fixtures/companies', '[]'],
  ['PATCH', '/fixtures/companies/acorn', '{"name":null}'],
  ['PATCH', '/fixtures/companies/acorn', '{"activated":"yes"}'],
  ['PATCH', '/fixtures/companies/acorn', '{"workspace_id":"nothing"}'],
  ['PATCH', '/fixtures/companies/acorn', '{"nonsense":1}'],
  ['PUT', '/fixtures/companies/acorn', '{"name":"Acorn"}'],
  ['PATCH', '/fixtures/users/editor', '{"role":"owner"}'],
  ['PATCH', '/fixtures/answers/acorn-two', '{"revenue_state":11}'],
  [
    'POST',
    '/fixtures/workspaces',
    '{"id":"north","name":"N","deleted_at":null,"deleted_by":null,"purge_at":null}',
  ],
])('%s %s of %s is refused, and changes nothing', async (method, path, body) => {
  const before = (await server.guest().get('/fixtures/db')).text;
  const headers = { 'content-type': 'application/json' };
  const reply = await server.guest().send(method, path, { headers, body });
  expect(reply.status).toBe(400);
  expect(reply.json).toMatchObject({ code: 'BAD_USER_INPUT' });
  expect(reply.text).not.toContain('node_modules');
  expect((await server.guest().get('/fixtures/db')).text).toBe(before);
});

test('every fixture fits its own check', () => {
  const state = smallFixtures();
  for (const [table, rows] of Object.entries(state)) {
    if (!isFixtureTable(table)) throw new Error(table);
    for (const row of rows) checkFixtureRow(state, table, row, { partial: false });
  }
});

test('a save of the app is seen by QA', async () => {
  const editor = await server.as('editor');
  const fields = { user_id: 'editor', company_id: 'acorn', activity_id: 'three', cost: '4' };
  expect((await editor.form('/user/autosave', fields)).status).toBe(200);
  const found = await editor.get('/fixtures/answers?company_id=acorn&activity_id=three');
  expect(found.json).toMatchObject([{ cost: 4 }]);
});

test('no secrets are within reach', async () => {
  await server.as('editor');
  const { text } = await server.guest().get('/fixtures/db');
  expect(text).toContain('Acorn');
  expect(text).not.toMatch(/argon2|password|session/);
  for (const table of ['credentials', 'sessions', 'applied_saves']) {
    expect((await server.guest().get(`/fixtures/${table}`)).status).toBe(404);
  }
});

test('other sites and other names of this machine are refused', async () => {
  const qa = server.guest();
  expect((await qa.post('/fixtures/reset', {}, { origin: 'https://x.example' })).status).toBe(403);
  expect((await qa.get('/fixtures/db')).headers.get('access-control-allow-origin')).toBeNull();
  const row = { name: 'New', deleted_at: null, deleted_by: null, purge_at: null };
  const headers = { 'x-http-method-override': 'DELETE' };
  expect((await qa.post('/fixtures/workspaces', row, headers)).status).toBe(201);
});

test('the product has no such routes', async () => {
  const product = await startTestServer();
  expect((await product.guest().get('/fixtures/db')).status).toBe(404);
  expect((await product.guest().post('/fixtures/reset')).status).toBe(404);
  await product.stop();
});
