import { COMPANY, OK_OR_UNKNOWN, type Call, type Place } from './call';

const CREATED = { own: 201, same: 201, other: 201, deactivated: 201, unknown: 404 };
const READERS = { own: 'E', same: 'R' };
const TAKERS = { own: 'CS', same: 'S' };
const SIGNERS = { own: 'C' };

/** Calls about a review of a company, which `callers` puts into the store. */
const byId = (
  route: string,
  may: Call['may'],
  body: (company: string) => Record<string, unknown>,
  success: Call['success'] = OK_OR_UNKNOWN,
): Call => ({
  route,
  body: (place: Place) => body(COMPANY[place]),
  on: 'company',
  may,
  seenBy: READERS,
  success,
});

const draft = (company: string) => ({ id: `review-${company}` });
const signed = (company: string) => ({ id: `signed-${company}` });

const query = (what: string, may: Call['may'], textFor: (company: string) => string): Call => ({
  ...byId('POST /graphql', may, (company) => ({ query: `{${textFor(company)}}` })),
  what,
});

const IMPORTED = {
  as_of: '2025-05-13',
  rows: [{ activity_id: 'two', values: { revenue_state: 5 } }],
};

/** Calls about reviews. */
export const REVIEW_CALLS: Call[] = [
  {
    route: 'POST /review/import',
    body: (place) => ({ company_id: COMPANY[place], name: 'Past', ...IMPORTED }),
    on: 'company',
    may: TAKERS,
    success: CREATED,
  },
  {
    route: 'POST /review/take',
    body: (place) => ({ company_id: COMPANY[place], name: 'New', summary: '' }),
    on: 'company',
    may: TAKERS,
    // Nothing is scored in the last two companies.
    success: { ...CREATED, same: 400, deactivated: 400 },
  },
  byId('POST /review/update', TAKERS, (company) => ({ ...draft(company), summary: 'S' })),
  byId('POST /review/remove', TAKERS, draft),
  byId('POST /review/sign', SIGNERS, draft),
  byId('POST /review/withdraw', SIGNERS, (company) => ({ ...signed(company), reason: 'R' })),
  byId(
    'POST /review/share',
    SIGNERS,
    (company) => ({
      review_id: `signed-${company}`,
      recipient: 'A buyer',
      scope: 'page',
      ends_on: '2026-06-13',
    }),
    CREATED,
  ),
  byId('POST /review/unshare', SIGNERS, (company) => ({ id: `share-${company}` })),
  query('reviews', READERS, (company) => `reviews(company_id:"${company}"){id}`),
  query('review', READERS, (company) => `review(id:"review-${company}"){content}`),
  query(
    'proof',
    READERS,
    (company) => `proof(review_id:"review-${company}",figure:"total/average"){value}`,
  ),
  {
    ...query(
      'reviewShares',
      SIGNERS,
      (company) => `reviewShares(review_id:"signed-${company}"){id}`,
    ),
    withToken: 403,
  },
];
