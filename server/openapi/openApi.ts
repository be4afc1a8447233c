import { proofRuleOf } from '@contract/permissions/recentProof';
import type { ErrorCode } from '@contract/rest';
import { STATUS } from '@server/middleware/errorHandler';
import { ACCOUNT_OPERATIONS } from './accountOperations';
import { ANSWER_OPERATIONS } from './answerOperations';
import { MODEL_OPERATIONS } from './modelOperations';
import { REVIEW_OPERATIONS } from './reviewOperations';
import { PROFILE_OPERATIONS } from './profileOperations';
import { ROUND_OPERATIONS } from './roundOperations';
import { EVIDENCE_OPERATIONS } from './evidenceOperations';
import { SECOND_FACTOR_OPERATIONS } from './secondFactorOperations';
import { jsonSchemaOf, type ObjectSchema } from './jsonSchema';
import { MANAGEMENT_OPERATIONS } from './managementOperations';
import type { Operation, Operations } from './Operation';

export const OPERATIONS: Operations = {
  ...ACCOUNT_OPERATIONS,
  ...SECOND_FACTOR_OPERATIONS,
  ...ANSWER_OPERATIONS,
  ...ROUND_OPERATIONS,
  ...REVIEW_OPERATIONS,
  ...PROFILE_OPERATIONS,
  ...MODEL_OPERATIONS,
  ...EVIDENCE_OPERATIONS,
  ...MANAGEMENT_OPERATIONS,
};

const ERROR = { $ref: '#/components/schemas/Error' };
const SECURITY = {
  guest: [],
  person: [{ session: [] }],
  query: [{ session: [] }, { apiToken: [] }],
};

/** The OpenAPI 3.1 document of the REST calls. Its request bodies follow from the schemas that the routes validate with. */
export function openApiDocument() {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Value Drivers',
      version: '1',
      description:
        'The calls of the app. Programs read data with GraphQL queries and an API token; see docs/api.md. Every other call with an API token is refused with 403.',
    },
    servers: [{ url: '/' }],
    paths: paths(),
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'sid',
          description: 'With https the name is `__Host-sid`.',
        },
        apiToken: { type: 'http', scheme: 'bearer' },
      },
      schemas: { Error: errorSchema() },
    },
  };
}

function paths() {
  const byPath: Record<string, Record<string, object>> = {};
  for (const [route, operation] of Object.entries(OPERATIONS)) {
    const [method = '', address = ''] = route.split(' ');
    const path = address.replace(/:(\w+)/g, '{$1}');
    (byPath[path] ??= {})[method.toLowerCase()] = describe(method, address, operation);
  }
  return byPath;
}

function describe(method: string, address: string, operation: Operation) {
  const fields = operation.fields && jsonSchemaOf(operation.fields);
  const inPath = [...address.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const inQuery = method === 'GET' && fields ? queryParameters(fields) : [];
  const parameters = [...inPath, ...inQuery];
  return {
    operationId: operationId(method, address),
    summary: operation.summary,
    security: SECURITY[operation.access],
    ...(parameters.length > 0 && { parameters }),
    ...(method !== 'GET' && fields && { requestBody: requestBody(fields, operation) }),
    responses: { ...successes(operation), ...refusals(`${method} ${address}`, operation) },
  };
}

const operationId = (method: string, address: string) =>
  method.toLowerCase() +
  address.replace(/[/:-]+(\w)/g, (_, letter: string) => letter.toUpperCase());

const queryParameters = ({ properties, required }: ObjectSchema) =>
  Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));

function requestBody(
  { properties, required }: ObjectSchema,
  { type, file, fileType = 'image/*' }: Operation,
) {
  const binary = { type: 'string', contentMediaType: fileType, contentEncoding: 'binary' };
  const schema = {
    type: 'object',
    properties: { ...properties, ...(file !== undefined && { [file]: binary }) },
    ...(required.length > 0 && { required }),
  };
  return { required: true, content: { [type ?? 'application/json']: { schema } } };
}

function successes({ success, replyType = 'application/json' }: Operation) {
  const schema = replyType === 'application/json' ? { type: 'object' } : { type: 'string' };
  const content = replyType === null ? {} : { content: { [replyType]: { schema } } };
  return Object.fromEntries(
    Object.entries(success).map(([status, description]) => [status, { description, ...content }]),
  );
}

/** The error replies by status, with their codes. */
function refusals(route: string, operation: Operation) {
  const isGet = route.startsWith('GET ');
  const { access, fields, errors = [], conflicts = [] } = operation;
  const codes: [status: number, code: ErrorCode][] = [
    ...(access === 'guest' ? [] : (['UNAUTHENTICATED'] as const)),
    'FORBIDDEN' as const,
    ...(access === 'guest' ? [] : (['SECOND_FACTOR_MISSING'] as const)),
    ...(isGet ? [] : (['CROSS_ORIGIN'] as const)),
    ...(fields ? (['BAD_USER_INPUT'] as const) : []),
    ...(!isGet && fields ? (['TOO_LARGE', 'REQUEST_TIMEOUT'] as const) : []),
    ...(proofRuleOf(route) === 'never' ? [] : (['PROOF_REQUIRED'] as const)),
    ...errors,
    'INTERNAL' as const,
  ].map((code) => [STATUS[code], code]);
  codes.push(...conflicts.map((code): [number, ErrorCode] => [409, code]), [503, 'INTERNAL']);

  const replies: Record<string, { description: string; headers?: object; content: object }> = {};
  for (const [status, code] of codes) {
    const known = replies[status]?.description;
    replies[status] = {
      description: known === undefined ? `\`${code}\`` : `${known}, \`${code}\``,
      ...([429, 503].includes(status) && { headers: retryAfter }),
      content: { 'application/json': { schema: ERROR } },
    };
  }
  return replies;
}

const retryAfter = {
  'Retry-After': {
    description: 'Seconds after which the client may try again',
    schema: { type: 'integer' },
  },
};

function errorSchema() {
  const text = { type: 'string' };
  return {
    type: 'object',
    required: ['message', 'error', 'code'],
    properties: {
      message: { ...text, description: 'For the person' },
      error: { ...text, description: 'The same as `message`' },
      code: { ...text, enum: Object.keys(STATUS) },
      fields: {
        type: 'object',
        description: 'A message for each invalid field',
        additionalProperties: text,
      },
      data: { description: 'What the client needs to continue' },
      request_id: { ...text, description: 'For an internal failure: its id in the server’s log' },
    },
  };
}
