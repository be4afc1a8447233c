import type { ErrorCode } from '@contract/rest';
import { env } from '@/shared/config/env';
import { apiError, type ApiError } from './ApiError';
import type { TypedDocumentString } from './TypedDocument';
import { send, type Reply } from './send';

/** A call of the query endpoint. */
export interface QueryRequest {
  document: TypedDocumentString<unknown, never>;
  variables: unknown;
}

interface QueryBody {
  data?: unknown;
  errors?: { message?: string; extensions?: { code?: ErrorCode } }[];
}

/** Asks the query endpoint; the reply is unwrapped to its data field. */
export async function sendQuery(request: QueryRequest, signal: AbortSignal): Promise<Reply> {
  const reply = await send(env.apiQueryUrl, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      query: request.document.query,
      operationName: request.document.operationName,
      variables: request.variables,
    }),
    signal,
  });
  if (reply.error) return reply;
  const body = reply.data as QueryBody | null;
  const failure = body?.errors?.[0];
  if (failure) return { error: queryError(failure) };
  if (body?.data === undefined || body.data === null) return { error: apiError({}) };
  return { data: body.data };
}

function queryError({ message, extensions }: NonNullable<QueryBody['errors']>[number]): ApiError {
  return apiError({ status: 200, code: extensions?.code ?? null, message: message ?? null });
}
