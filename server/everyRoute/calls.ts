import { CALLER_ID, type Caller } from './callers';

/*
 * The contract's "Who may do what", written out a second time from its words. A target is told by
 * where it lies as people of acorn see it: acorn is the own company, birch lies in its workspace,
 * cedar in another, dogwood is deactivated, in the own workspace.
 */
export type Place = 'own' | 'same' | 'other' | 'deactivated' | 'unknown';
export const PLACES: Place[] = ['own', 'same', 'other', 'deactivated', 'unknown'];
export const COMPANY: Record<Place, string> = {
  own: 'acorn',
  same: 'birch',
  other: 'cedar',
  deactivated: 'dogwood',
  unknown: 'nothing',
};
export const WORKSPACE: Partial<Record<Place, string>> = {
  own: 'north',
  other: 'south',
  deactivated: 'west',
  unknown: 'nothing',
};

/** cadmin, wadmin, both or neither; letters name who is let through beside the administrator. */
export const groups = ({ company, workspace }: Caller) =>
  (company === 'administrator' ? 'C' : '') +
  (workspace === 'administrator' ? 'W' : '') +
  (workspace === 'subscriber' ? '' : 'F') +
  'E';

/** Who knows that something exists, beside administrators: C cadmin, W wadmin, E everybody. */
const SEEN: Record<'company' | 'person' | 'workspace', Record<Place, string>> = {
  company: { own: 'E', same: 'CW', other: '', deactivated: 'CW', unknown: '' },
  person: { own: 'E', same: 'W', other: '', deactivated: 'W', unknown: '' },
  workspace: { own: 'E', same: '', other: '', deactivated: '', unknown: '' },
};

export interface Call {
  route: string;
  what?: string;
  body: (place: Place) => Record<string, unknown> | FormData;
  on: keyof typeof SEEN | 'nothing';
  /** Who may, by place, beside administrators (F: whose workspace_role is not subscriber). */
  may: Partial<Record<Place, string>>;
  /** What those are answered who may; by place where it is not the same for all. */
  done: number | Partial<Record<Place, number>>;
  /** For people of a deactivated company, where they are let through. */
  deactivatedMay?: Place[];
}

export const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
};
const user = (place: Place) => `target-${COMPANY[place]}`;
const figures = (company_id: string) => ({ query: `{drivers(company_id:"${company_id}"){name}}` });
const GONE = { own: 200, same: 200, other: 200, deactivated: 200, unknown: 404 };
const everybody = { own: 'E', same: 'E', other: 'E', deactivated: 'E', unknown: 'E' };

