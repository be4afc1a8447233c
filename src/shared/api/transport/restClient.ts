import { env } from '@/shared/config/env';
import { unreadable } from '../errors/ApiError';
import { send, type Reply } from './send';
import { parseAs, type Shape } from './shapes';

/** A call of the site root. A FormData body is sent as form data, anything else as JSON. */
export interface RestRequest {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  body?: FormData | Record<string, unknown>;
  /** Lets the request outlive the page; bodies of all such requests share 64 KiB. */
  keepalive?: boolean;
  /** Schema of the reply; without one the reply's content is not used. */
  reply?: Shape;
}

export async function sendRest(request: RestRequest, signal: AbortSignal): Promise<Reply> {
  const { method, path, body, keepalive = false, reply: shape } = request;
  const isForm = body instanceof FormData;
  const reply = await send(env.apiRootUrl + path, {
    method,
    keepalive,
    // A request that outlives the page must not be aborted with it.
    ...(keepalive ? {} : { signal }),
    ...(body !== undefined && {
      headers: isForm ? {} : { 'Content-Type': 'application/json' },
      body: isForm ? body : JSON.stringify(body),
    }),
  });
  if (reply.error || !shape) return reply;
  const read = parseAs(shape, reply.data);
  return read ? { data: read.value } : { error: unreadable() };
}
