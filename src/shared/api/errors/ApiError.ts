import type { ErrorCode } from '@contract/rest';

/** Any failed call. It is serializable, because the store keeps it with the cache entry. */
export interface ApiError {
  /** HTTP status; 0 if there was no response or an unreadable one. */
  status: number;
  /**
   * The server's error code, if any; UNREADABLE for a reply that does not match its schema, UNSUPPORTED for a request
   * that was not sent because the server does not offer what it asks for.
   */
  code: ErrorCode | 'UNREADABLE' | 'UNSUPPORTED' | null;
  /** The server's message for the user, if any. */
  message: string | null;
  /** The reply's `error` field; a server may put another text there than in `message`. */
  error: string | null;
  /** Error messages by wire name of the form's field. */
  fields: Record<string, string>;
  /** The reply's `data`, such as the current answer after a conflict. */
  data: unknown;
  /** How long to wait before the next attempt, ms; null if the server does not say. */
  retryAfter: number | null;
  /** Built-in sample data to show instead; null unless the server is unreachable. */
  sample: unknown;
}

export function apiError(parts: Partial<ApiError>): ApiError {
  return {
    status: 0,
    code: null,
    message: null,
    error: null,
    fields: {},
    data: null,
    retryAfter: null,
    sample: null,
    ...parts,
  };
}

/** The error for a reply that does not match the contract. */
export const unreadableReply = () => apiError({ code: 'UNREADABLE' });

/** The error for a request that the server does not know. */
export const unsupported = () => apiError({ status: 200, code: 'UNSUPPORTED' });

export function isApiError(value: unknown): value is ApiError {
  return typeof value === 'object' && value !== null && 'status' in value && 'fields' in value;
}

/** Whether the server could not be reached or failed, so that a retry may help. */
export function isUnreachable(error: unknown): boolean {
  if (!isApiError(error)) return error !== undefined && error !== null;
  return error.status === 0 || error.status >= 500 || error.code === 'INTERNAL';
}

/** Whether no server answered: there was no response, or a proxy says that it got none. */
export const isWithoutReply = (error: unknown): boolean =>
  isApiError(error) &&
  ((error.status === 0 && error.code === null) || error.status === 502 || error.status === 504);

/** Whether there is no session, or no longer. */
export function isUnauthenticated(error: ApiError): boolean {
  return error.status === 401 || error.code === 'UNAUTHENTICATED';
}

/** Whether the item does not exist or is hidden from this user. */
export function isNotFound(error: unknown): boolean {
  return isApiError(error) && (error.code === 'NOT_FOUND' || error.status === 404);
}

export function isForbidden(error: unknown): boolean {
  return isApiError(error) && (error.code === 'FORBIDDEN' || error.status === 403);
}
