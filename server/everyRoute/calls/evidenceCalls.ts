import { COMPANY, everyone, form, OK_OR_UNKNOWN, PLACES, type Call, type Place } from './call';

const CREATED = { own: 201, same: 201, other: 201, deactivated: 201, unknown: 404 };
const SAVERS = { own: 'F', same: 'S' };
const READERS = { own: 'E', same: 'R' };

/** Calls about the row of a company that `callers` puts into the store. */
const byId = (route: string, prefix: string, more: object = {}): Call => ({
  route,
  body: (place: Place) => ({ id: `${prefix}-${COMPANY[place]}`, ...more }),
  on: 'company',
  may: SAVERS,
  success: OK_OR_UNKNOWN,
});

const query = (what: string, textFor: (company: string) => string): Call => ({
  route: 'POST /graphql',
  what,
  body: (place) => ({ query: textFor(COMPANY[place]) }),
  on: 'company',
  may: READERS,
  success: OK_OR_UNKNOWN,
});

/** Calls about evidence, comments and requests. */
export const EVIDENCE_CALLS: Call[] = [
  query('evidence', (id) => `{evidence(activity_id:"two",company_id:"${id}"){id}}`),
  query(
    'comments',
    (id) => `{comments(company_id:"${id}",subject_kind:"activity",subject_id:"two"){id}}`,
  ),
  query('requests', (id) => `{requests(company_id:"${id}"){id}}`),
  {
    route: 'POST /evidence/add',
    body: (place) =>
      form({ company_id: COMPANY[place], activity_id: 'two', url: 'https://example.com/report' }),
    on: 'company',
    may: SAVERS,
    success: CREATED,
  },
  byId('POST /evidence/remove', 'evidence'),
  byId('POST /evidence/restore', 'removed'),
  {
    route: 'POST /comment/create',
    body: (place) => ({
      company_id: COMPANY[place],
      subject_kind: 'activity',
      subject_id: 'two',
      text: 'Why?',
    }),
    on: 'company',
    may: SAVERS,
    success: CREATED,
  },
  byId('POST /comment/resolve', 'comment', { resolved: true }),
  {
    route: 'POST /request/save',
    body: (place) => ({
      company_id: COMPANY[place],
      activity_id: 'two',
      kind: 'answer',
      asked_of: `target-${COMPANY[place]}`,
    }),
    on: 'company',
    may: SAVERS,
    success: CREATED,
  },
  // These rows are the caller's own; the tests of comments and requests are about those of others.
  byId('POST /comment/update', 'comment', { text: 'Why not?' }),
  byId('POST /comment/delete', 'comment'),
  byId('POST /request/cancel', 'request'),
  ...(
    [
      ['file', READERS],
      ['restricted', { own: 'CR', same: 'R' }],
    ] as const
  ).map(([what, may]): Call => ({
    route: 'GET /evidence/:id',
    what,
    path: (place) => `/evidence/${what}-${COMPANY[place]}`,
    body: () => ({}),
    on: 'company',
    may,
    success: OK_OR_UNKNOWN,
  })),
  ...['notices{id}', 'noticeCount', 'tasks{id}'].map((field): Call => ({
    route: 'POST /graphql',
    what: field,
    body: () => ({ query: `{${field}}` }),
    on: 'nothing',
    withToken: 403,
    may: everyone,
    success: 200,
    deactivatedMay: PLACES,
  })),
  {
    route: 'POST /notice/read',
    body: () => ({ all: true }),
    on: 'nothing',
    may: everyone,
    success: 200,
    deactivatedMay: PLACES,
  },
];
