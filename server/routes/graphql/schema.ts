import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, type GraphQLSchema } from 'graphql';
import { createDocumentCheck, type CheckDocument } from './documents';

export interface QuerySchema {
  schema: GraphQLSchema;
  checkDocument: CheckDocument;
}

/** By folder and introspection, because building a schema takes longer than answering most queries. */
const schemas = new Map<string, QuerySchema>();

/** The schema of `contract/schema.graphql` in a folder, and the check of documents against it. */
export function schemaIn(rootDir: string, introspection: boolean): QuerySchema {
  const key = `${rootDir}:${String(introspection)}`;
  const known = schemas.get(key);
  if (known) return known;
  const schema = buildSchema(readFileSync(join(rootDir, 'contract', 'schema.graphql'), 'utf8'));
  const built = { schema, checkDocument: createDocumentCheck(schema, introspection) };
  schemas.set(key, built);
  return built;
}
