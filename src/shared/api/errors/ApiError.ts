import type { ErrorCode } from '@contract/rest';

/** Any failed call, in one form. Serialisable: it stands in the store beside its cache entry. */
export interface ApiError {
  /** HTTP status; 0 when no answer came, or none that could be read. */
  status: number;
  /** The server's machine code, when it gave one; UNREADABLE for a reply that we cannot read. */
  code: ErrorCode | 'UNREADABLE' | null;
  /** The server's words for the person, when it gave any. */
  message: string | null;
  /** The reply's `error` field; a server may put another text there than in `message`. */
  error: string | null;
  /** What is wrong with which field of a form. */
  fields: Record<string, string>;
  /** What the refusal carried beside its words, such as the present answer at a conflict. */
  data: unknown;
  /** How long the server asks to wait before the next try, ms. */
  retryAfter: number | null;
  /** Built-in data to show instead, where the product has some; only for an unreachable server. */
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

/** A reply came, but not in the form that the contract gives it. */
export const unreadable = () => apiError({ code: 'UNREADABLE' });

export function isApiError(value: unknown): value is ApiError {
  return typeof value === 'object' && value !== null && 'status' in value && 'fields' in value;
}

/** The server could not be reached or is broken: worth a Retry, never the person's fault. */
export function isUnreachable(error: unknown): boolean {
  if (!isApiError(error)) return error !== undefined && error !== null;
  return error.status === 0 || error.status >= 500 || error.code === 'INTERNAL';
}

/** The session is missing or over. */
export function isUnauthenticated(error: ApiError): boolean {
  return error.status === 401 || error.code === 'UNAUTHENTICATED';
}

/** There is nothing of that id, or nothing that this person may see. */
export function isNotFound(error: unknown): boolean {
  return isApiError(error) && (error.code === 'NOT_FOUND' || error.status === 404);
}

export function isForbidden(error: unknown): boolean {
  return isApiError(error) && (error.code === 'FORBIDDEN' || error.status === 403);
}
