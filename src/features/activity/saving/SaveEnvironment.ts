import type { AnswerValues } from '@contract/answer';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { ApiError } from '@/shared/api/errors/ApiError';
import type { Draft, Drafts, SaveRequest } from './draft/Draft';

/** The result of a save request. */
export type SaveOutcome =
  | { kind: 'acknowledged'; revision: number | null; merged: boolean }
  /** The server may or may not have applied the save, so the same request is repeated. */
  | { kind: 'unknown'; problem: ApiError; retryAfter: number | null }
  | { kind: 'signIn'; problem: ApiError }
  | { kind: 'rejected'; problem: ApiError }
  | {
      kind: 'conflict';
      values: AnswerValues;
      revision: number;
      by: string | null;
      changedAt: string;
    };

/** Everything that the save engine needs from the browser. The model test replaces it. */
export interface SaveEnvironment {
  drafts: () => Drafts;
  dispatch: (action: UnknownAction) => void;
  /** Sends the request to the server. Never rejects. */
  send: (draft: Draft, request: SaveRequest) => Promise<SaveOutcome>;
  /** ms since the epoch. */
  now: () => number;
  /** Calls back after the given time and returns a function that cancels the timer. */
  setTimer: (ms: number, callback: () => void) => () => void;
  /** 0 … 1 */
  random: () => number;
  newSaveId: () => string;
  isOnline: () => boolean;
  /**
   * Runs the work under a lock of this name that all tabs share. The work never runs if the page closes
   * before the lock is granted.
   */
  withLock: (key: string, work: () => Promise<void>) => Promise<void>;
  /** Whether the page is hidden or closing, so that this may be its last chance to send anything. */
  isLeaving: () => boolean;
  /** Upper bound of the size of a request, bytes. */
  requestBytes: (request: SaveRequest) => number;
  /** The problem of a request that got no response in time. */
  timeoutProblem: ApiError;
}
