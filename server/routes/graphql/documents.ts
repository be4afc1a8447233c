import {
  GraphQLError,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { LIMITS } from '@contract/limits';
import { boundsProblem } from './bounds';

const MAX_VALIDATION_ERRORS = 5;

/** The valid documents that are kept for the next query with the same text: how many, and their characters in all. */
const MAX_KEPT = { max: 500, maxSize: 2_000_000 };

/** A parsed and validated document, or its errors. */
type Checked = DocumentNode | readonly GraphQLError[];

export type CheckDocument = (query: string) => Checked;

/**
 * Returns a function that parses and validates documents. It keeps the valid ones used last, because checking a
 * document of the app takes longer than answering it.
 */
export function createDocumentCheck(schema: GraphQLSchema, introspection: boolean): CheckDocument {
  const valid = new LRUCache<string, DocumentNode>({
    ...MAX_KEPT,
    sizeCalculation: (_document, query) => query.length,
  });
  return (query) => {
    const known = valid.get(query);
    if (known) return known;
    const checked = checkDocument(schema, introspection, query);
    if ('kind' in checked) valid.set(query, checked);
    return checked;
  };
}

function checkDocument(schema: GraphQLSchema, introspection: boolean, query: string): Checked {
  let document: DocumentNode;
  try {
    document = parse(query, { maxLexicalTokens: LIMITS.queryTokens });
  } catch (error) {
    if (error instanceof GraphQLError) return [error];
    throw error;
  }
  const problem = boundsProblem(document);
  if (problem !== undefined) return [new GraphQLError(problem)];

  const rules = introspection
    ? specifiedRules
    : [...specifiedRules, NoSchemaIntrospectionCustomRule];
  // Suggestions would reveal names of the schema to clients without introspection.
  const options = { maxErrors: MAX_VALIDATION_ERRORS, hideSuggestions: !introspection };
  const errors = validate(schema, document, rules, options);
  return errors.length > 0 ? errors : document;
}
