import type { AnswerValues } from '@contract/answer';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { ApiError } from '@/shared/api/errors/ApiError';
import type { Draft, Drafts, Sending } from './draft/Draft';

/** The result of a request. */
export type Outcome =
  | { kind: 'acknowledged'; revision: number | null; merged: boolean }
  /** It may have arrived or not. */
  | { kind: 'lost'; problem: ApiError; retryAfter: number | null }
  | { kind: 'signIn'; problem: ApiError }
  | { kind: 'rejected'; problem: ApiError }
  | {
      kind: 'conflict';
      values: AnswerValues;
      revision: number;
      by: string | null;
      changedAt: string;
    };

/** The environment of the save engine. */
export interface World {
  drafts: () => Drafts;
  dispatch: (action: UnknownAction) => void;
  /** Never rejects. */
  send: (draft: Draft, sending: Sending) => Promise<Outcome>;
  /** ms since the epoch. */
  now: () => number;
  /** Returns how to call it off. */
  after: (ms: number, work: () => void) => () => void;
  /** 0 … 1 */
  random: () => number;
  newSaveId: () => string;
  isOnline: () => boolean;
  /** Runs the work while no other tab runs one of that key. Never runs it once the page is gone. */
  exclusively: (key: string, work: () => Promise<void>) => Promise<void>;
  /** Whether the page is hidden or going away, and may not get another moment. */
  isLeaving: () => boolean;
  /** Upper bound of the size of the request, bytes. */
  sizeOf: (sending: Sending) => number;
  /** What no answer came to within the time counts as. */
  lostProblem: ApiError;
}
