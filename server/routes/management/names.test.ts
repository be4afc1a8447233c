import { STORES } from '@server/testing/stores';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';

describe.each(STORES)('a name on %s', (_name, openStore) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer({ store: await openStore() });
  });
  afterEach(async () => {
    await server.stop();
    await server.store.close();
  });

  const create = async (workspace_name: string) => {
    const admin = await server.as('admin');
    return admin.post('/workspace/create', { user_id: 'admin', workspace_name });
  };

  test.each(['\u200B', '\u3164', '\u202E \u202C', '\u2800'])(
    'is empty without a visible character: %j',
    async (name) => {
      expect(await create(name)).toMatchObject({
        status: 400,
        json: { fields: { workspace_name: 'Workspace name cannot be empty.' } },
      });
      const admin = await server.as('admin');
      const company = { company_name: name, company_logo: '', company_website: '' };
      expect(await admin.post('/company/create', company)).toMatchObject({
        status: 400,
        json: { fields: { company_name: 'Company name cannot be empty.' } },
      });
    },
  );

  test('is stored in one form, and taken in every form of its letters', async () => {
    expect((await create(' Jose\u0301 ')).json).toMatchObject({ data: { name: 'Jos\u00E9' } });
    for (const same of ['JOS\u00C9', 'jose\u0301']) {
      expect(await create(same)).toMatchObject({ status: 400, json: { code: 'NAME_TAKEN' } });
    }
  });

  test('is found by a search in the other form', async () => {
    await create('Jose\u0301');
    const admin = await server.as('admin');
    const query = '{ workspaces(search: "jose\u0301", first: 9) { name } }';
    expect((await admin.post('/graphql', { query })).json).toMatchObject({
      data: { workspaces: [{ name: 'Jos\u00E9' }] },
    });
  });
});
