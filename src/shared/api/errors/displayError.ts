import { isChunkError } from '@/shared/chunks/chunkError';
import { isApiError, isForbidden, isNotFound, isUnreachable } from './ApiError';

export interface DisplayError {
  /** Which of the shared messages says it. */
  kind:
    | 'unreachable'
    | 'offline'
    | 'notLoaded'
    | 'unreadable'
    | 'notFound'
    | 'forbidden'
    | 'unexpected';
  /** The server's own words, where they say more. */
  detail: string | null;
}

/** The one way from any failure to what a person reads. */
export function toDisplayError(error: unknown): DisplayError {
  if (isChunkError(error))
    return { kind: navigator.onLine ? 'notLoaded' : 'offline', detail: null };
  if (!isApiError(error)) return { kind: 'unexpected', detail: null };
  if (error.code === 'UNREADABLE') return { kind: 'unreadable', detail: null };
  if (isUnreachable(error)) return { kind: 'unreachable', detail: null };
  if (isNotFound(error)) return { kind: 'notFound', detail: null };
  if (isForbidden(error)) return { kind: 'forbidden', detail: error.message };
  return { kind: 'unexpected', detail: error.message };
}
