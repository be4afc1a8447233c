import { COMPANY, OK_OR_UNKNOWN, type Call } from './call';

export const QUERY_CALLS: Call[] = [
  {
    route: 'POST /graphql',
    what: 'figures',
    body: (place) => ({ query: `{drivers(company_id:"${COMPANY[place]}"){name}}` }),
    on: 'company',
    may: { own: 'E', same: 'R' },
    success: OK_OR_UNKNOWN,
  },
  {
    route: 'POST /graphql',
    what: 'benchmark',
    body: (place) => ({ query: `{benchmark(company_id:"${COMPANY[place]}"){driver}}` }),
    on: 'company',
    may: { own: 'E', same: 'R' },
    success: OK_OR_UNKNOWN,
  },
  {
    route: 'POST /graphql',
    what: 'portfolio',
    body: () => ({ query: '{portfolio{company_id}}' }),
    on: 'nothing',
    may: { own: 'R' },
    success: 200,
  },
  {
    route: 'POST /graphql',
    what: 'events',
    body: () => ({ query: '{events{id}}' }),
    on: 'nothing',
    may: { own: 'CW' },
    success: 200,
  },
];
