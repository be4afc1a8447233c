import type { AnswerValues } from '@contract/answer';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { ApiError } from '@/shared/api/ApiError';
import {
  draftSaveAcknowledged,
  draftSaveConflicted,
  draftSaveFailed,
  draftSaveRejected,
  draftSaveStarted,
} from '../activitySlice';
import { toSend, type Draft, type Drafts, type Sending } from './Draft';
import { ANSWER_MS, backoffMs, OFFLINE_MS } from './timing';

/** What became of a request. */
export type Outcome =
  | { kind: 'acknowledged'; revision: number; merged: boolean }
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

/** Everything that the engine knows of the world. */
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
  /** Runs the work while no other tab runs one of that key. */
  exclusively: (key: string, work: () => Promise<void>) => Promise<void>;
  /** What no answer came to within the time counts as. */
  lostProblem: ApiError;
}

export interface SaveEngine {
  /** To be called whenever drafts have changed. */
  wake: () => void;
  stop: () => void;
}

const MOST_AT_ONCE = 4;
/** Another tab that saves says so when it is done; one that has died never does. */
const OTHERS_MS = ANSWER_MS + 5_000;

/** Sends drafts when they are due: one request a draft at a time, a few drafts at once. */
export function createSaveEngine(world: World): SaveEngine {
  const underWay = new Set<string>();
  /** Since when another tab is seen to be saving, by draft. */
  const others = new Map<string, { saveId: string; since: number }>();
  let callOff: () => void = () => undefined;
  let stopped = false;
  const isStopped = () => stopped;

  function wake() {
    if (isStopped()) return;
    callOff();
    const now = world.now();
    const waiting = Object.entries(world.drafts())
      .filter(([key]) => !underWay.has(key))
      .map(([key, draft]) => ({ key, at: timeOf(key, draft) }))
      .filter(({ at }) => at < Infinity)
      .sort((a, b) => a.at - b.at);
    const free = MOST_AT_ONCE - underWay.size;
    const due = waiting.filter(({ at }) => at <= now).slice(0, free);
    due.forEach(({ key }) => underWay.add(key));

    const next = waiting.find(({ at }) => at > now);
    if (next) callOff = world.after(next.at - now, wake);
    due.forEach(({ key }) => void attend(key));
  }

  async function attend(key: string) {
    try {
      await world.exclusively(key, () => sendIfDue(key));
    } finally {
      underWay.delete(key);
      wake();
    }
  }

  async function sendIfDue(key: string) {
    const draft = world.drafts()[key];
    // Whoever had the key before may have seen to it, or have died over it.
    if (!draft || isStopped()) return;
    if (timeOf(key, draft) > world.now()) return;
    const sending = toSend(draft, world.newSaveId, world.now());
    world.dispatch(draftSaveStarted({ key, sending }));
    const outcome = await answerOf(world, draft, sending);
    if (!isStopped()) world.dispatch(eventOf(world, key, draft, sending, outcome));
  }

  /** When it is to be sent, ms since the epoch. */
  function timeOf(key: string, { phase, sending, dueAt }: Draft): number {
    if (phase !== 'saving' || !sending) {
      others.delete(key);
      return dueAt ?? Infinity;
    }
    const { saveId } = sending;
    const seen = others.get(key);
    if (seen?.saveId === saveId) return seen.since + OTHERS_MS;
    others.set(key, { saveId, since: world.now() });
    return world.now() + OTHERS_MS;
  }

  return {
    wake,
    stop: () => {
      stopped = true;
      callOff();
    },
  };
}

function answerOf(world: World, draft: Draft, sending: Sending): Promise<Outcome> {
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

function eventOf(
  world: World,
  key: string,
  draft: Draft,
  { saveId, values: sent }: Sending,
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
