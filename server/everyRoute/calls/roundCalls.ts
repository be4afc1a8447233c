import { COMPANY, OK_OR_UNKNOWN, type Call, type Place } from './call';

const CREATED = { own: 201, same: 201, other: 201, deactivated: 201, unknown: 404 };

const round = (state: 'new' | 'open' | 'closed', place: Place) => ({
  round_id: `round-${state}-${COMPANY[place]}`,
  company_id: COMPANY[place],
});

/** A round in one company, in which its activated person is asked. */
const newRound = (place: Place) => ({
  workspace_id: place === 'other' ? 'south' : 'north',
  name: 'New',
  names: 'hidden',
  opens_on: '2026-05-13',
  due_on: '2026-05-20',
  companies: [
    {
      company_id: COMPANY[place],
      people: [{ user_id: `target-${COMPANY[place]}`, party: '', areas: [] }],
    },
  ],
});

const running = (route: string, body: Call['body'], success: Call['success']): Call => ({
  route,
  body,
  on: 'company',
  may: { own: 'CS', same: 'S' },
  success,
});

const query = (what: string, field: (place: Place) => string): Call => ({
  route: 'POST /graphql',
  what,
  body: (place) => ({ query: `{${field(place)}}` }),
  on: 'company',
  may: { own: 'E', same: 'R' },
  success: OK_OR_UNKNOWN,
});

/** Calls about rounds, in which the caller is named in each company. */
export const ROUND_CALLS: Call[] = [
  running('POST /round/save', newRound, CREATED),
  running('POST /round/preview', newRound, OK_OR_UNKNOWN),
  running('POST /round/open', (place) => round('new', place), OK_OR_UNKNOWN),
  running('POST /round/close', (place) => round('open', place), OK_OR_UNKNOWN),
  running('POST /round/remind', (place) => round('open', place), OK_OR_UNKNOWN),
  running(
    'POST /round/decide',
    (place) => ({
      ...round('closed', place),
      decide_id: 'decide',
      dry_run: false,
      rows: [{ activity_id: 'two', state: 5, revision: null }],
    }),
    OK_OR_UNKNOWN,
  ),
  {
    route: 'POST /round/hand-in',
    body: (place) => ({ ...round('open', place), handed_in: true }),
    on: 'company',
    may: { own: 'F', same: 'S' },
    success: OK_OR_UNKNOWN,
  },
  {
    route: 'POST /opinion/save',
    body: (place) => ({ ...round('open', place), activity_id: 'two', state: 5 }),
    on: 'company',
    may: { own: 'F', same: 'S' },
    success: CREATED,
  },
  query('rounds', (place) => `rounds(company_id:"${COMPANY[place]}"){id}`),
  query('round', (place) => {
    const { round_id, company_id } = round('closed', place);
    return `round(id:"${round_id}",company_id:"${company_id}"){asked}`;
  }),
  {
    ...query('myPart', (place) => {
      const { round_id, company_id } = round('open', place);
      return `myPart(round_id:"${round_id}",company_id:"${company_id}"){state}`;
    }),
    withToken: 403,
  },
  {
    ...query('roundCandidates', (place) => `roundCandidates(company_id:"${COMPANY[place]}"){name}`),
    may: { own: 'CS', same: 'S' },
    seenBy: { own: 'E', same: 'R' },
    withToken: 403,
  },
  ...(
    [
      ['rounds{id}', 200],
      ['roundsDue', 403],
    ] as const
  ).map(([field, withToken]): Call => ({
    route: 'POST /graphql',
    what: `of oneself: ${field}`,
    body: () => ({ query: `{${field}}` }),
    on: 'nothing',
    may: { own: 'E' },
    success: 200,
    deactivatedMay: ['own'],
    withToken,
  })),
];
