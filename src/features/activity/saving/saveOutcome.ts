import type { UnknownAction } from '@reduxjs/toolkit';
import {
  draftSaveAcknowledged,
  draftSaveConflicted,
  draftSaveFailed,
  draftSaveRejected,
} from './savingSlice';
import type { Draft, SaveRequest } from './draft/Draft';
import { backoffMs, OFFLINE_RETRY_MS, RESPONSE_TIMEOUT_MS } from './timing';
import type { SaveEnvironment, SaveOutcome } from './SaveEnvironment';

/** Sends a save. Without a response in time the outcome is unknown. */
export function sendWithTimeout(
  environment: SaveEnvironment,
  draft: Draft,
  request: SaveRequest,
): Promise<SaveOutcome> {
  return new Promise((resolve) => {
    const cancelTimeout = environment.setTimer(RESPONSE_TIMEOUT_MS, () => {
      resolve({ kind: 'unknown', problem: environment.timeoutProblem, retryAfter: null });
    });
    void environment.send(draft, request).then((outcome) => {
      cancelTimeout();
      resolve(outcome);
    });
  });
}

/** The action that records the outcome of a save in the store. */
export function outcomeEvent(
  environment: SaveEnvironment,
  key: string,
  draft: Draft,
  { saveId, values: sent, at: sentAt }: SaveRequest,
  outcome: SaveOutcome,
): UnknownAction {
  const now = environment.now();
  const ids = { key, saveId };
  const delay = backoffMs(draft.attempts + 1, environment.random(), null);
  switch (outcome.kind) {
    case 'acknowledged': {
      const { companyId, activityId } = draft;
      const { revision, merged } = outcome;
      return draftSaveAcknowledged({
        ...ids,
        companyId,
        activityId,
        sent,
        sentAt,
        revision,
        merged,
        at: now,
      });
    }
    case 'unknown': {
      const { problem, retryAfter } = outcome;
      const isOffline = !environment.isOnline();
      const wait = isOffline
        ? OFFLINE_RETRY_MS
        : backoffMs(draft.attempts + 1, environment.random(), retryAfter);
      const phase = isOffline ? 'offline' : 'waiting';
      return draftSaveFailed({ ...ids, problem, phase, retryAt: now + wait });
    }
    case 'signIn':
      return draftSaveFailed({ ...ids, problem: outcome.problem, phase: 'signIn', retryAt: now });
    case 'rejected':
      return draftSaveRejected({ ...ids, problem: outcome.problem });
    case 'conflict': {
      const { companyId, activityId } = draft;
      const { values, revision, by, changedAt } = outcome;
      return draftSaveConflicted({
        ...ids,
        companyId,
        activityId,
        values,
        revision,
        by,
        changedAt,
        at: now,
        delay,
      });
    }
  }
}
