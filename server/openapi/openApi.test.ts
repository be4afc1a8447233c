import { readFileSync } from 'node:fs';
import { createApp } from '@server/createApp';
import { PLACES, WORKSPACE } from '@server/everyRoute/calls/call';
import { CALLS, expected } from '@server/everyRoute/calls/calls';
import { CALLERS } from '@server/everyRoute/calls/callers';
import { routesOf } from '@server/everyRoute/routesOf';
import { createMemoryStore } from '@server/store/lowdb/lowdbStore';
import type { ObjectSchema } from './jsonSchema';
import { openApiDocument, OPERATIONS } from './openApi';

const ROUTES = [...new Set(routesOf(createApp({ store: createMemoryStore() })))];
const document = openApiDocument();

interface Described {
  operationId: string;
  responses: Record<string, object>;
  requestBody?: { content: Record<string, { schema: Partial<ObjectSchema> }> };
}

function described(route: string): Described {
  const [method = '', address = ''] = route.split(' ');
  const path = address.replace(/:(\w+)/g, '{$1}');
  const operation = document.paths[path]?.[method.toLowerCase()];
  if (!operation) throw new Error(`${route} is not in the document`);
  return operation as Described;
}

test('the committed file is the generated one', () => {
  const file = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as unknown;
  // If this fails, run `npm run openapi` and commit the file.
  expect(file).toEqual(JSON.parse(JSON.stringify(document)));
});

test('the document has every route and no other', () => {
  expect(Object.keys(OPERATIONS).sort()).toEqual([...ROUTES].sort());
});

test('every operation has an id of its own, a success and error replies', () => {
  const ids = ROUTES.map((route) => described(route).operationId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const route of ROUTES) {
    const statuses = Object.keys(described(route).responses).map(Number);
    expect([route, statuses.some((status) => status < 400)]).toEqual([route, true]);
    expect([route, statuses]).toEqual([route, expect.arrayContaining([403, 500, 503])]);
  }
});

test.each(CALLS)('every reply to $route that the walk test expects is described', (call) => {
  // The query endpoint reports most refusals with the status 200.
  if (call.route === 'POST /graphql') return;
  const statuses = Object.keys(described(call.route).responses).map(Number);
  for (const caller of CALLERS) {
    for (const place of call.on === 'nothing' ? (['own'] as const) : PLACES) {
      if (call.on === 'workspace' && !WORKSPACE[place]) continue;
      expect(statuses).toContain(expected(call, caller, place));
    }
  }
});

test.each(CALLS)(
  'the body of $route in the walk test has the required fields and no others',
  (call) => {
    const body = call.body('own');
    const content = described(call.route).requestBody?.content ?? {};
    const [schema] = Object.values(content).map((one) => one.schema);
    const sent = body instanceof FormData ? [...body.keys()] : Object.keys(body);
    const { properties = {}, required = [] } = schema ?? {};
    const unknown = sent.filter((name) => !(name in properties));
    // The walk test sends the same body to all calls about a workspace.
    expect(unknown.filter((name) => name !== 'workspace_name')).toEqual([]);
    // These calls are refused for a missing revision after the permission was checked.
    if (call.route === 'POST /answer/confirm') return;
    expect(sent).toEqual(expect.arrayContaining(required));
  },
);
