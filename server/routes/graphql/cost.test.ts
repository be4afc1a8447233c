import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, parse } from 'graphql';
import { LIMITS } from '@contract/limits';
import { boundsProblem } from './bounds';
import { documentCost } from './cost';

const FEATURES = join(__dirname, '../../../src/features');

const documents = readdirSync(FEATURES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.graphql'))
  .flatMap((file) => parse(readFileSync(join(FEATURES, file), 'utf8')).definitions)
  .flatMap((one) =>
    one.kind === Kind.OPERATION_DEFINITION ? ([[one.name?.value ?? '', one]] as const) : [],
  );

test.each(documents)("the app's own %s keeps within the bounds", (_name, definition) => {
  const document = { kind: Kind.DOCUMENT, definitions: [definition] } as const;
  expect(boundsProblem(document)).toBeUndefined();
  expect(documentCost(document)).toBeLessThanOrEqual(LIMITS.queryCost);
});

test.each([
  ['{graphDrivers{name}}', 15],
  ['{a:graphDrivers{name} companies{id}}', 17],
  [
    '{...F ...F} fragment F on Query{...G ... on Query{workspaces{companies{id}}}} fragment G on Query{drivers{name}}',
    14,
  ],
  ['{__typename}', 0],
  ['{workspaces{id}}', 2],
  ['{workspaces{...W}} fragment W on Workspace{a:companies{id} b:companies{id}}', 8],
  ['{workspaces{companies{id} collaborators{id}}}', 16],
  ['{collaborators{company_id}}', 5],
  ['{collaborators{... on CollaboratorGroup{collaborators{id}}}}', 16],
  ['{answers{id}}', 14],
  ['{companies{id average completed people}}', 5],
])('%s costs %d', (query, cost) => {
  expect(documentCost(parse(query))).toBe(cost);
});
