import { COMPANY, type Call } from './call';

const ROUTE = 'POST /download/record';
const CREATED = { own: 201, same: 201, other: 201, deactivated: 201, unknown: 404 };

/** Calls about files that a browser has made. */
export const DOWNLOAD_CALLS: Call[] = [
  {
    route: ROUTE,
    what: 'of a company',
    body: (place) => ({ contents: 'evolution', format: 'pdf', company_id: COMPANY[place] }),
    on: 'company',
    may: { own: 'E', same: 'R' },
    success: CREATED,
  },
  {
    route: ROUTE,
    what: 'of the portfolio',
    body: () => ({ contents: 'portfolio', format: 'xlsx' }),
    on: 'nothing',
    may: { own: 'R' },
    success: 201,
  },
  {
    route: ROUTE,
    what: 'of the activity log',
    body: () => ({ contents: 'activity_log', format: 'xlsx' }),
    on: 'nothing',
    may: { own: 'CW' },
    success: 201,
  },
];
