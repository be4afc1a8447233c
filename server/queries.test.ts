import type { Client } from './testing/client';
import { startTestServer, type TestServer } from './testing/startTestServer';

let server: TestServer;
const people = new Map<string, Client>();

const as = async (id: string): Promise<Client> => {
  const known = people.get(id) ?? (await server.as(id));
  people.set(id, known);
  return known;
};

const data = async (id: string, query: string, variables = {}) => {
  const reply = await (await as(id)).query(query, variables);
  expect(reply.errors).toBeUndefined();
  return reply.data ?? {};
};

const code = async (client: Client, query: string, variables = {}) => {
  const { errors } = await client.query(query, variables);
  return errors?.[0]?.extensions.code;
};

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe('figures', () => {
  test('drivers with an average come in order, then Total; equal to the formulas by hand', async () => {
    const { drivers } = await data('editor', '{drivers(company_id:"acorn"){name average grade}}');
    expect(drivers).toEqual([
      { name: '1. Expectations', average: (4.5 * 9 + 2 * 4) / 6.5, grade: 'High' },
      { name: '3. Revenue Growth', average: 7, grade: 'Medium' },
      { name: 'Total', average: ((4.5 * 9 + 2 * 4) / 6.5 + 7) / 2, grade: 'High' },
    ]);
  });

  test('a company without answers has Total alone, empty', async () => {
    const { drivers } = await data(
      'birch-editor',
      '{drivers(company_id:"birch"){name average grade}}',
    );
    expect(drivers).toEqual([{ name: 'Total', average: null, grade: null }]);
  });

  test.each(['1. Expectations', 'Expectations'])('the driver %s with its actions', async (name) => {
    const reply = await data(
      'editor',
      `query getDriver($name: String!) {
        driver(company_id: "acorn", driver_name: $name) { name grade description }
        subdriverActivitiesGrade(company_id: "acorn", driver_name: $name) {
          name activities { id average grade }
        }
      }`,
      { name },
    );
    expect(reply).toEqual({
      driver: { name: '1. Expectations', grade: 'High', description: 'About Expectations.' },
      subdriverActivitiesGrade: [
        { name: 'Sub-driver s11', activities: [{ id: 'nine', average: 9, grade: 'High' }] },
        { name: 'Sub-driver s12', activities: [{ id: 'ten', average: 4, grade: 'Low' }] },
      ],
    });
  });

  test('Total has the actions of all drivers, unanswered ones without a grade', async () => {
    const { subdriverActivitiesGrade } = await data(
      'editor',
      '{subdriverActivitiesGrade(company_id:"acorn",driver_name:"Total"){activities{id average}}}',
    );
    expect(subdriverActivitiesGrade).toEqual([
      { activities: [{ id: 'nine', average: 9 }] },
      { activities: [{ id: 'ten', average: 4 }] },
      { activities: [{ id: 'later', average: null }] },
      {
        activities: [
          { id: 'two', average: 7 },
          { id: 'three', average: null },
        ],
      },
    ]);
  });

  test('history by year and week, all four drivers in each', async () => {
    const { graphDrivers } = await data(
      'editor',
      '{graphDrivers(company_id:"acorn"){name years{year data{week data{driver averages}}}}}',
    );
    const values = (first: number | null, third: number | null) => [
      { driver: '1. Expectations', averages: first },
      { driver: '2. Operating Margin', averages: null },
      { driver: '3. Revenue Growth', averages: third },
      { driver: '4. Asset Efficiency', averages: null },
    ];
    expect(graphDrivers).toEqual({
      name: 'Acorn',
      years: [
        { year: 2025, data: [{ week: '52', data: values(5, null) }] },
        { year: 2026, data: [{ week: '09', data: values(7, 6.5) }] },
      ],
    });
  });
});

