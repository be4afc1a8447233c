import { isChunkError } from '@/shared/chunks/chunkError';
import { isApiError, isForbidden, isNotFound, isUnreachable } from './ApiError';

export interface DisplayError {
  /** Key of the shared message. */
  kind:
    | 'unreachable'
    | 'offline'
    | 'notLoaded'
    | 'unreadable'
    | 'notFound'
    | 'forbidden'
    | 'unexpected';
  /** The server's message, if it is more specific. */
  detail: string | null;
}

/** Converts any failure to its display form. Every other module uses this function. */
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
