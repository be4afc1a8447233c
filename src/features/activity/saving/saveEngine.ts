import { draftSaveStarted } from './savingSlice';
import {
  extendedSaveRequest,
  latestEditTime,
  newestFirst,
  nextSaveRequest,
  type Draft,
  type SaveRequest,
} from './draft/Draft';
import { outcomeEvent, sendWithTimeout } from './saveOutcome';
import type { SaveEnvironment } from './SaveEnvironment';
import { RESPONSE_TIMEOUT_MS } from './timing';

export interface SaveEngine {
  /** Sends the drafts that are due and sets a timer for the next one. Call it after every change of the drafts. */
  sendDueDrafts: () => void;
  /** Records which tab edited a draft last. `inThisTab` is false for an edit in another tab. */
  recordEdit: (key: string, inThisTab: boolean) => void;
  stop: () => void;
}

const MAX_CONCURRENT_SAVES = 4;
/** Browsers reject keepalive requests once the bodies of all pending ones exceed 64 KiB. */
const MAX_KEEPALIVE_BYTES = 60 * 1024;
/** A tab announces the outcome of its save to the other tabs. A tab that crashed never does. */
const OTHER_TAB_TIMEOUT_MS = RESPONSE_TIMEOUT_MS + 5_000;

/** Sends drafts when they are due: one request per draft at a time, and a few drafts in parallel. */
export function createSaveEngine(environment: SaveEnvironment): SaveEngine {
  /** Keys of drafts that wait for their lock. */
  const waitingForLock = new Set<string>();
  /** Pending requests of this tab by draft key. */
  const pending = new Map<string, { saveId: string; bytes: number }>();
  /** Saves of other tabs by draft key, and when this tab first noticed them. */
  const otherTabSaves = new Map<string, { saveId: string; noticedAt: number }>();
  /** Keys of drafts whose latest edit was made in this tab. */
  const editedHere = new Set<string>();
  let cancelTimer: () => void = () => undefined;
  let stopped = false;
  const isStopped = () => stopped;

  const toRequest = (draft: Draft) =>
    nextSaveRequest(draft, environment.newSaveId, environment.now());
  const toExtendedRequest = (draft: Draft) =>
    extendedSaveRequest(draft, environment.newSaveId, environment.now());

  function sendDueDrafts() {
    if (isStopped()) return;
    cancelTimer();
    const now = environment.now();
    const isLeaving = environment.isLeaving();
    const waiting = Object.entries(environment.drafts())
      .filter(([key]) => !pending.has(key) && (isLeaving || !waitingForLock.has(key)))
      .map(([key, draft]) => ({ key, at: Math.max(dueTime(key, draft), earliestTime(key, draft)) }))
      .filter(({ at }) => at < Infinity)
      .sort((a, b) => a.at - b.at);
    const due = waiting.filter(({ at }) => at <= now);
    const later = waiting.find(({ at }) => at > now);
    if (later) cancelTimer = environment.setTimer(later.at - now, sendDueDrafts);
    if (isLeaving) sendBeforeLeaving(due.map(({ key }) => key));
    else {
      const free = Math.max(MAX_CONCURRENT_SAVES - pending.size - waitingForLock.size, 0);
      due.slice(0, free).forEach(({ key }) => sendUnderLock(key));
    }
  }

  /** Sends without locks, because the page may close before a lock is granted. Newer edits are sent first. */
  function sendBeforeLeaving(due: string[]) {
    for (const key of newestFirst(environment.drafts())) {
      const draft = environment.drafts()[key];
      // Starting a save changes the drafts and calls sendDueDrafts, which may have started this one already.
      if (!draft || !due.includes(key) || pending.has(key)) continue;
      void send(key, draft, toExtendedRequest(draft) ?? toRequest(draft));
    }
    for (const [key, { saveId }] of [...pending]) {
      const draft = environment.drafts()[key];
      if (draft?.sending?.saveId !== saveId) continue;
      const extended = toExtendedRequest(draft);
      if (extended) void send(key, draft, extended);
    }
  }

  function sendUnderLock(key: string) {
    if (waitingForLock.has(key) || pending.has(key)) return;
    waitingForLock.add(key);
    void environment
      .withLock(key, async () => {
        waitingForLock.delete(key);
        const draft = environment.drafts()[key];
        // The tab that held the lock before may have sent the draft, or crashed while sending it.
        if (!draft || isStopped() || pending.has(key)) return;
        if (dueTime(key, draft) > environment.now()) return;
        await send(key, draft, toRequest(draft));
      })
      .finally(() => {
        waitingForLock.delete(key);
        sendDueDrafts();
      });
  }

  async function send(key: string, draft: Draft, request: SaveRequest) {
    const bytes = environment.requestBytes(request);
    const pendingBytes = [...pending.values()].reduce((sum, other) => sum + other.bytes, 0);
    // A draft that does not fit remains stored on the device and is sent when a pending request ends.
    if (environment.isLeaving() && pendingBytes + bytes > MAX_KEEPALIVE_BYTES) return;
    const entry = { saveId: request.saveId, bytes };
    pending.set(key, entry);
    environment.dispatch(draftSaveStarted({ key, sending: request }));
    const outcome = await sendWithTimeout(environment, draft, request);
    // An extended save replaces the entry of the save that it contains. The draft then ignores the earlier
    // response.
    if (pending.get(key) === entry) pending.delete(key);
    if (isStopped()) return;
    environment.dispatch(outcomeEvent(environment, key, draft, request, outcome));
    sendDueDrafts();
  }

  /**
   * The earliest time at which this tab may send a draft, ms since the epoch; 0 without a restriction. The tab in
   * which a draft was edited saves it. A hidden page does not wait for the lock, so it could send an outdated copy
   * of another tab's draft, and the person's own values would conflict. It therefore leaves the draft to the other
   * tab until that tab has had enough time.
   */
  const earliestTime = (key: string, draft: Draft) =>
    environment.isLeaving() && !editedHere.has(key)
      ? latestEditTime(draft) + OTHER_TAB_TIMEOUT_MS
      : 0;

  /** The time at which a draft is due, ms since the epoch; Infinity if it waits for an event. */
  function dueTime(key: string, { phase, sending, dueAt }: Draft): number {
    if (phase !== 'saving' || !sending) {
      otherTabSaves.delete(key);
      return dueAt ?? Infinity;
    }
    const { saveId } = sending;
    const noticed = otherTabSaves.get(key);
    if (noticed?.saveId === saveId) return noticed.noticedAt + OTHER_TAB_TIMEOUT_MS;
    otherTabSaves.set(key, { saveId, noticedAt: environment.now() });
    return environment.now() + OTHER_TAB_TIMEOUT_MS;
  }

  return {
    sendDueDrafts,
    recordEdit: (key, inThisTab) => {
      if (inThisTab) editedHere.add(key);
      else editedHere.delete(key);
    },
    stop: () => {
      stopped = true;
      cancelTimer();
    },
  };
}
