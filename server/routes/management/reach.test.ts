import type { AdministratorsReach } from '@contract/permissions/reach';
import type { TestClient } from '@server/testing/client';
import { expectRefusal, postSave } from '@server/testing/saving';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';
import { STORES } from '@server/testing/stores';

describe.each(STORES)('the reach of workspace administrators on %s', (_name, openStore) => {
  let server: TestServer;
  let wadmin: TestClient;

  beforeEach(async () => {
    server = await startTestServer({ store: await openStore() });
    wadmin = await server.as('wadmin');
  });
  afterEach(async () => {
    await server.stop();
    await server.store.close();
  });

  const grant = async (administrators_reach: AdministratorsReach) => {
    const body = { workspace_id: 'north', workspace_name: 'North', administrators_reach };
    expect((await (await server.as('admin')).put('/workspace/update', body)).status).toBe(200);
  };
  const names = async (query: string) =>
    ((await wadmin.query(`{${query}{name}}`)).data?.[query] as { name: string }[]).map(
      ({ name }) => name,
    );
  const figuresOf = async (company: string) => {
    const { errors } = await wadmin.query(`{drivers(company_id:"${company}"){name}}`);
    return errors?.[0]?.extensions.code ?? 'visible';
  };
  const save = (company_id: string) =>
    postSave(wadmin, { user_id: 'wadmin', company_id, revenueState: '5' });

  test('is none until an administrator of the product grants it', async () => {
    expect(await names('companies')).toEqual(['Acorn']);
    expect(await figuresOf('birch')).toBe('NOT_FOUND');
    expectRefusal(await save('birch'), 404, 'NOT_FOUND');
    expect((await wadmin.get('/auth/user')).json).not.toHaveProperty('data.administrators_reach');
  });

  test('lets them see the figures of the activated companies, and nothing else of them', async () => {
    await grant('read');
    expect(await names('companies')).toEqual(['Acorn', 'Birch']);
    expect(await figuresOf('birch')).toBe('visible');
    expect(await figuresOf('dogwood')).toBe('NOT_FOUND');
    expect(await figuresOf('cedar')).toBe('NOT_FOUND');
    expectRefusal(await save('birch'), 403, 'FORBIDDEN');
    expect((await wadmin.get('/auth/user')).json).toMatchObject({
      data: { administrators_reach: 'read' },
    });

    const { data } = await wadmin.query('{companies{name website} collaborators{company_name}}');
    expect(data).toEqual({
      companies: [
        { name: 'Acorn', website: 'https://acorn.example' },
        { name: 'Birch', website: null },
      ],
      collaborators: [{ company_name: 'Acorn' }],
    });
  });

  test('lets them save answers if it is edit', async () => {
    await grant('edit');
    expect((await save('birch')).status).toBe(200);
    expectRefusal(await save('dogwood'), 404, 'NOT_FOUND');
    expectRefusal(await save('cedar'), 404, 'NOT_FOUND');
  });

  test('ends with the next request when it is taken away', async () => {
    await grant('edit');
    expect((await save('birch')).status).toBe(200);
    await grant('read');
    expectRefusal(await save('birch'), 403, 'FORBIDDEN');
    await grant('none');
    expect(await figuresOf('birch')).toBe('NOT_FOUND');
    expect(await names('companies')).toEqual(['Acorn']);
  });

  test.each<[string, (at: TestServer) => Promise<unknown>]>([
    ['the company moves', (at) => change(at, 'companies', 'birch', { workspace_id: 'south' })],
    ['the workspace is deleted', (at) => change(at, 'workspaces', 'north', { deleted_at: NOW })],
    ['their role changes', (at) => change(at, 'users', 'wadmin', { workspace_role: 'editor' })],
    ['they move', (at) => change(at, 'users', 'wadmin', { company_id: 'cedar' })],
    ['their company is deactivated', (at) => change(at, 'companies', 'acorn', DEACTIVATED)],
  ])('ends with the next request when %s', async (_why, happen) => {
    await grant('edit');
    expect(await figuresOf('birch')).toBe('visible');
    await happen(server);
    expect(await figuresOf('birch')).toBe('NOT_FOUND');
    expectRefusal(await save('birch'), 404, 'NOT_FOUND');
  });

  test('stays as it is when only the name changes, and an unknown word is refused', async () => {
    const admin = await server.as('admin');
    await grant('read');
    const renamed = { workspace_id: 'north', workspace_name: 'Far North' };
    expect((await admin.put('/workspace/update', renamed)).status).toBe(200);
    expect(await figuresOf('birch')).toBe('visible');
    const odd = { ...renamed, administrators_reach: 'everything' };
    const reply = await admin.put('/workspace/update', odd);
    expectRefusal(reply, 400, 'BAD_USER_INPUT', ['administrators_reach']);
    const { data } = await admin.query('{workspaces{name administrators_reach}}');
    expect(data?.['workspaces']).toEqual([
      { name: 'Far North', administrators_reach: 'read' },
      { name: 'South', administrators_reach: 'none' },
    ]);
  });
});

const NOW = '2026-05-13T10:00:00.000Z';
const DEACTIVATED = { activated: false, deleted_at: NOW, expiration_date: NOW };

const change = (
  { store }: TestServer,
  table: 'companies' | 'workspaces' | 'users',
  id: string,
  changes: object,
) => store.write((tx) => tx.update(table, id, changes));
