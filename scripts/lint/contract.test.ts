import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Kind, parse, type FieldDefinitionNode, type InputValueDefinitionNode } from 'graphql';

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

/** What the query endpoint of every server has: the fields of each type, with their arguments. */
const FIELDS_OF_EVERY_SERVER: Record<string, string[]> = {
  Query: [
    ...['companies(user_role)', 'workspaces(user_role)', 'collaborators', 'drivers(company_id)'],
    ...['driver(company_id,driver_name)', 'subdriverActivitiesGrade(company_id,driver_name)'],
    ...['graphDrivers(company_id)', 'impactAreas(company_id)'],
    'percentageCompleted(company_id,impact_area,activity_id)',
    'impactAreaActivities(company_id,impact_area)',
    'impactAreaCompletedActivities(company_id,impact_area)',
    ...['nextAndPreviousActivity(activity_id,impact_area)', 'activity(activity_id)'],
    ...['answer(activity_id,company_id)', 'recentlyDeleted'],
  ],
  Company: [
    ...['id', 'name', 'logo', 'image', 'website', 'activated', 'expiration_date', 'workspace'],
    'workspace_id',
  ],
  Workspace: ['id', 'name', 'companies', 'collaborators'],
  WorkspaceRef: ['id', 'name'],
  Collaborator: [
    ...['id', 'name', 'email', 'image', 'company_id', 'company_name', 'company_image', 'role'],
    ...['company_role', 'workspace_role', 'activated', 'invitation_expires'],
  ],
  CollaboratorGroup: ['company_id', 'company_name', 'company_image', 'collaborators'],
  Driver: ['name', 'average', 'grade', 'description'],
  SubdriverActivities: ['name', 'activities'],
  GradedActivity: ['id', 'name', 'average', 'grade'],
  GraphDrivers: ['name', 'years'],
  GraphYear: ['year', 'data'],
  GraphWeek: ['week', 'data'],
  GraphValue: ['driver', 'averages'],
  ImpactArea: ['name', 'completed', 'current'],
  PercentageCompleted: ['total', 'answered', 'completed'],
  ActivityStatus: ['id', 'name', 'status'],
  ActivityRef: ['id', 'name'],
  NextAndPrevious: ['next', 'prev'],
  Activity: ['id', 'name', 'impact_area', 'relevance', 'subprocess_id', 'description', 'status'],
  Answer: [
    ...['id', 'activity_id', 'activity_name', 'company_id', 'revenue_state', 'relevance'],
    ...['criticality', 'cost', 'difficulty', 'factor_difficulty', 'time_w', 'avg_cost_thread_m'],
    ...['est_cost_process_m', 'est_cost_driver_m', 'est_cost_subdriver_m', 'est_cost_company_m'],
    ...['time_thread_h', 'answered_at', 'average_score', 'revision'],
  ],
  DeletedItem: ['kind', 'id', 'name', 'deleted_by', 'deleted_at', 'purge_at'],
};

test('the schema marks every field that a server may lack with @feature', () => {
  const isMarked = ({ directives }: FieldDefinitionNode | InputValueDefinitionNode) =>
    directives?.some(({ name }) => name.value === 'feature') === true;
  const unmarkedIn = ({ name, arguments: all = [] }: FieldDefinitionNode) => {
    const args = all
      .filter((argument) => !isMarked(argument))
      .map((argument) => argument.name.value);
    return args.length === 0 ? name.value : `${name.value}(${args.join(',')})`;
  };
  const types = parse(read('contract/schema.graphql')).definitions.flatMap((one) =>
    one.kind === Kind.OBJECT_TYPE_DEFINITION && one.name.value in FIELDS_OF_EVERY_SERVER
      ? [[one.name.value, one.fields ?? []] as const]
      : [],
  );
  const unmarked = types.map(([type, fields]) => [
    type,
    fields.filter((field) => !isMarked(field)).map(unmarkedIn),
  ]);
  expect(Object.fromEntries(unmarked)).toEqual(FIELDS_OF_EVERY_SERVER);
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
