import { fixtureRoutes } from './routes/fixtureRoutes';
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
  const override = await qa.post('/fixtures/users', {}, { 'x-http-method-override': 'DELETE' });
  expect(override.status).toBe(201);
});

test('the product has no such routes', async () => {
  const product = await startTestServer();
  expect((await product.guest().get('/fixtures/db')).status).toBe(404);
  expect((await product.guest().post('/fixtures/reset')).status).toBe(404);
  await product.stop();
});
