import { COMPANY, OK_OR_UNKNOWN, type Call } from './call';

const CREATED = { own: 201, same: 201, other: 201, deactivated: 201, unknown: 404 };

/** Calls about a company's plan, and all answers of a company, from which its priorities follow. */
export const PLAN_CALLS: Call[] = [
  {
    route: 'POST /answers/import',
    body: (place) => ({
      import_id: 'import',
      company_id: COMPANY[place],
      dry_run: false,
      rows: [{ activity_id: 'two', revision: null, values: { cost: 1 } }],
    }),
    on: 'company',
    may: { own: 'F', same: 'S' },
    success: OK_OR_UNKNOWN,
  },
  ...(
    [
      ['answers', '{id}'],
      ['plan', '{id}'],
      ['dataHealth', '{scored}'],
      ['planDue', ''],
      ['weakestPoint', '{driver}'],
    ] as const
  ).map(([field, selected]): Call => ({
    route: 'POST /graphql',
    what: field,
    body: (place) => ({ query: `{${field}(company_id:"${COMPANY[place]}")${selected}}` }),
    on: 'company',
    may: { own: 'E', same: 'R' },
    success: OK_OR_UNKNOWN,
  })),
  {
    route: 'POST /plan/save',
    body: (place) => ({ company_id: COMPANY[place], activity_id: 'three', due_on: '2026-06-30' }),
    on: 'company',
    may: { own: 'F', same: 'S' },
    success: CREATED,
  },
  {
    route: 'POST /plan/save-many',
    body: (place) => ({
      company_id: COMPANY[place],
      items: [{ activity_id: 'three', aim: 9 }],
    }),
    on: 'company',
    may: { own: 'F', same: 'S' },
    success: CREATED,
  },
  {
    route: 'POST /plan/remove',
    body: (place) => ({ id: `plan-${COMPANY[place]}` }),
    on: 'company',
    may: { own: 'F', same: 'S' },
    success: OK_OR_UNKNOWN,
  },
  {
    route: 'POST /plan/confirm',
    body: (place) => ({ id: `plan-${COMPANY[place]}`, revision: 1 }),
    on: 'company',
    may: { own: 'C' },
    success: OK_OR_UNKNOWN,
  },
  {
    route: 'POST /graphql',
    what: 'scenarios',
    body: (place) => ({ query: `{scenarios(company_id:"${COMPANY[place]}"){id}}` }),
    on: 'company',
    may: { own: 'E', same: 'R' },
    success: OK_OR_UNKNOWN,
  },
  {
    route: 'POST /scenario/save',
    body: (place) => ({
      company_id: COMPANY[place],
      name: 'New',
      items: [{ activity_id: 'three', aim: 9 }],
    }),
    on: 'company',
    may: { own: 'F', same: 'S' },
    success: CREATED,
  },
  ...[
    ['POST /scenario/remove', {}] as const,
    ['POST /scenario/choose', { revision: 1, chosen: null, dry_run: false }] as const,
  ].map(([route, fields]): Call => ({
    route,
    body: (place) => ({ id: `scenario-${COMPANY[place]}`, ...fields }),
    on: 'company',
    may: { own: 'F', same: 'S' },
    success: OK_OR_UNKNOWN,
  })),
  {
    route: 'POST /user/subscriptions',
    body: () => ({ company_ids: null }),
    on: 'nothing',
    may: { own: 'R' },
    success: 200,
  },
  {
    route: 'POST /graphql',
    what: 'of oneself: weeklyMail',
    body: () => ({ query: '{weeklyMail{subject}}' }),
    on: 'nothing',
    may: { own: 'E' },
    success: 200,
    deactivatedMay: ['own'],
    withToken: 403,
  },
];
