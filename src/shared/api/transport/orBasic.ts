import { isRefusedQuery, type ApiError } from '../errors/ApiError';
import { query } from './query';
import type { QueryRequest } from './queryClient';
import type { TypedDocumentString } from './TypedDocument';

interface Answer {
  data?: unknown;
  error?: ApiError | undefined;
}

/** The last parameter of an endpoint's queryFn. */
type Send = (request: QueryRequest) => PromiseLike<Answer> | Answer;

interface Documents<Full, Basic, Variables> {
  full: TypedDocumentString<Full, Variables>;
  /** Without the fields that a server may not know. */
  basic: TypedDocumentString<Basic, Variables>;
  variables: NoInfer<Variables>;
  /** A field of the reply; if it is null, the request fails with NOT_FOUND. */
  notNull?: keyof Full & keyof Basic & string;
}

/** The result of `full`; if the server refuses that query, the result of `basic`. */
export async function orBasic<Full, Basic, Variables, Result>(
  send: Send,
  { full, basic, variables, notNull }: Documents<Full, Basic, Variables>,
  transform: (reply: Full | Basic) => Result,
): Promise<{ data: Result } | { error: ApiError }> {
  const first = await send(query(full, variables, notNull));
  const reply = isRefusedQuery(first.error) ? await send(query(basic, variables, notNull)) : first;
  return reply.error ? { error: reply.error } : { data: transform(reply.data as Full | Basic) };
}
