import type { QueryResolvers } from '../../server/routes/graphql/generated/resolverTypes';

test('a resolver that returns another shape than the schema does not compile', () => {
  const resolvers: Pick<QueryResolvers<unknown>, 'nextAndPreviousActivity' | 'impactAreas'> = {
    // @ts-expect-error -- `prev` is missing.
    nextAndPreviousActivity: () => ({ next: null }),
    // @ts-expect-error -- `completed` is not a string.
    impactAreas: () => [{ name: '1', completed: '0', current: null }],
  };
  expect(Object.keys(resolvers)).toHaveLength(2);
});
