import type { UnknownAction } from '@reduxjs/toolkit';
import {
  draftSaveAcknowledged,
  draftSaveConflicted,
  draftSaveFailed,
  draftSaveRejected,
} from './savingSlice';
import type { Draft, Sending } from './draft/Draft';
import { ANSWER_MS, backoffMs, OFFLINE_MS } from './timing';
import type { Outcome, World } from './world';

/** Sends a save. Without a response in time it counts as lost. */
export function outcomeOf(world: World, draft: Draft, sending: Sending): Promise<Outcome> {
  return new Promise((resolve) => {
    const callOff = world.after(ANSWER_MS, () => {
      resolve({ kind: 'lost', problem: world.lostProblem, retryAfter: null });
    });
    void world.send(draft, sending).then((outcome) => {
      callOff();
      resolve(outcome);
    });
  });
}

/** The event that records the outcome of a save in the store. */
export function outcomeEvent(
  world: World,
  key: string,
  draft: Draft,
  { saveId, values: sent, at: sentAt }: Sending,
  outcome: Outcome,
): UnknownAction {
  const now = world.now();
  const about = { key, saveId };
  const delay = backoffMs(draft.attempts + 1, world.random(), null);
  switch (outcome.kind) {
    case 'acknowledged': {
      const { companyId, activityId } = draft;
      const { revision, merged } = outcome;
      return draftSaveAcknowledged({
        ...about,
        companyId,
        activityId,
        sent,
        sentAt,
        revision,
        merged,
        at: now,
      });
    }
    case 'lost': {
      const { problem, retryAfter } = outcome;
      const isOffline = !world.isOnline();
      const wait = isOffline
        ? OFFLINE_MS
        : backoffMs(draft.attempts + 1, world.random(), retryAfter);
      const phase = isOffline ? 'offline' : 'waiting';
      return draftSaveFailed({ ...about, problem, phase, retryAt: now + wait });
    }
    case 'signIn':
      return draftSaveFailed({ ...about, problem: outcome.problem, phase: 'signIn', retryAt: now });
    case 'rejected':
      return draftSaveRejected({ ...about, problem: outcome.problem });
    case 'conflict': {
      const { companyId, activityId } = draft;
      const { values, revision, by, changedAt } = outcome;
      return draftSaveConflicted({
        ...about,
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
