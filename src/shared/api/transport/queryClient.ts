import type { Feature } from '@contract/features';
import type { ErrorCode } from '@contract/rest';
import { env } from '@/shared/config/env';
import { apiError, unreadableReply, unsupported, type ApiError } from '../errors/ApiError';
import { send, type Reply } from './send';
import { parseAs } from './shapes';
import { textFor } from './textFor';
import type { TypedDocumentString } from './TypedDocument';

/** A call of the query endpoint. */
export interface QueryRequest {
  document: TypedDocumentString<unknown, never>;
  variables: unknown;
  /** A field of the reply; if it is null, the request fails with NOT_FOUND. */
  notNull?: string;
}

interface QueryBody {
  data?: unknown;
  errors?: { message?: string; extensions?: { code?: ErrorCode } }[];
}

/**
 * Sends a request to the query endpoint and returns its `data`. What the server does not offer is not asked for; a
 * request that it cannot answer at all fails with UNSUPPORTED.
 */
export async function sendQuery(
  request: QueryRequest,
  signal: AbortSignal,
  features: readonly Feature[],
): Promise<Reply> {
  const text = textFor(request.document, features);
  if (text === null) return { error: unsupported() };
  const reply = await send(env.apiQueryUrl, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      query: text,
      operationName: request.document.operationName,
      variables: request.variables,
    }),
    signal,
  });
  if (reply.error) return reply;
  const body = reply.data as QueryBody | null | undefined;
  const failure = body?.errors?.[0];
  if (failure) return { error: queryError(failure) };
  if (body?.data === undefined || body.data === null) return { error: unreadableReply() };
  const read = parseAs(request.document.shape, body.data);
  if (!read) return { error: unreadableReply() };
  const { notNull } = request;
  const isMissing =
    notNull !== undefined && (read.value as Record<string, unknown>)[notNull] === null;
  return isMissing
    ? {
        error: apiError({ status: 200, code: 'NOT_FOUND', message: `No ${notNull} data returned` }),
      }
    : { data: read.value };
}

function queryError({ message, extensions }: NonNullable<QueryBody['errors']>[number]): ApiError {
  return apiError({ status: 200, code: extensions?.code ?? null, message: message ?? null });
}
