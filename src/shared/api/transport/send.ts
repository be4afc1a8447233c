import type { ErrorCode } from '@contract/rest';
import { apiError, unreadableReply, type ApiError } from '../errors/ApiError';

export type Reply = { data: unknown; error?: undefined } | { data?: undefined; error: ApiError };

/**
 * Sends a request with cookies. Never throws: every failure becomes an ApiError. `receiveFile` gets the body of a
 * successful reply that is a file, and the data is null.
 */
export async function send(
  url: string,
  init: RequestInit,
  receiveFile?: (file: Blob) => void,
): Promise<Reply> {
  const headers = new Headers(init.headers);
  headers.set('Accept', 'application/json');
  // Names of actions come in the language that the app shows, which may not be that of the browser.
  const { lang } = document.documentElement;
  if (lang !== '') headers.set('Accept-Language', lang);
  let response: Response;
  try {
    response = await fetch(new URL(url, window.location.origin), {
      ...init,
      credentials: 'include',
      headers,
    });
  } catch {
    return { error: apiError({}) };
  }
  if (receiveFile && response.ok) {
    const file = await response.blob().catch(() => null);
    if (file === null) return { error: apiError({}) };
    receiveFile(file);
    return { data: null };
  }
  const text = await response.text().catch(() => null);
  // The connection broke in the middle of the reply.
  if (text === null) return { error: apiError({}) };
  const body = parseJson(text);
  if (!response.ok) return { error: errorFrom(response, body) };
  return body === undefined ? { error: unreadableReply() } : { data: body };
}

/** Null for a reply without a body, undefined for one that is not JSON. */
function parseJson(text: string): unknown {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function errorFrom({ status, headers }: Response, body: unknown): ApiError {
  const reply = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  const error = textOf(reply.error);
  return apiError({
    status,
    code: typeof reply.code === 'string' ? (reply.code as ErrorCode) : null,
    message: textOf(reply.message) ?? error,
    error,
    fields: isFieldMessages(reply.fields) ? reply.fields : {},
    data: reply.data ?? null,
    retryAfter: retryAfterOf(headers.get('Retry-After')),
  });
}

/** Null for anything but a non-empty string. */
const textOf = (value: unknown) => (typeof value === 'string' && value ? value : null);

/** Milliseconds to wait, from seconds or a date; null for an invalid header. */
function retryAfterOf(header: string | null): number | null {
  if (header === null) return null;
  const wait = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return wait >= 0 ? wait : null;
}

function isFieldMessages(value: unknown): value is Record<string, string> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((message) => typeof message === 'string')
  );
}