export const CALLS: Call[] = [
  {
    route: 'POST /graphql',
    body: (place) => figures(COMPANY[place]),
    on: 'company',
    may: { own: 'E' },
    done: GONE,
  },
  {
    route: 'POST /user/autosave',
    body: (place) =>
      form({ user_id: CALLER_ID, company_id: COMPANY[place], activity_id: 'two', cost: '1' }),
    on: 'company',
    may: { own: 'F' },
    done: GONE,
  },
  {
    route: 'POST /user/create',
    body: (place) => ({
      company_id: COMPANY[place],
      company_role: 'editor',
      user_email: 'new@example.com',
    }),
    on: 'company',
    may: { own: 'C' },
    done: { own: 201, same: 201, other: 201, deactivated: 400, unknown: 404 },
  },
  {
    route: 'POST /user/resend-invitation',
    body: (place) => ({ user_id: `invited-${COMPANY[place]}` }),
    on: 'person',
    may: { own: 'C' },
    done: { ...GONE, deactivated: 400 },
  },
  ...(
    [
      ['company_role', 'C', ''],
      ['workspace_role', 'W', 'W'],
    ] as const
  ).map(([field, own, same]): Call => ({
    route: 'PUT /user/update-role',
    what: field,
    body: (place) => ({ user_id: user(place), [field]: 'subscriber' }),
    on: 'person',
    may: { own, same, deactivated: same },
    done: GONE,
  })),
  {
    route: 'PUT /user/update-role',
    what: 'nothing changed',
    body: (place) => ({
      user_id: user(place),
      company_role: 'Editor',
      workspace_role: 'EDITOR',
    }),
    on: 'person',
    may: { own: 'CW', same: 'W', deactivated: 'W' },
    done: GONE,
  },
  {
    route: 'PUT /user/change-company',
    what: 'a person of',
    body: (place) => ({
      user_id: user(place),
      company_id: place === 'own' ? 'birch' : 'acorn',
      workspace_id: 'north',
    }),
    on: 'person',
    may: { own: 'W', same: 'W', deactivated: 'W' },
    done: GONE,
  },
  {
    route: 'PUT /user/change-company',
    what: 'to the company that they are in, a person of',
    body: (place) => ({ user_id: user(place), company_id: COMPANY[place] }),
    on: 'person',
    may: { own: 'CW', same: 'W', deactivated: 'W' },
    done: GONE,
  },
  {
    route: 'POST /user/delete',
    body: (place) => ({ user_id: user(place) }),
    on: 'person',
    may: { own: 'CW', same: 'W', deactivated: 'W' },
    done: GONE,
  },
  {
    route: 'PUT /user/updateUser',
    what: 'own account',
    body: () => form({ id: CALLER_ID, name: 'Me', email: `${CALLER_ID}@example.com` }),
    on: 'nothing',
    may: everybody,
    done: 200,
    deactivatedMay: PLACES,
  },
  {
    route: 'POST /company/create',
    body: () => ({ company_name: 'New', company_logo: '', company_website: '' }),
    on: 'nothing',
    may: {},
    done: 201,
  },
  {
    route: 'PUT /company/update',
    body: (place) => ({
      company_id: COMPANY[place],
      company_name: 'New',
      company_logo: '',
      company_website: '',
    }),
    on: 'company',
    may: { own: 'C' },
    done: GONE,
  },
  ...(['POST /company/delete', 'PUT /company/reactivate'] as const).map((route): Call => ({
    route,
    body: (place) => ({ company_id: COMPANY[place] }),
    on: 'company',
    may: { own: 'C' },
    done: GONE,
    ...(route === 'PUT /company/reactivate' && { deactivatedMay: ['deactivated'] }),
  })),
  {
    route: 'PUT /company/change-workspaces',
    body: (place) => ({ company_id: COMPANY[place], workspace_id: 'north' }),
    on: 'company',
    may: { own: 'C' },
    done: GONE,
  },
  {
    route: 'POST /workspace/create',
    body: () => ({ workspace_name: 'New', user_id: CALLER_ID }),
    on: 'nothing',
    may: {},
    done: 201,
  },
  ...(
    [
      ['PUT /workspace/update', { ...GONE, deactivated: 404 }],
      ['POST /workspace/delete', GONE],
      ['PUT /workspace/reactivate', GONE],
    ] as const
  ).map(([route, done]): Call => ({
    route,
    body: (place) => ({ workspace_id: WORKSPACE[place], workspace_name: 'New' }),
    on: 'workspace',
    may: {},
    done,
  })),
  {
    route: 'POST /report-error',
    body: () => form({ whatHappened: 'It', whereFound: '', description: '' }),
    on: 'nothing',
    may: everybody,
    done: 201,
    deactivatedMay: PLACES,
  },
  ...(
    [
      ['POST /user/cancel-email', 200],
      // Nothing waits to be confirmed.
      ['POST /user/resend-email', 400],
    ] as const
  ).map(([route, done]): Call => ({
    route,
    body: () => ({}),
    on: 'nothing',
    may: everybody,
    done,
    deactivatedMay: PLACES,
  })),
  {
    route: 'GET /report-error/screenshot',
    body: () => ({}),
    on: 'nothing',
    may: {},
    // Without a reference; it is read only after the permission.
    done: 400,
  },
  {
    route: 'POST /auth/logout-others',
    body: () => ({}),
    on: 'nothing',
    may: everybody,
    done: 200,
    deactivatedMay: PLACES,
  },
];

/** Calls open to guests, and those about one's own sessions: `openSessions.test.ts` and others. */
export const OPEN = [
  ...['GET /healthz', 'GET /readyz', 'GET /auth/user', 'POST /auth/login', 'POST /auth/logout'],
  ...['POST /auth/forgot-password', 'POST /auth/reset-password', 'PUT /user/email-confirm'],
  'POST /user/invitation',
  'POST /user/confirm-email',
  ...['GET /auth/sessions', 'POST /auth/logout-session'],
  'GET /uploads/:name',
];

export function expected(call: Call, caller: Caller, place: Place): number {
  const { may, done, on } = call;
  const success = typeof done === 'number' ? done : (done[place] ?? 0);
  if (['guest', 'expired', 'removed'].includes(caller.state)) return 401;
  if (caller.admin) return success;
  const mine = groups(caller).split('');
  const isAmong = (letters = '') => mine.some((letter) => letters.includes(letter));

  if (caller.state === 'deactivated') {
    if (call.deactivatedMay?.includes(place)) return success;
    return refusalOfDeactivated(call, place);
  }
  if (isAmong(may[place])) return success;
  if (on === 'nothing') return 403;
  if (call.route === 'POST /user/autosave' && caller.workspace === 'subscriber') return 403;
  if (call.route === 'POST /graphql' || call.route === 'POST /user/autosave') return 404;
  return isAmong(SEEN[on][place]) ? 403 : 404;
}

/** Theirs is the deactivated company; acorn and birch are neighbours in their workspace. */
function refusalOfDeactivated({ route, on }: Call, place: Place): number {
  if (on === 'nothing') return 403;
  if (on === 'workspace') return place === 'own' ? 403 : 404;
  const isOwnAlone = route === 'POST /graphql' || route === 'POST /user/autosave';
  const seen: Place[] = isOwnAlone ? ['deactivated'] : ['own', 'same', 'deactivated'];
  return seen.includes(place) ? 403 : 404;
}
