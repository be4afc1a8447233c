import type { QueryResolvers } from '../../server/routes/graphql/generated/resolverTypes';
import { generateResolverTypes } from './generateResolverTypes';

const SCHEMA = `
  type Query { items(kind: String, owner: ID!, sizes: [Int!]): [Item!]! }
  type Item { id: ID! size: Float parts: [Item!] }
`;

test('an object type becomes an interface, a root field a function', () => {
  const code = generateResolverTypes(SCHEMA);
  expect(code).toContain('parts: Field<ReadonlyArray<Awaitable<Item>> | null>;');
  expect(code).toContain('size: Field<number | null>;');
  expect(code).toContain(
    'items: (args: { kind?: string | null; owner: string; sizes?: ReadonlyArray<number> | null }, context: Context) => Awaitable<ReadonlyArray<Awaitable<Item>>>;',
  );
});

test('a resolver that returns another shape than the schema does not compile', () => {
  const resolvers: Pick<QueryResolvers<unknown>, 'nextAndPreviousActivity' | 'impactAreas'> = {
    // @ts-expect-error -- `prev` is missing.
    nextAndPreviousActivity: () => ({ next: null }),
    // @ts-expect-error -- `completed` is not a string.
    impactAreas: () => [{ name: '1', completed: '0', current: null }],
  };
  expect(Object.keys(resolvers)).toHaveLength(2);
});
