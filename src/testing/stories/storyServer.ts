import type {
  ApiTokenDto,
  CreateTokenPayload,
  CreateTokenResult,
  RevokeTokenPayload,
  RevokeTokenResult,
} from '@contract/signIn/apiTokenPayloads';
import type {
  ChangeWorkspacesPayload,
  ChangeWorkspacesResult,
  CompanyResult,
  CompanyTargetPayload,
  CreateCompanyPayload,
  CreateUserPayload,
  CreateWorkspacePayload,
  DeleteResult,
  InvitationDto,
  LogoutOthersResult,
  ReportErrorResult,
  SessionDto,
  UpdateCompanyPayload,
  UpdateWorkspacePayload,
  WorkspaceResult,
  WorkspaceTargetPayload,
} from '@contract/payloads';
import { FEATURES } from '@contract/features';
import type { ImportPayload, ImportReply } from '@contract/workbook/importPayloads';
import type {
  PasskeyChallenge,
  PasskeySetup,
  ProveResult,
  ResetSecondFactorResult,
  SecondFactorAdded,
  SecondFactorDto,
  TotpSetup,
} from '@contract/signIn/secondFactorPayloads';
import type { SignInOptions } from '@contract/signIn/signInOptions';
import type { NewShare } from '@contract/reviews/reviewPayloads';
import type { DecidePayload, RoundPreview } from '@contract/rounds/roundPayloads';
import type { ChooseScenarioPayload, ChosenScenario } from '@contract/scenarios/scenarioPayloads';
import type { SaveTargetPayload } from '@contract/targets/targetPayloads';
import type { AutosaveResult, ErrorBody, ErrorCode, LoginPayload, UserDto } from '@contract/rest';
import type * as operations from '@/shared/api/generated/operations';
import type { TypedDocumentString } from '@/shared/api/transport/TypedDocument';
import { companyList } from './storyData';

interface Call<Sent> {
  isQuery: boolean;
  sent: Sent;
}

/**
 * How the server answers one call. It is a function, because Storybook would merge objects of a
 * story and its file.
 */
export interface Answer<Sent, Result> {
  (call: Call<Sent>): Promise<Response>;
  /** Never set; it only relates the answer's type to the type that the call expects. */
  result?: Result;
}

type AnyAnswer<Result> = Answer<unknown, Result>;

type Queries = {
  [
    Name in keyof typeof operations as Name extends `${infer Operation}Document`
      ? Uncapitalize<Operation>
      : never
  ]?: (typeof operations)[Name] extends TypedDocumentString<infer Result, infer Variables>
    ? Answer<Variables, Result>
    : never;
};

interface RestCalls {
  '/auth/user'?: AnyAnswer<UserDto | null>;
  '/auth/login'?: Answer<LoginPayload, UserDto>;
  '/auth/logout'?: AnyAnswer<null>;
  '/auth/sessions'?: AnyAnswer<SessionDto[]>;
  '/auth/logout-session'?: AnyAnswer<LogoutOthersResult>;
  '/auth/logout-others'?: AnyAnswer<LogoutOthersResult>;
  '/auth/sign-in-options'?: AnyAnswer<SignInOptions>;
  '/auth/begin-passkey'?: AnyAnswer<PasskeyChallenge>;
  '/auth/second-factor'?: AnyAnswer<UserDto>;
  '/auth/prove'?: AnyAnswer<ProveResult>;
  '/user/second-factor'?: AnyAnswer<SecondFactorDto>;
  '/user/begin-totp'?: AnyAnswer<TotpSetup>;
  '/user/confirm-totp'?: AnyAnswer<SecondFactorAdded>;
  '/user/remove-totp'?: AnyAnswer<SecondFactorDto>;
  '/user/begin-passkey'?: AnyAnswer<PasskeySetup>;
  '/user/add-passkey'?: AnyAnswer<SecondFactorAdded>;
  '/user/remove-passkey'?: AnyAnswer<SecondFactorDto>;
  '/user/create-recovery-codes'?: AnyAnswer<SecondFactorAdded>;
  '/user/end-sessions'?: AnyAnswer<LogoutOthersResult>;
  '/user/reset-second-factor'?: AnyAnswer<ResetSecondFactorResult>;
  '/user/tokens'?: AnyAnswer<ApiTokenDto[]>;
  '/user/create-token'?: Answer<CreateTokenPayload, CreateTokenResult>;
  '/user/revoke-token'?: Answer<RevokeTokenPayload, RevokeTokenResult>;
  '/user/autosave'?: Answer<FormData, AutosaveResult>;
  '/user/cancel-email'?: AnyAnswer<UserDto>;
  '/user/confirm-email'?: AnyAnswer<null>;
  '/user/resend-email'?: AnyAnswer<UserDto>;
  '/user/invitation'?: AnyAnswer<InvitationDto>;
  '/user/create'?: Answer<CreateUserPayload, UserDto>;
  '/user/delete'?: AnyAnswer<null>;
  '/user/erase'?: AnyAnswer<null>;
  '/user/updateUser'?: Answer<FormData, UserDto>;
  '/answers/import'?: Answer<ImportPayload, ImportReply>;
  /** Stories have no route, so that the token is empty. */
  '/shared/'?: AnyAnswer<unknown>;
  '/review/take'?: AnyAnswer<operations.GetReviewsQuery['reviews'][number]>;
  '/review/import'?: AnyAnswer<operations.GetReviewsQuery['reviews'][number]>;
  '/review/share'?: AnyAnswer<NewShare>;
  '/review/unshare'?: AnyAnswer<null>;
  '/round/save'?: AnyAnswer<{ id: string }>;
  '/round/open'?: AnyAnswer<null>;
  '/round/preview'?: AnyAnswer<RoundPreview>;
  '/round/decide'?: Answer<DecidePayload, ImportReply>;
  '/scenario/save'?: AnyAnswer<{ id: string }>;
  '/scenario/choose'?: Answer<
    ChooseScenarioPayload,
    Omit<ChosenScenario, 'items'> & { items: { id: string }[] }
  >;
  '/report-error'?: Answer<FormData, ReportErrorResult>;
  '/company/create'?: Answer<CreateCompanyPayload, CompanyResult>;
  '/company/update'?: Answer<UpdateCompanyPayload, CompanyResult>;
  '/company/change-workspaces'?: Answer<ChangeWorkspacesPayload, ChangeWorkspacesResult>;
  '/company/delete'?: Answer<CompanyTargetPayload, DeleteResult>;
  '/target/save'?: Answer<SaveTargetPayload, unknown>;
  '/company/reactivate'?: Answer<CompanyTargetPayload, CompanyResult>;
  '/workspace/create'?: Answer<CreateWorkspacePayload, WorkspaceResult>;
  '/workspace/update'?: Answer<UpdateWorkspacePayload, WorkspaceResult>;
  '/workspace/delete'?: Answer<WorkspaceTargetPayload, DeleteResult>;
  '/workspace/reactivate'?: Answer<WorkspaceTargetPayload, WorkspaceResult>;
}

