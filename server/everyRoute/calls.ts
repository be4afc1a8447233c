import { CALLER_ID, type Caller } from './callers';

/*
 * The contract's "Who may do what" as a table that is independent of the implementation. A target is named
 * by its relation to the callers' company, acorn: birch is in the same workspace, cedar in another one,
 * dogwood is deactivated and in the same workspace.
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

/**
 * The letters of a caller: C company administrator, W workspace administrator, R one with the reach to read and
 * S one with the reach to save in the workspace, F may edit, E everyone.
 */
export const groups = ({ company, workspace, reach = 'none' }: Caller) =>
  (company === 'administrator' ? 'C' : '') +
  (workspace === 'administrator' ? 'W' : '') +
  (workspace === 'administrator' && reach !== 'none' ? 'R' : '') +
  (workspace === 'administrator' && reach === 'edit' ? 'S' : '') +
  (workspace === 'subscriber' ? '' : 'F') +
  'E';

/** The letters of the callers who may see a target, besides global administrators. */
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
  /** The letters of the callers who are allowed, by place, besides global administrators. */
  may: Partial<Record<Place, string>>;
  /** The status for allowed callers; by place if it differs. */
  success: number | Partial<Record<Place, number>>;
  /** The places that are allowed for people of a deactivated company. */
  deactivatedMay?: Place[];
}

export const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
};
const user = (place: Place) => `target-${COMPANY[place]}`;
const figures = (company_id: string) => ({ query: `{drivers(company_id:"${company_id}"){name}}` });
const OK_OR_UNKNOWN = { own: 200, same: 200, other: 200, deactivated: 200, unknown: 404 };
const everyone = { own: 'E', same: 'E', other: 'E', deactivated: 'E', unknown: 'E' };

export const CALLS: Call[] = [
  {
    route: 'POST /graphql',
    what: 'figures',
    body: (place) => figures(COMPANY[place]),
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
    route: 'POST /user/autosave',
    body: (place) =>
      form({ user_id: CALLER_ID, company_id: COMPANY[place], activity_id: 'two', cost: '1' }),
    on: 'company',
    may: { own: 'F', same: 'S' },
    success: OK_OR_UNKNOWN,
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
    success: { own: 201, same: 201, other: 201, deactivated: 400, unknown: 404 },
  },
  {
    route: 'POST /user/resend-invitation',
    body: (place) => ({ user_id: `invited-${COMPANY[place]}` }),
    on: 'person',
    may: { own: 'C' },
    success: { ...OK_OR_UNKNOWN, deactivated: 400 },
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
    success: OK_OR_UNKNOWN,
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
    success: OK_OR_UNKNOWN,
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
    success: OK_OR_UNKNOWN,
  },
  {
    route: 'PUT /user/change-company',
    what: 'to the company that they are in, a person of',
    body: (place) => ({ user_id: user(place), company_id: COMPANY[place] }),
    on: 'person',
    may: { own: 'CW', same: 'W', deactivated: 'W' },
    success: OK_OR_UNKNOWN,
  },
  {
    route: 'POST /user/delete',
    body: (place) => ({ user_id: user(place) }),
    on: 'person',
    may: { own: 'CW', same: 'W', deactivated: 'W' },
    success: OK_OR_UNKNOWN,
  },
  {
    route: 'PUT /user/updateUser',
    what: 'own account',
    body: () => form({ id: CALLER_ID, name: 'Me', email: `${CALLER_ID}@example.com` }),
    on: 'nothing',
    may: everyone,
    success: 200,
    deactivatedMay: PLACES,
  },
  {
    route: 'POST /company/create',
    body: () => ({ company_name: 'New', company_logo: '', company_website: '' }),
    on: 'nothing',
    may: {},
    success: 201,
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
    success: OK_OR_UNKNOWN,
  },
  ...(['POST /company/delete', 'PUT /company/reactivate'] as const).map((route): Call => ({
    route,
    body: (place) => ({ company_id: COMPANY[place] }),
    on: 'company',
    may: { own: 'C' },
    success: OK_OR_UNKNOWN,
    ...(route === 'PUT /company/reactivate' && { deactivatedMay: ['deactivated'] }),
  })),
  {
    route: 'PUT /company/change-workspaces',
    body: (place) => ({ company_id: COMPANY[place], workspace_id: 'north' }),
    on: 'company',
    may: { own: 'C' },
    success: OK_OR_UNKNOWN,
  },
  {
    route: 'POST /workspace/create',
    body: () => ({ workspace_name: 'New', user_id: CALLER_ID }),
    on: 'nothing',
    may: {},
    success: 201,
  },
  ...(
    [
      ['PUT /workspace/update', { ...OK_OR_UNKNOWN, deactivated: 404 }],
      ['POST /workspace/delete', OK_OR_UNKNOWN],
      ['PUT /workspace/reactivate', OK_OR_UNKNOWN],
    ] as const
  ).map(([route, success]): Call => ({
    route,
    body: (place) => ({ workspace_id: WORKSPACE[place], workspace_name: 'New' }),
    on: 'workspace',
    may: {},
    success,
  })),
  {
    route: 'POST /report-error',
    body: () => form({ whatHappened: 'It', whereFound: '', description: '' }),
    on: 'nothing',
    may: everyone,
    success: 201,
    deactivatedMay: PLACES,
  },
  ...(
    [
      ['POST /user/cancel-email', 200],
      // There is no pending change of address.
      ['POST /user/resend-email', 400],
    ] as const
  ).map(([route, success]): Call => ({
    route,
    body: () => ({}),
    on: 'nothing',
    may: everyone,
    success,
    deactivatedMay: PLACES,
  })),
  {
    route: 'GET /report-error/screenshot',
    body: () => ({}),
    on: 'nothing',
    may: {},
    // The reference is missing, which is checked after the permission.
    success: 400,
  },
  {
    route: 'POST /auth/logout-others',
    body: () => ({}),
    on: 'nothing',
    may: everyone,
    success: 200,
    deactivatedMay: PLACES,
  },
];

export function expected(call: Call, caller: Caller, place: Place): number {
  const { may, on } = call;
  const success = typeof call.success === 'number' ? call.success : (call.success[place] ?? 0);
  if (['guest', 'expired', 'removed'].includes(caller.state)) return 401;
  if (caller.admin) return success;
  const letters = groups(caller).split('');
  const matches = (allowed = '') => letters.some((letter) => allowed.includes(letter));

  if (caller.state === 'deactivated') {
    if (call.deactivatedMay?.includes(place)) return success;
    return refusalOfDeactivated(call, place);
  }
  if (matches(may[place])) return success;
  if (on === 'nothing') return 403;
  if (call.route === 'POST /user/autosave' && caller.workspace === 'subscriber') return 403;
  // Whoever may read the answers of a company learns that they may not save them.
  if (call.route === 'POST /user/autosave' && letters.includes('R') && place === 'same') return 403;
  if (call.route === 'POST /graphql' || call.route === 'POST /user/autosave') return 404;
  return matches(SEEN[on][place]) ? 403 : 404;
}

/** The caller's company is the deactivated one; acorn and birch are in the same workspace. */
function refusalOfDeactivated({ route, on }: Call, place: Place): number {
  if (on === 'nothing') return 403;
  if (on === 'workspace') return place === 'own' ? 403 : 404;
  const onlyOwn = route === 'POST /graphql' || route === 'POST /user/autosave';
  const seen: Place[] = onlyOwn ? ['deactivated'] : ['own', 'same', 'deactivated'];
  return seen.includes(place) ? 403 : 404;
}
