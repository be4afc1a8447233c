import { getNamedType, isObjectType } from 'graphql';
import { schemaIn } from '../schema';
import { useQueryServer } from '@server/testing/store/queryServer';
import { STORES } from '@server/testing/stores';

/** Values of the arguments that root fields require besides `company_id`. */
const ARGUMENTS: Partial<Record<string, string>> = {
  driver_name: 'Total',
  impact_area: '1',
  activity_id: 'nine',
  from: '2026-W01',
  subject_kind: 'activity',
  subject_id: 'nine',
};

const fields = Object.values(schemaIn('.', false).schema.getQueryType()?.getFields() ?? {});
const isOfCompany = (field: (typeof fields)[number]) =>
  field.args.some(({ name, type }) => name === 'company_id' && String(type) === 'ID!');

/** Root fields that are not about one company, or have rights of their own; other tests show who may see what. */
const OTHERS: readonly string[] = [
  'companies',
  'workspaces',
  'collaborators',
  'nextAndPreviousActivity',
  'activity',
  'recentlyDeleted',
  'events',
  'portfolio',
  'rounds',
  'round',
  'myPart',
  'roundsDue',
  'roundCandidates',
  'modelVersions',
  'weeklyMail',
  'modelPreview',
  'review',
  'proof',
  'reviewShares',
  'profiles',
  'mappings',
  'notices',
  'noticeCount',
  'tasks',
];

const ofCompany = fields.filter(({ name }) => !OTHERS.includes(name));

test('each root field is about one company, or listed as one that has other tests', () => {
  expect(ofCompany.filter((field) => !isOfCompany(field)).map(({ name }) => name)).toEqual([]);
  expect(OTHERS.filter((name) => !fields.some((field) => field.name === name))).toEqual([]);
});

describe.each(STORES)('on %s', (_name, openStore) => {
  const asking = useQueryServer(openStore);

  test.each(ofCompany)('$name is for people who may see the company', async (field) => {
    const query = (companyId: string) => {
      const values = field.args.flatMap(({ name, type }) => {
        if (!String(type).endsWith('!')) return [];
        return `${name}:"${(name === 'company_id' ? companyId : ARGUMENTS[name]) ?? ''}"`;
      });
      const inner = isObjectType(getNamedType(field.type)) ? '{__typename}' : '';
      return `{${field.name}(${values.join()})${inner}}`;
    };
    const code = async (person: string, companyId: string) =>
      asking.code(await asking.as(person), query(companyId));
    expect(await code('editor', 'acorn')).toBeUndefined();
    expect(await code('editor', 'cedar')).toBe('NOT_FOUND');
    expect(await code('editor', 'nothing')).toBe('NOT_FOUND');
    expect(await code('admin', 'cedar')).toBeUndefined();
  });
});