/** The answers of a story's server: queries by operation name, other requests by path. */
export type StoryServer = Queries & RestCalls;

export const reply =
  <Result>(data: Result): AnyAnswer<Result> =>
  async () =>
    Response.json({ data });

/** A preview that succeeds, of a change that then conflicts with that of someone else. */
export const conflictAfter =
  <Result>(preview: Result): Answer<{ dry_run: boolean }, Result> =>
  (call) =>
    (call.sent.dry_run ? reply(preview) : errorReply('REVISION_CONFLICT'))(call);

/** Answers with the signed-in user and the number of their other sessions. */
export const replyUser =
  (data: UserDto, other_sessions: number): AnyAnswer<UserDto> =>
  async () =>
    Response.json({ data, other_sessions, features: FEATURES });

/** An answer that depends on the request. */
export const replyTo =
  <Sent, Result>(dataFor: (sent: Sent) => Result): Answer<Sent, Result> =>
  async ({ sent }) =>
    Response.json({ data: dataFor(sent) });

/** Never answers. */
export const loading: AnyAnswer<never> = () => new Promise(() => undefined);

/** Fails without a response, as a lost connection does. */
export const lostConnection: AnyAnswer<never> = () =>
  Promise.reject(new TypeError('Failed to fetch'));

/** A failing server, with the error format of the contract. */
export const broken: AnyAnswer<never> = async () =>
  refusal(503, 'INTERNAL', 'The service is not available at the moment.');

/** Replies with this error, and with the message of the story if it has one. */
export const errorReply =
  (code: keyof typeof STATUS, words = 'Refused', data?: unknown): AnyAnswer<never> =>
  async ({ isQuery }) =>
    isQuery
      ? Response.json({ data: null, errors: [{ message: words, extensions: { code } }] })
      : refusal(STATUS[code], code, words, data);

const STATUS = {
  BAD_USER_INPUT: 400,
  INVALID_CREDENTIALS: 401,
  FORBIDDEN: 403,
  SECOND_FACTOR_REQUIRED: 401,
  SECOND_FACTOR_MISSING: 403,
  PROOF_REQUIRED: 403,
  NOT_FOUND: 404,
  NAME_TAKEN: 400,
  REVISION_CONFLICT: 409,
  EMAIL_TAKEN: 409,
  LAST_ADMINISTRATOR: 409,
  ALREADY_PLANNED: 409,
} satisfies Partial<Record<ErrorCode, number>>;

function refusal(status: number, code: ErrorCode, message: string, data?: unknown): Response {
  const body: ErrorBody = { message, error: message, code, data };
  return Response.json(body, { status });
}

/** Storybook requests files of its own, each with an extension. */
const isFile = (path: string) => /\.\w+$/.test(path);

/** Answers to requests that any story can send; the story's own answers come first. */
const BASICS: StoryServer = {
  getCompanies: reply(companyList()),
  // The app prefetches these while a story with an action is idle.
  actionsAhead: loading,
};

const realFetch = globalThis.fetch;
let activeServer: StoryServer | null = null;

/**
 * Replaces only the network, so that everything above `fetch` is the product's code. Returns a
 * function that restores it.
 */
export function startStoryServer(server: StoryServer): () => void {
  activeServer = server;
  globalThis.fetch = answerRequest;
  return () => {
    if (activeServer === server) activeServer = null;
  };
}

const answerRequest: typeof fetch = async (input, init = {}) => {
  const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
  if (isFile(pathname)) return realFetch(input, init);
  const { name, ...call } = callOf(pathname, init.body);
  // A story can still save after it is closed; its request needs no answer.
  if (!activeServer) return loading(call);
  const answers = { ...BASICS, ...activeServer } as Record<string, AnyAnswer<unknown> | undefined>;
  const answer = answers[name];
  if (answer) return answer(call);
  console.error(`The story's server has no answer for ${name}.`);
  return lostConnection(call);
};

function callOf(path: string, body: RequestInit['body']): Call<unknown> & { name: string } {
  const sent: unknown = typeof body === 'string' ? JSON.parse(body) : body;
  if (path !== '/graphql') return { name: path, isQuery: false, sent };
  const { operationName, variables } = sent as { operationName: string; variables: unknown };
  return { name: operationName, isQuery: true, sent: variables };
}
