import { useQueryServer } from '@server/testing/store/queryServer';
import { STORES } from '@server/testing/stores';

interface Named {
  id: string;
  name: string;
}

const COMPANIES = `query($search: String, $first: Int, $after: ID, $ids: [ID!], $role: String) {
  companies(search: $search, first: $first, after: $after, ids: $ids, user_role: $role) { id name average people }
}`;
const WORKSPACES = `query($search: String, $first: Int, $after: ID) {
  workspaces(search: $search, first: $first, after: $after) {
    id name companies { name workspace { name } } collaborators { id }
  }
}`;
const COLLABORATORS = `query($search: String, $first: Int, $after: ID) {
  collaborators(search: $search, first: $first, after: $after) { company_id company_name collaborators { id } }
}`;

describe.each(STORES)('pages of lists on %s', (_name, openStore) => {
  const asking = useQueryServer(openStore);

  const companies = async (id: string, variables: object) =>
    (await asking.data(id, COMPANIES, { ...variables }))['companies'] as Named[];
  const names = async (id: string, variables: object) =>
    (await companies(id, variables)).map(({ name }) => name);
  const code = async (query: string, variables: object) =>
    asking.code(await asking.as('admin'), query, { ...variables });

  test('pages of companies together are the whole list, the deleted ones last', async () => {
    const whole = await companies('admin', {});
    expect(whole.map(({ name }) => name)).toEqual(['Acorn', 'Birch', 'Cedar', 'Elm', 'Dogwood']);
    for (const first of [1, 2, 3, 5]) {
      const read: Named[] = [];
      for (;;) {
        const page = await companies('admin', { first, after: read.at(-1)?.id });
        read.push(...page);
        if (page.length < first) break;
      }
      expect(read).toEqual(whole);
    }
  });

  test('a search finds parts of names in any case', async () => {
    expect(await names('admin', { search: ' C' })).toEqual(['Acorn', 'Birch', 'Cedar']);
    expect(await names('admin', { search: 'OO', first: 1 })).toEqual(['Dogwood']);
    expect(await names('admin', { search: '%' })).toEqual([]);
  });

  test('ids are those of companies that the person sees, in the order of the list', async () => {
    expect(await names('admin', { ids: ['dogwood', 'cedar', 'acorn', 'x'] })).toEqual([
      ...['Acorn', 'Cedar', 'Dogwood'],
    ]);
    expect(await names('admin', { ids: ['cedar', 'acorn'], search: 'ced' })).toEqual(['Cedar']);
    expect(await names('admin', { ids: [] })).toEqual([]);
    expect(await names('editor', { ids: ['cedar', 'acorn'] })).toEqual(['Acorn']);
    const ids = Array.from({ length: 501 }, String);
    expect(await code(COMPANIES, { ids })).toBe('BAD_USER_INPUT');
  });

  test('a page has no more rights than the whole list', async () => {
    for (const id of ['cadmin', 'wadmin', 'editor', 'subscriber']) {
      expect(await names(id, { first: 1000 })).toEqual(['Acorn']);
      expect(await names(id, { search: 'cedar' })).toEqual([]);
    }
    expect(await names('admin', { first: 1000, role: 'editor' })).toEqual(['Acorn']);
    const { workspaces } = await asking.data('editor', WORKSPACES, { search: 'o' });
    expect(workspaces).toMatchObject([{ name: 'North', companies: [{ name: 'Acorn' }] }]);
    const { collaborators } = await asking.data('editor', COLLABORATORS, { search: 'cedar' });
    expect(collaborators).toEqual([]);
  });

  test('workspace administrators with reach find the companies of their workspace', async () => {
    const reach = (administrators_reach: 'read' | 'none') =>
      asking.server.store.write((tx) => tx.update('workspaces', 'north', { administrators_reach }));
    await reach('read');
    expect(await names('wadmin', { first: 9 })).toEqual(['Acorn', 'Birch']);
    expect(await names('wadmin', { first: 1, after: 'acorn' })).toEqual(['Birch']);
    expect(await names('wadmin', { search: 'cedar' })).toEqual([]);
    await reach('none');
    expect(await names('wadmin', { first: 9 })).toEqual(['Acorn']);
  });

  test('pages of workspaces have their companies and people', async () => {
    const whole = await asking.data(
      'admin',
      '{workspaces{id name companies{name workspace{name}} collaborators{id}}}',
    );
    const first = await asking.data('admin', WORKSPACES, { first: 1 });
    const second = await asking.data('admin', WORKSPACES, { first: 5, after: 'north' });
    expect([first['workspaces'], second['workspaces']].flat()).toEqual(whole['workspaces']);
    const { workspaces } = await asking.data('admin', WORKSPACES, { search: 'SOU' });
    expect(workspaces).toMatchObject([{ name: 'South' }]);
  });

  test('pages of collaborators are companies, found by their names and their people', async () => {
    const found = async (variables: object) => {
      const { collaborators } = await asking.data('admin', COLLABORATORS, { ...variables });
      return (collaborators as { company_name: string }[]).map(({ company_name }) => company_name);
    };
    expect(await found({ first: 2 })).toEqual(['Acorn', 'Birch']);
    expect(await found({ first: 2, after: 'birch' })).toEqual(['Cedar', 'Elm']);
    expect(await found({ search: 'cedar-editor@example.com' })).toEqual(['Cedar']);
    expect(await found({ search: 'birch' })).toEqual(['Birch']);
    expect(await found({ search: 'dogwood-cadmin' })).toEqual(['Dogwood']);
  });

  test('pages of collaborators name the state and the workspace of their companies', async () => {
    const groups = async () => {
      const { collaborators } = await asking.data(
        'admin',
        '{collaborators(ids:["dogwood","acorn"]){company_id activated workspace_id}}',
      );
      return collaborators;
    };
    const dogwood = { company_id: 'dogwood', activated: false };
    expect(await groups()).toMatchObject([
      { company_id: 'acorn', activated: true, workspace_id: 'north' },
      dogwood,
    ]);
    const set = (deleted_at: string | null) =>
      asking.server.store.write((tx) => tx.update('workspaces', 'north', { deleted_at }));
    await set('2026-05-01T00:00:00.000Z');
    expect(await groups()).toMatchObject([{ activated: true, workspace_id: null }, dogwood]);
    await set(null);
  });

  test.each([
    ['no row', { first: 0 }, 'BAD_USER_INPUT'],
    ['fewer than no rows', { first: -1 }, 'BAD_USER_INPUT'],
    ['too many rows', { first: 1001 }, 'BAD_USER_INPUT'],
    ['too long a search', { search: 'a'.repeat(201) }, 'BAD_USER_INPUT'],
    ['an unknown row', { after: 'nothing' }, 'NOT_FOUND'],
  ])('%s: refused', async (_what, variables, expected) => {
    for (const query of [COMPANIES, WORKSPACES, COLLABORATORS]) {
      expect(await code(query, variables)).toBe(expected);
    }
  });
});
