import type { ErrorCode } from '@contract/rest';
import { apiError, type ApiError } from './ApiError';
import { answerAskedAhead } from './askedAhead';

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
  if (response.status === 204) return { data: null };
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok) return { error: refusal(response, body) };
  return body === undefined ? { error: apiError({}) } : { data: body };
}

function refusal({ status, headers }: Response, body: unknown): ApiError {
  const said = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  const text = [said.message, said.error].find((words) => typeof words === 'string' && words);
  return apiError({
    status,
    code: typeof said.code === 'string' ? (said.code as ErrorCode) : null,
    message: typeof text === 'string' ? text : null,
    fields: isFieldMessages(said.fields) ? said.fields : {},
    data: said.data ?? null,
    retryAfter: retryAfterOf(headers.get('Retry-After')),
  });
}

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
