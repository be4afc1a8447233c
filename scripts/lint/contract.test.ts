import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Kind, parse } from 'graphql';

const root = path.resolve(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const contract = read('docs/contract.md');
const headings = [...contract.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading);

const files = ['contract', 'e2e', 'scripts', 'server', 'src', 'docs'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|cjs|mjs|graphql|md)$/.test(file))
    .map((file) => path.join(folder, file)),
);

/** A citation in a comment, which may continue on the next line, or in a page. */
const CITATION = /\bcontract\s+(?:(?:\*|#|\/\/)\s+)?"([^"\n]+)"/gi;

const missingNames = (names: readonly string[]) =>
  names.filter((name) => !contract.includes(`\`${name}\``));

test('sections that code and pages cite exist', () => {
  const cited = files
    .filter((file) => file !== 'docs/contract.md')
    .flatMap((file) =>
      [...read(file).matchAll(CITATION)].map(([, heading = '']) => ({ file, heading })),
    );
  expect(cited.length).toBeGreaterThan(0);
  expect(cited.filter(({ heading }) => !headings.includes(heading))).toEqual([]);
});

test('the contract has one section for a subject, and its contents list each', () => {
  expect(headings.filter((heading, index) => headings.indexOf(heading) !== index)).toEqual([]);
  expect(headings.filter((heading) => !contract.includes(`[${heading}](#`))).toEqual([]);
});

test('the contract names every REST call', () => {
  const { paths } = JSON.parse(read('docs/openapi.json')) as { paths: Record<string, object> };
  const calls = Object.entries(paths).flatMap(([address, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${address}`),
  );
  const missing = calls.filter((call) => !new RegExp(`\`${escaped(call)}[?\`]`).test(contract));
  expect(missing).toEqual([]);
});

test('the contract names every root field of the schema', () => {
  const query = parse(read('contract/schema.graphql')).definitions.find(
    (one) => one.kind === Kind.OBJECT_TYPE_DEFINITION && one.name.value === 'Query',
  );
  const fields = query?.kind === Kind.OBJECT_TYPE_DEFINITION ? query.fields : undefined;
  expect(missingNames((fields ?? []).map(({ name }) => name.value))).toEqual([]);
});

test('the contract names every error code', () => {
  const [, codes = ''] = /type ErrorCode =([^;]+);/.exec(read('contract/rest.ts')) ?? [];
  const names = [...codes.matchAll(/'(\w+)'/g)].map(([, name = '']) => name);
  expect(names).toContain('INTERNAL');
  expect(missingNames(names)).toEqual([]);
});

test('the contract names every rule of data health', () => {
  const [, rules = ''] =
    /HEALTH_RULES = \[([^\]]+)\]/.exec(read('contract/health/dataHealth.ts')) ?? [];
  const names = [...rules.matchAll(/'(\w+)'/g)].map(([, name = '']) => name);
  expect(names).toContain('missing');
  expect(missingNames(names)).toEqual([]);
});

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
