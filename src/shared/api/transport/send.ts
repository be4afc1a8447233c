import type { ErrorCode } from '@contract/rest';
import { apiError, unreadable, type ApiError } from '../errors/ApiError';
import { answerAskedAhead } from './prefetchedResponse';

export type Reply = { data: unknown; error?: undefined } | { data?: undefined; error: ApiError };

/** One request with cookies; every way to fail becomes an ApiError. Never throws. */
export async function send(url: string, init: RequestInit): Promise<Reply> {
  const headers = new Headers(init.headers);
  headers.set('Accept', 'application/json');
  let response: Response;
  try {
    response = await (answerAskedAhead(url, init) ??
      fetch(new URL(url, window.location.origin), { ...init, credentials: 'include', headers }));
  } catch {
    return { error: apiError({}) };
  }
  const text = await response.text().catch(() => null);
  // The line broke in the middle of the reply.
  if (text === null) return { error: apiError({}) };
  const body = parsed(text);
  if (!response.ok) return { error: refusal(response, body) };
  return body === undefined ? { error: unreadable() } : { data: body };
}

/** Null for a reply without a body, undefined for one that is no JSON. */
function parsed(text: string): unknown {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function refusal({ status, headers }: Response, body: unknown): ApiError {
  const said = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  const error = textOf(said.error);
  return apiError({
    status,
    code: typeof said.code === 'string' ? (said.code as ErrorCode) : null,
    message: textOf(said.message) ?? error,
    error,
    fields: isFieldMessages(said.fields) ? said.fields : {},
    data: said.data ?? null,
    retryAfter: retryAfterOf(headers.get('Retry-After')),
  });
}

/** Null for anything but a text that says something. */
const textOf = (value: unknown) => (typeof value === 'string' && value ? value : null);

/** Seconds or a date, as HTTP has it; null for neither. */
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