describe('progress', () => {
  test('areas with the action to go on with', async () => {
    const { impactAreas } = await data(
      'editor',
      '{impactAreas(company_id:"acorn"){name completed current}}',
    );
    expect((impactAreas as unknown[]).slice(0, 4)).toEqual([
      { name: '1', completed: (1 / 3) * 100, current: 'ten' },
      { name: '2', completed: 100, current: 'two' },
      { name: '3', completed: 0, current: 'three' },
      { name: '4', completed: 0, current: null },
    ]);
    expect(impactAreas).toHaveLength(7);
  });

  test.each([
    ['an area', 'impact_area:"2"', { total: 1, answered: 1 }],
    ['the area of an action', 'activity_id:"ten"', { total: 3, answered: 1 }],
    [
      'an area rather than the action’s',
      'impact_area:"3",activity_id:"ten"',
      { total: 1, answered: 0 },
    ],
    ['everything', 'impact_area:""', { total: 5, answered: 2 }],
  ])('the percentage of %s', async (_what, args, expected) => {
    const { percentageCompleted } = await data(
      'editor',
      `{percentageCompleted(company_id:"acorn",${args}){total answered}}`,
    );
    expect(percentageCompleted).toEqual(expected);
  });

  test('the actions of an area in dotted-number order', async () => {
    const lists = await data(
      'editor',
      `{impactAreaActivities(company_id:"acorn",impact_area:"1"){id name status}
        impactAreaCompletedActivities(company_id:"acorn",impact_area:1){id}}`,
    );
    expect(lists).toEqual({
      impactAreaActivities: [
        { id: 'nine', name: '1.2.9 Nine', status: 'done' },
        { id: 'ten', name: '1.2.10 Ten', status: 'inprogress' },
        { id: 'later', name: '1.3.1 Later', status: 'inprogress' },
      ],
      impactAreaCompletedActivities: [{ id: 'nine' }],
    });
  });

  test('the neighbours of an action', async () => {
    const reply = await data(
      'editor',
      `{first: nextAndPreviousActivity(activity_id:"nine",impact_area:"1"){next prev}
        middle: nextAndPreviousActivity(activity_id:"ten",impact_area:"1"){next prev}}`,
    );
    expect(reply).toEqual({
      first: { next: 'ten', prev: null },
      middle: { next: 'later', prev: 'nine' },
    });
  });
});

describe('actions and answers', () => {
  test('an action, and its answer with score and revision', async () => {
    const reply = await data(
      'editor',
      `{activity(activity_id:"nine"){name impact_area relevance subprocess_id status}
        answer(activity_id:"nine",company_id:"acorn"){activity_name revenue_state average_score revision cost time_w}}`,
    );
    expect(reply).toEqual({
      activity: {
        name: '1.2.9 Nine',
        impact_area: '1',
        relevance: 4,
        subprocess_id: 'subprocess',
        status: null,
      },
      answer: {
        activity_name: '1.2.9 Nine',
        revenue_state: 9,
        average_score: 9,
        revision: 1,
        cost: 2,
        time_w: null,
      },
    });
  });

  test('no answer yet is null', async () => {
    const { answer } = await data('editor', '{answer(activity_id:"three",company_id:"acorn"){id}}');
    expect(answer).toBeNull();
  });
});

