import { env } from '@/shared/config/env';
import { send, type Reply } from './send';

/** A call of the site root. A FormData body is sent as form data, anything else as JSON. */
export interface RestRequest {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  body?: FormData | Record<string, unknown>;
  /** Lets the request outlive the page; bodies of all such requests share 64 KiB. */
  keepalive?: boolean;
}

export async function sendRest(request: RestRequest, signal: AbortSignal): Promise<Reply> {
  const { method, path, body, keepalive = false } = request;
  const isForm = body instanceof FormData;
  return send(env.apiRootUrl + path, {
    method,
    keepalive,
    // A request that outlives the page must not be aborted with it.
    ...(keepalive ? {} : { signal }),
    ...(body !== undefined && {
      headers: isForm ? {} : { 'Content-Type': 'application/json' },
      body: isForm ? body : JSON.stringify(body),
    }),
  });
}
