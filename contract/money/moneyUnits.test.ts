import { readFileSync } from 'node:fs';
import { buildSchema, getNamedType, isObjectType, type GraphQLNamedType } from 'graphql';
import { moneyUnitOf } from './defaultMoneyUnit';
import { isMoneyUnit, MONEY_UNITS } from './moneyUnits';

test('every unit is a currency that Intl knows, once', () => {
  const known = Intl.supportedValuesOf('currency');
  // The youngest ones are in newer versions of the tables only.
  const young = ['VED', 'XCG', 'ZWG'];
  expect(MONEY_UNITS.filter((unit) => !known.includes(unit) && !young.includes(unit))).toEqual([]);
  expect(new Set(MONEY_UNITS).size).toBe(MONEY_UNITS.length);
});

test.each(['EUR', 'USD', 'JPY'])('%s is a unit', (unit) => {
  expect(isMoneyUnit(unit)).toBe(true);
});

test.each(['eur', 'EURO', 'DEM', 'XAU', 'XXX', ''])('%p is not', (unit) => {
  expect(isMoneyUnit(unit)).toBe(false);
});

test('a company without a unit has dollars', () => {
  expect(moneyUnitOf({})).toBe('USD');
  expect(moneyUnitOf({ money_unit: null })).toBe('USD');
  expect(moneyUnitOf({ money_unit: 'EUR' })).toBe('EUR');
});

/** The fields with amounts that a type contains at any depth. */
function amountsIn(type: GraphQLNamedType, seen = new Set<GraphQLNamedType>()): string[] {
  if (!isObjectType(type) || seen.has(type)) return [];
  seen.add(type);
  return Object.values(type.getFields()).flatMap((field) => [
    ...(field.name.endsWith('_m') ? [`${type.name}.${field.name}`] : []),
    ...amountsIn(getNamedType(field.type), seen),
  ]);
}

test('no query reads amounts of several companies, whose units may differ', () => {
  const query = buildSchema(readFileSync('contract/schema.graphql', 'utf8')).getQueryType();
  const several = Object.values(query?.getFields() ?? {}).filter(
    ({ args }) => !args.some(({ name }) => name === 'company_id'),
  );
  expect(several.length).toBeGreaterThan(5);
  for (const { name, type } of several) {
    expect([name, amountsIn(getNamedType(type))]).toEqual([name, []]);
  }
});
