import { COMPANY, OK_OR_UNKNOWN, type Call, type Place } from './call';

const CREATED = { own: 201, same: 201, other: 201, deactivated: 201, unknown: 404 };

const byId = (route: string): Call => ({
  route,
  body: (place: Place) => ({ id: `target-${COMPANY[place]}` }),
  on: 'company',
  may: { own: 'C' },
  success: OK_OR_UNKNOWN,
});

/** Calls about a company's targets. */
export const TARGET_CALLS: Call[] = [
  {
    route: 'POST /graphql',
    what: 'targets',
    body: (place) => ({ query: `{targets(company_id:"${COMPANY[place]}"){id}}` }),
    on: 'company',
    may: { own: 'E', same: 'R' },
    success: OK_OR_UNKNOWN,
  },
  {
    route: 'POST /target/save',
    body: (place) => ({
      company_id: COMPANY[place],
      driver_name: 'Total',
      value: 10,
      due_on: '2026-12-31',
    }),
    on: 'company',
    may: { own: 'C' },
    success: CREATED,
  },
  byId('POST /target/remove'),
  byId('POST /target/restore'),
];
