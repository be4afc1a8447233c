import { configureStore, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { isApiError } from '@/shared/api/errors/ApiError';
import { baseApi } from '@/shared/api/baseApi';
import { FEATURES } from '@contract/features';
import { featuresSlice } from '@/shared/api/features/featuresSlice';
import { sessionSlice } from '@/shared/api/sessionSlice';
import { loadHistoryPanel } from '@/features/activity';
// Each feature injects its endpoints when it is loaded.
import '@/features/movement';
import '@/features/plan';
import '@/features/recentlyDeleted';
import './store';

function makeApiStore() {
  return configureStore({
    reducer: {
      [baseApi.reducerPath]: baseApi.reducer,
      features: featuresSlice.reducer,
      session: sessionSlice.reducer,
    },
    preloadedState: { features: FEATURES },
    middleware: (defaults) =>
      defaults({ immutableCheck: false, serializableCheck: false }).concat(baseApi.middleware),
  });
}

type ApiState = ReturnType<ReturnType<typeof makeApiStore>['getState']>;

interface Endpoint {
  initiate(arg?: unknown): ThunkAction<Promise<Reply>, ApiState, unknown, UnknownAction>;
}

interface Reply {
  data?: unknown;
  error?: unknown;
}

/** Sends one request through the real base query and a mocked fetch that responds with `body`. */
async function sendRequest(name: string, arg: unknown, body: string | null, status = 200) {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, { status }));
  // The features inject their endpoints and do not export the types of these.
  const endpoint = (baseApi.endpoints as unknown as Record<string, Endpoint>)[name];
  if (!endpoint) throw new Error(`There is no endpoint ${name}`);
  const { data, error } = await makeApiStore().dispatch(endpoint.initiate(arg));
  return { data, error };
}

// The chunk of the history panel injects its own endpoint.
beforeAll(() => loadHistoryPanel());

const ids = { companyId: 'c', activityId: 'a' };
const area = { companyId: 'c', area: '1' };
const save = { ...ids, userId: 'u', values: { cost: 2 }, revision: 3, saveId: 's' };

const queries: [name: string, arg: unknown][] = [
  ['getCompanies', 'editor'],
  ['getWorkspaces', { role: 'editor', search: null }],
  ['getCollaborators', null],
  ['getDrivers', 'c'],
  ['getDriver', { companyId: 'c', driverName: 'd' }],
  ['getSubdrivers', 'c'],
  ['getGraphDrivers', 'c'],
  ['getScoreMovement', { companyId: 'c', driver: 'd', from: '2026-W40', to: 'now' }],
  ['getPriorities', 'c'],
  ['getPlan', 'c'],
  ['getImpactAreas', 'c'],
  ['getImpactAreasWithCurrent', 'c'],
  ['getProgress', area],
  ['getRecentlyDeleted', undefined],
  ['getActivity', 'a'],
  ['getActivities', area],
  ['getAllActivities', 'c'],
  ['getCompletedActivities', area],
  ['getNeighbors', { activityId: 'a', area: '1' }],
  ['getAnswerHistory', ids],
];

const UNEXPECTED = [
  '',
  'null',
  '{}',
  '[]',
  '"ok"',
  '<p>Bad gateway</p>',
  '{"data":null}',
  '{"data":{}}',
];
const FIELDS = [
  ...['companies', 'workspaces', 'collaborators', 'drivers', 'recentlyDeleted', 'impactAreas'],
  ...['impactAreaActivities', 'impactAreaCompletedActivities', 'activity', 'answer'],
  ...['driver', 'subdriverActivitiesGrade', 'graphDrivers', 'percentageCompleted'],
  ...['nextAndPreviousActivity', 'answerHistory', 'scoreMovement'],
  ...['answers', 'plan'],
];

describe('a query with an unreadable reply', () => {
  const bodies = [
    ...UNEXPECTED,
    JSON.stringify({ data: Object.fromEntries(FIELDS.map((field) => [field, 7])) }),
    JSON.stringify({ data: Object.fromEntries(FIELDS.map((field) => [field, [null]])) }),
  ];
  it.each(queries)('%s fails with a reason, and never throws', async (name, arg) => {
    for (const body of bodies) {
      const { data, error } = await sendRequest(name, arg, body);
      expect([body, data, isApiError(error) && error.code]).toEqual([
        body,
        undefined,
        'UNREADABLE',
      ]);
    }
  });

  it('is accepted if only a displayed text is invalid', async () => {
    const person = { id: 'p', name: 'P', email: 'p@x.y', company_role: 'editor' };
    const rest = { workspace_role: 'editor', activated: false, invitation_expires: 12 };
    const group = { company_id: 'c', company_name: 'C', collaborators: [{ ...person, ...rest }] };
    const { data } = await sendRequest(
      'getCollaborators',
      null,
      JSON.stringify({ data: { collaborators: [group] } }),
    );
    expect(data).toMatchObject({
      pages: [[{ collaborators: [{ id: 'p', invitationExpires: null }] }]],
    });
  });
});

const company = { company_id: 'c' };
const fields = { company_name: 'C', company_logo: '', company_website: '' };
const workspace = { workspace_id: 'w' };
const mutations: [name: string, arg: unknown][] = [
  ['createCompany', fields],
  ['updateCompany', { ...company, ...fields }],
  ['changeWorkspaces', { ...company, ...workspace }],
  ['deleteCompany', company],
  ['reactivateCompany', company],
  ['createWorkspace', { workspace_name: 'W', user_id: 'u' }],
  ['updateWorkspace', { ...workspace, workspace_name: 'W' }],
  ['deleteWorkspace', workspace],
  ['reactivateWorkspace', workspace],
  ['resendInvitation', 'p'],
  ['deleteUser', 'p'],
  ['logout', undefined],
  ['forgotPassword', 'p@x.y'],
  ['autosave', save],
];

describe('a mutation whose reply is ignored', () => {
  it.each(mutations)('%s succeeds with any successful reply', async (name, arg) => {
    for (const body of ['', 'null', '{}', '"ok"', '{"data":null}', '{"data":{}}', '{"data":""}']) {
      expect([body, (await sendRequest(name, arg, body)).error]).toEqual([body, undefined]);
    }
    expect((await sendRequest(name, arg, null, 204)).error).toBeUndefined();
  });

  it('fails if a proxy replies with an HTML page', async () => {
    expect(
      (await sendRequest('autosave', save, '<p>Sign in to the network</p>')).error,
    ).toMatchObject({
      code: 'UNREADABLE',
    });
  });
});

describe('the signed-in user', () => {
  it.each(['', '{}', 'null', '{"data":""}', '{"data":null}'])(
    'counts as signed out if the body is %s',
    async (body) => {
      expect(await sendRequest('getUser', undefined, body)).toEqual({
        data: null,
        error: undefined,
      });
    },
  );

  it('is an error if the user does not match the schema', async () => {
    expect((await sendRequest('getUser', undefined, '{"data":{"name":"P"}}')).error).toMatchObject({
      code: 'UNREADABLE',
    });
  });

  it('has normalized roles', async () => {
    const body = JSON.stringify({ data: { id: 'p', role: 'Subscriber', company_role: 'boss' } });
    expect((await sendRequest('getUser', undefined, body)).data).toMatchObject({
      role: 'subscriber',
      company_role: 'subscriber',
      picture_url: null,
    });
  });
});
