import { COMPANY, everyone, PLACES, type Call } from './call';

export const TOKEN_CALLS: Call[] = [
  {
    route: 'POST /user/create-token',
    what: 'for everything that one sees',
    body: () => ({ name: 'Report' }),
    on: 'nothing',
    may: everyone,
    success: 201,
    deactivatedMay: PLACES,
  },
  {
    route: 'POST /user/create-token',
    what: 'for a company',
    body: (place) => ({ name: 'Report', company_id: COMPANY[place] }),
    on: 'company',
    may: { own: 'E', same: 'R' },
    success: { own: 201, same: 201, other: 201, deactivated: 201, unknown: 404 },
  },
  {
    route: 'POST /user/revoke-token',
    body: () => ({ token_id: 'unknown' }),
    on: 'nothing',
    may: everyone,
    success: 404,
    deactivatedMay: PLACES,
  },
  {
    route: 'GET /user/tokens',
    body: () => ({}),
    on: 'nothing',
    may: everyone,
    success: 200,
    deactivatedMay: PLACES,
  },
];
