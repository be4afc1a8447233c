import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PAGE_QUERIES_FILE, type PageData, type PageQueries } from '@contract/pageData';
import type { UserDto } from '@contract/rest';
import { StoreUnavailable } from '@server/store/Store';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';

const QUERIES: PageQueries = {
  '/': [
    {
      operationName: 'names',
      query:
        'query names($company_id: ID!, $name: String!) { driver(company_id: $company_id, driver_name: $name) { name } }',
      variables: { name: 'Total' },
    },
    {
      operationName: 'broken',
      query: 'query broken($company_id: ID!) { drivers(company_id: $company_id) { nothing } }',
      variables: {},
    },
  ],
};

describe('the data that the server writes into a page', () => {
  let folder: string;
  let server: TestServer;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'pages-'));
    mkdirSync(join(folder, 'web'));
    writeFileSync(join(folder, 'web', 'index.html'), '<script>__PAGE_DATA__</script>');
    writeFileSync(join(folder, 'web', PAGE_QUERIES_FILE), JSON.stringify(QUERIES));
    server = await startTestServer({ staticDir: join(folder, 'web') });
  });
  afterEach(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  const pageOf = async (id: string, path = '/') => {
    const reply = await (await server.as(id)).get(path, { accept: 'text/html' });
    const [, json = ''] = /^<script>([^<]*)<\/script>$/.exec(reply.text) ?? [];
    return { data: JSON.parse(json) as PageData | null, headers: reply.headers };
  };

  test('is the person and the results for their company; a query that fails is left out', async () => {
    const { data, headers } = await pageOf('editor');
    expect(data?.user?.id).toBe('editor');
    expect(data?.company_id).toBe(data?.user?.company_id);
    expect(data?.results).toEqual({ names: { driver: { name: 'Total' } } });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('etag')).toBeNull();
  });

  test('is the person alone on other pages, and for an administrator, whose company the browser knows', async () => {
    for (const [id, path] of [
      ['editor', '/plan'],
      ['admin', '/'],
    ] as const) {
      const { data } = await pageOf(id, path);
      expect(data).toMatchObject({ user: { id }, company_id: null, results: {} });
    }
  });

  test.each(['admin', 'editor'])('has the fields that only %s sees of themselves', async (id) => {
    const { data } = await pageOf(id);
    const { json } = await (await server.as(id)).get('/auth/user');
    expect(data?.user).toEqual((json as { data: UserDto }).data);
    expect(data?.user?.digest).toBe(true);
  });

  test('cannot end the script element that contains it', async () => {
    await server.store.write((tx) =>
      tx.update('users', 'editor', { name: '</script><script>alert(1)</script>$&' }),
    );
    const { data } = await pageOf('editor');
    expect(data?.user?.name).toBe('</script><script>alert(1)</script>$&');
  });

  test('is missing while the store cannot be read, and the page still opens', async () => {
    const editor = await server.as('editor');
    jest.spyOn(server.store, 'followReferences').mockRejectedValue(new StoreUnavailable('down'));
    const reply = await editor.get('/', { accept: 'text/html' });
    expect([reply.status, reply.text]).toEqual([200, '<script>null</script>']);
  });
});
