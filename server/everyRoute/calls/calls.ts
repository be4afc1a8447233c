import {
  COMPANY,
  everyone,
  form,
  groups,
  OK_OR_UNKNOWN,
  PLACES,
  SEEN,
  WORKSPACE,
  type Call,
  type Place,
} from './call';
import { CALLER_ID, type Caller } from './callers';
import { DOWNLOAD_CALLS } from './downloadCalls';
import { EVIDENCE_CALLS } from './evidenceCalls';
import { MODEL_CALLS } from './modelCalls';
import { PERSONAL_CALLS } from './personalCalls';
import { PLAN_CALLS } from './planCalls';
import { PROFILE_CALLS } from './profileCalls';
import { QUERY_CALLS } from './queryCalls';
import { REVIEW_CALLS } from './reviewCalls';
import { ROUND_CALLS } from './roundCalls';
import { TARGET_CALLS } from './targetCalls';
import { SECOND_FACTOR_CALLS } from './secondFactorCalls';
import { TOKEN_CALLS } from './tokenCalls';

const user = (place: Place) => `target-${COMPANY[place]}`;

export const CALLS: Call[] = [
  ...QUERY_CALLS,
  ...PROFILE_CALLS,
  ...MODEL_CALLS,
  {
    route: 'POST /user/autosave',
    body: (place) =>
      form({ user_id: CALLER_ID, company_id: COMPANY[place], activity_id: 'two', cost: '1' }),
    on: 'company',
    may: { own: 'F', same: 'S' },
    success: OK_OR_UNKNOWN,
  },
  {
    route: 'POST /answer/confirm',
    body: (place) => ({ company_id: COMPANY[place], activity_id: 'two' }),
    on: 'company',
    may: { own: 'F', same: 'S' },
    // The revision is missing, which is checked after the permission.
    success: { own: 400, same: 400, other: 400, deactivated: 400, unknown: 404 },
  },
  ...PLAN_CALLS,
  ...TARGET_CALLS,
  ...ROUND_CALLS,
  ...REVIEW_CALLS,
  ...DOWNLOAD_CALLS,
  ...EVIDENCE_CALLS,
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
  ...(['POST /user/end-sessions', 'POST /user/delete'] as const).map((route): Call => ({
    route,
    body: (place) => ({ user_id: user(place) }),
    on: 'person',
    may: { own: 'CW', same: 'W', deactivated: 'W' },
    success: OK_OR_UNKNOWN,
  })),
  ...PERSONAL_CALLS,
  {
    route: 'PUT /user/updateUser',
    what: 'own account',
    body: () => form({ id: CALLER_ID, name: 'Me', email: `${CALLER_ID}@example.com` }),
    on: 'nothing',
    may: everyone,
    success: 200,
    deactivatedMay: PLACES,
  },
  ...SECOND_FACTOR_CALLS,
  ...TOKEN_CALLS,
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

/** Routes for guests and for one's own sessions, which have tests of their own. */
export const OPEN = [
  ...['GET /healthz', 'GET /readyz', 'GET /auth/user', 'POST /auth/login', 'POST /auth/logout'],
  ...['POST /auth/forgot-password', 'POST /auth/reset-password', 'PUT /user/email-confirm'],
  ...['POST /user/invitation', 'POST /user/confirm-email'],
  ...['GET /unsubscribe', 'POST /unsubscribe'],
  ...['GET /auth/sessions', 'POST /auth/logout-session'],
  ...['GET /auth/sign-in-options', 'POST /auth/second-factor', 'POST /auth/begin-passkey'],
  ...['POST /auth/passkey', 'GET /uploads/:name'],
  ...['GET /auth/sso/:provider', 'GET /auth/sso/:provider/callback'],
  'POST /auth/sso/:provider/logout',
  ...['GET /shared/:token', 'GET /shared/:token/proof', 'POST /review/verify'],
];

/** Calls that change a company's figures or its plan, which subscribers of the workspace may not. */
const SAVING = [
  'POST /user/autosave',
  'POST /answer/confirm',
  'POST /answers/import',
  'POST /plan/save',
  'POST /plan/save-many',
  'POST /plan/remove',
  ...['POST /scenario/save', 'POST /scenario/remove', 'POST /scenario/choose'],
  'POST /round/hand-in',
  'POST /opinion/save',
  ...['POST /evidence/add', 'POST /evidence/remove', 'POST /evidence/restore'],
  ...['POST /comment/create', 'POST /comment/update', 'POST /comment/delete'],
  ...['POST /comment/resolve', 'POST /request/save', 'POST /request/cancel'],
];

/** Calls about a company for people who may see its figures; for others it does not exist. */
const READING = [
  ...['POST /graphql', 'POST /download/record', 'GET /evidence/:id'],
  // A review is there for those who may see the figures.
  ...['POST /review/update', 'POST /review/remove', 'POST /review/sign', 'POST /review/withdraw'],
  ...['POST /review/share', 'POST /review/unshare'],
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
  if (call.seenBy) return matches(call.seenBy[place]) ? 403 : 404;
  if (SAVING.includes(call.route) && caller.workspace === 'subscriber') return 403;
  // Whoever may read the answers of a company learns that they may not save them.
  if (SAVING.includes(call.route) && letters.includes('R') && place === 'same') return 403;
  if ([...READING, ...SAVING].includes(call.route)) return 404;
  return matches(SEEN[on][place]) ? 403 : 404;
}

/** The caller's company is the deactivated one; acorn and birch are in the same workspace. */
function refusalOfDeactivated({ route, on }: Call, place: Place): number {
  if (on === 'nothing') return 403;
  if (on === 'workspace') return place === 'own' ? 403 : 404;
  const onlyOwn = [...READING, ...SAVING].includes(route);
  const seen: Place[] = onlyOwn ? ['deactivated'] : ['own', 'same', 'deactivated'];
  return seen.includes(place) ? 403 : 404;
}