describe('who may see what', () => {
  const names = (list: unknown) => (list as { name: string }[]).map(({ name }) => name);

  test.each([
    ['admin', undefined, ['Acorn', 'Birch', 'Cedar', 'Elm', 'Dogwood']],
    ['admin', 'Administrator', ['Acorn', 'Birch', 'Cedar', 'Elm', 'Dogwood']],
    ['admin', 'editor', ['Acorn']],
    ['editor', 'administrator', ['Acorn']],
    ['dogwood-editor', undefined, ['Dogwood']],
  ])('companies for %s asking as %s', async (id, user_role, expected) => {
    const query = 'query getCompanies($user_role: String){companies(user_role:$user_role){name}}';
    const { companies } = await data(id, query, { user_role });
    expect(names(companies)).toEqual(expected);
  });

  test('a company’s workspace, unless that has been deleted', async () => {
    const { companies } = await data(
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
  ])('the own workspace for %s', async (id, companies, people) => {
    const query = '{workspaces{name companies{name} collaborators{id}}}';
    const { workspaces } = await data(id, query);
    const list = workspaces as { name: string; companies: unknown; collaborators: unknown[] }[];
    const north = list.find(({ name }) => name === 'North');
    expect(list).toHaveLength(id === 'admin' ? 2 : 1);
    expect(names(north?.companies)).toEqual(companies);
    expect(north?.collaborators).toHaveLength(people);
  });

  test('a neighbour company shows name and image alone', async () => {
    const query = '{workspaces{companies{id name image website expiration_date}}}';
    const { workspaces } = await data('wadmin', query);
    const [north] = workspaces as { companies: unknown[] }[];
    expect(north?.companies).toContainEqual({
      id: 'birch',
      name: 'Birch',
      image: '/uploads/birch.png',
      website: null,
      expiration_date: null,
    });
  });

  test('collaborators of all companies for administrators, of the own for others', async () => {
    const query = '{collaborators{company_name collaborators{id activated company_role}}}';
    const all = (await data('admin', query))['collaborators'] as { collaborators: unknown[] }[];
    expect(all.map(({ collaborators }) => collaborators.length)).toEqual([6, 1, 1, 0, 2]);
    const own = (await data('subscriber', query))['collaborators'] as {
      collaborators: unknown[];
    }[];
    expect(own.map(({ collaborators }) => collaborators.length)).toEqual([6]);
    expect(own[0]?.collaborators).toContainEqual({
      id: 'pending',
      activated: false,
      company_role: 'editor',
    });
  });

  test('what was deleted: all for administrators, the own company for its administrator', async () => {
    const query = '{recentlyDeleted{kind name deleted_by purge_at}}';
    const dogwood = {
      kind: 'company',
      name: 'Dogwood',
      deleted_by: 'Person admin',
      purge_at: '2026-05-26T00:00:00.000Z',
    };
    expect((await data('admin', query))['recentlyDeleted']).toEqual([
      dogwood,
      expect.objectContaining({ kind: 'workspace', name: 'West' }),
    ]);
    expect((await data('dogwood-cadmin', query))['recentlyDeleted']).toEqual([dogwood]);
    expect((await data('cadmin', query))['recentlyDeleted']).toEqual([]);
    expect(await code(await as('editor'), query)).toBe('FORBIDDEN');
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
  ];

  test.each(FIGURES)('figures of a company: %s', async (field) => {
    const ask = async (id: string, c: string) =>
      code(await as(id), `query($c:ID!){${field}}`, { c });
    expect(await ask('admin', 'cedar')).toBeUndefined();
    expect(await ask('admin', 'dogwood')).toBeUndefined();
    expect(await ask('subscriber', 'acorn')).toBeUndefined();
    expect(await ask('wadmin', 'birch')).toBe('NOT_FOUND');
    expect(await ask('editor', 'cedar')).toBe('NOT_FOUND');
    expect(await ask('editor', 'unheard-of')).toBe('NOT_FOUND');
    expect(await ask('admin', 'unheard-of')).toBe('NOT_FOUND');
    expect(await ask('dogwood-editor', 'dogwood')).toBe('FORBIDDEN');
    expect(await code(server.guest(), `query($c:ID!){${field}}`, { c: 'acorn' })).toBe(
      'UNAUTHENTICATED',
    );
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
  ])('what does not exist: %s', async (field) => {
    expect(await code(await as('editor'), `{${field}}`)).toBe('NOT_FOUND');
  });

  test('an unknown role word is bad input', async () => {
    expect(await code(await as('editor'), '{companies(user_role:"king"){id}}')).toBe(
      'BAD_USER_INPUT',
    );
  });
});
