import { buildSchema } from 'graphql';
import { createDocumentCheck } from './documents';

const schema = buildSchema('type Query { name(of: ID): String }');
/** Different valid documents. */
const documents = Array.from({ length: 600 }, (_, i) => `{name(of:"${String(i)}")}`);

test('a valid document is checked once', () => {
  const check = createDocumentCheck(schema, false);
  expect(check('{name}')).toBe(check('{name}'));
});

test('the documents used last are kept', () => {
  const check = createDocumentCheck(schema, false);
  const first = check('{name}');
  documents.slice(0, 300).forEach(check);
  expect(check('{name}')).toBe(first);
  documents.forEach(check);
  expect(check('{name}')).not.toBe(first);
});

test('documents that are long together are not kept', () => {
  const check = createDocumentCheck(schema, false);
  const long = `{name}#${'x'.repeat(2_000_000)}`;
  expect(check(long)).not.toBe(check(long));
});

test('a document with an error is refused each time', () => {
  const check = createDocumentCheck(schema, false);
  for (const query of ['{', '{missing}', '{__type(name:"Query"){name}}'].flatMap((one) => [
    one,
    one,
  ])) {
    expect(check(query)).toEqual([expect.objectContaining({ name: 'GraphQLError' })]);
  }
});
