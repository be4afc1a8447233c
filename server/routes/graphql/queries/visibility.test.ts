import { useQueryServer } from '@server/testing/store/queryServer';
import { STORES } from '@server/testing/stores';

describe.each(STORES)('on %s', (_name, openStore) => {
  const asking = useQueryServer(openStore);

  describe('visibility', () => {
    const names = (list: unknown) => (list as { name: string }[]).map(({ name }) => name);

    test.each([
      ['admin', undefined, ['Acorn', 'Birch', 'Cedar', 'Elm', 'Dogwood']],
      ['admin', 'Administrator', ['Acorn', 'Birch', 'Cedar', 'Elm', 'Dogwood']],
      ['admin', 'editor', ['Acorn']],
      ['editor', 'administrator', ['Acorn']],
      ['dogwood-editor', undefined, ['Dogwood']],
    ])('companies for %s asking as %s (§7.3)', async (id, user_role, expected) => {
      const query = 'query getCompanies($user_role: String){companies(user_role:$user_role){name}}';
      const { companies } = await asking.data(id, query, { user_role });
      expect(names(companies)).toEqual(expected);
    });

    test('a company’s workspace, unless it has been deleted (§7.4)', async () => {
      const { companies } = await asking.data(
        'admin',
        '{companies{id logo image workspace{name} workspace_id}}',
      );
      expect(companies).toContainEqual({
        id: 'acorn',
        logo: '/uploads/acorn.png',
        image: '/uploads/acorn.png',
        workspace: { name: 'North' },
        workspace_id: 'north',
      });
      expect(companies).toContainEqual(
        expect.objectContaining({ id: 'elm', workspace: null, workspace_id: null }),
      );
    });

    test.each([
      ['admin', ['Acorn', 'Birch', 'Dogwood'], 9],
      ['cadmin', ['Acorn', 'Birch', 'Dogwood'], 6],
      ['wadmin', ['Acorn', 'Birch', 'Dogwood'], 9],
      ['editor', ['Acorn'], 6],
    ])('the own workspace for %s (§3.4)', async (id, companies, people) => {
      const query = '{workspaces{name companies{name} collaborators{id}}}';
      const { workspaces } = await asking.data(id, query);
      const list = workspaces as { name: string; companies: unknown; collaborators: unknown[] }[];
      const north = list.find(({ name }) => name === 'North');
      expect(list).toHaveLength(id === 'admin' ? 2 : 1);
      expect(names(north?.companies)).toEqual(companies);
      expect(north?.collaborators).toHaveLength(people);
    });

    test('another company in the workspace shows only name and image (§3.5)', async () => {
      const query = '{workspaces{companies{id name image website expiration_date}}}';
      const { workspaces } = await asking.data('wadmin', query);
      const [north] = workspaces as { companies: unknown[] }[];
      expect(north?.companies).toContainEqual({
        id: 'birch',
        name: 'Birch',
        image: '/uploads/birch.png',
        website: null,
        expiration_date: null,
      });
    });

    test('collaborators of all companies for administrators, of the own company for others (§3.6)', async () => {
      const query = '{collaborators{company_name collaborators{id activated company_role}}}';
      const all = (await asking.data('admin', query))['collaborators'] as {
        collaborators: unknown[];
      }[];
      expect(all.map(({ collaborators }) => collaborators.length)).toEqual([6, 1, 1, 0, 2]);
      const own = (await asking.data('subscriber', query))['collaborators'] as {
        collaborators: unknown[];
      }[];
      expect(own.map(({ collaborators }) => collaborators.length)).toEqual([6]);
      expect(own[0]?.collaborators).toContainEqual({
        id: 'pending',
        activated: false,
        company_role: 'editor',
      });
    });

    test('deleted items: all for administrators, the own company for its administrator', async () => {
      const query = '{recentlyDeleted{kind name deleted_by purge_at}}';
      const dogwood = {
        kind: 'company',
        name: 'Dogwood',
        deleted_by: 'Person admin',
        purge_at: '2026-05-26T00:00:00.000Z',
      };
      expect((await asking.data('admin', query))['recentlyDeleted']).toEqual([
        dogwood,
        expect.objectContaining({ kind: 'workspace', name: 'West' }),
      ]);
      expect((await asking.data('dogwood-cadmin', query))['recentlyDeleted']).toEqual([dogwood]);
      expect((await asking.data('cadmin', query))['recentlyDeleted']).toEqual([]);
      expect(await asking.code(await asking.as('editor'), query)).toBe('FORBIDDEN');
    });

    const FIGURES = [
      'drivers(company_id:$c){name}',
      'driver(company_id:$c,driver_name:"Total"){name}',
      'subdriverActivitiesGrade(company_id:$c,driver_name:"Total"){name}',
      'graphDrivers(company_id:$c){name}',
      'impactAreas(company_id:$c){name}',
      'percentageCompleted(company_id:$c){total}',
      'impactAreaActivities(company_id:$c,impact_area:"1"){id}',
      'impactAreaCompletedActivities(company_id:$c,impact_area:"1"){id}',
      'answer(activity_id:"nine",company_id:$c){id}',
      'scoreMovement(company_id:$c,driver_name:"Total",from:"2026-W09"){driver}',
      'answerHistory(activity_id:"nine",company_id:$c){revision}',
    ];

    test.each(FIGURES)('figures of a company: %s', async (field) => {
      const ask = async (id: string, c: string) =>
        asking.code(await asking.as(id), `query($c:ID!){${field}}`, { c });
      expect(await ask('admin', 'cedar')).toBeUndefined();
      expect(await ask('admin', 'dogwood')).toBeUndefined();
      expect(await ask('subscriber', 'acorn')).toBeUndefined();
      expect(await ask('wadmin', 'birch')).toBe('NOT_FOUND');
      expect(await ask('editor', 'cedar')).toBe('NOT_FOUND');
      expect(await ask('editor', 'unheard-of')).toBe('NOT_FOUND');
      expect(await ask('admin', 'unheard-of')).toBe('NOT_FOUND');
      expect(await ask('dogwood-editor', 'dogwood')).toBe('FORBIDDEN');
      expect(
        await asking.code(asking.server.guest(), `query($c:ID!){${field}}`, { c: 'acorn' }),
      ).toBe('UNAUTHENTICATED');
    });

    test.each([
      'activity(activity_id:"x"){id}',
      'answer(activity_id:"x",company_id:"acorn"){id}',
      'percentageCompleted(company_id:"acorn",activity_id:"x"){total}',
      'impactAreaActivities(company_id:"acorn",impact_area:"8"){id}',
      'nextAndPreviousActivity(activity_id:"x",impact_area:"1"){next}',
      'nextAndPreviousActivity(activity_id:"nine",impact_area:"2"){next}',
      'driver(company_id:"acorn",driver_name:"x"){name}',
      'subdriverActivitiesGrade(company_id:"acorn",driver_name:"x"){name}',
    ])('an unknown id: %s', async (field) => {
      expect(await asking.code(await asking.as('editor'), `{${field}}`)).toBe('NOT_FOUND');
    });

    test('an unknown role is BAD_USER_INPUT (§6.3)', async () => {
      expect(
        await asking.code(await asking.as('editor'), '{companies(user_role:"king"){id}}'),
      ).toBe('BAD_USER_INPUT');
    });
  });
});
