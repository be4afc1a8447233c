import type { QueryRequest } from './queryClient';
import type { TypedDocumentString } from './TypedDocument';

/** A query-endpoint request whose variables fit its document. */
export function query<Result, Variables>(
  document: TypedDocumentString<Result, Variables>,
  variables: NoInfer<Variables>,
  notNull?: keyof Result & string,
): QueryRequest {
  return { document, variables, ...(notNull && { notNull }) };
}
