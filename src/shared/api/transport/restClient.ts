import type { Feature } from '@contract/features';
import { env } from '@/shared/config/env';
import { unreadableReply, unsupported } from '../errors/ApiError';
import { send, type Reply } from './send';
import { parseAs, type Shape } from './shapes';

/** A request to a path below the API root. A FormData body is sent as form data, any other body as JSON. */
export interface RestRequest {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  /** What a server must offer beyond the specification; without it the request fails with UNSUPPORTED, unsent. */
  needs?: Feature;
  body?: FormData | Record<string, unknown>;
  /** Lets the request outlive the page. Browsers limit the bodies of all such pending requests to 64 KiB in total. */
  keepalive?: boolean;
  /** Schema of the reply; if it is missing, the content of the reply is ignored. */
  reply?: Shape;
  /** Gets the body of a reply that is a file; the data is null then. */
  receiveFile?: (file: Blob) => void;
}

export async function sendRest(
  request: RestRequest,
  signal: AbortSignal,
  features: readonly Feature[],
): Promise<Reply> {
  const { method, path, body, needs, keepalive = false, reply: shape, receiveFile } = request;
  if (needs && !features.includes(needs)) return { error: unsupported() };
  const isForm = body instanceof FormData;
  const init: RequestInit = {
    method,
    keepalive,
    // A request that outlives the page must not be aborted with it.
    ...(keepalive ? {} : { signal }),
    ...(body !== undefined && {
      headers: isForm ? {} : { 'Content-Type': 'application/json' },
      body: isForm ? body : JSON.stringify(body),
    }),
  };
  const reply = await send(env.apiRootUrl + path, init, receiveFile);
  if (reply.error || !shape) return reply;
  const parsed = parseAs(shape, reply.data);
  return parsed ? { data: parsed.value } : { error: unreadableReply() };
}
