import { draftSaveStarted } from './savingSlice';
import { latestEdit, newestFirst, toExtend, toSend, type Draft, type Sending } from './draft/Draft';
import { outcomeEvent, outcomeOf } from './outcome';
import { ANSWER_MS } from './timing';
import type { World } from './world';

export interface SaveEngine {
  /** To be called whenever drafts have changed. */
  wake: () => void;
  /** To be called after each edit of a draft. `isHere`: made in this tab, not in another one. */
  noteEdit: (key: string, isHere: boolean) => void;
  stop: () => void;
}

const MOST_AT_ONCE = 4;
/** Browsers refuse requests that outlive their page beyond 64 KiB of bodies under way. */
const LEAVING_BYTES = 60 * 1024;
/** Another tab that saves says so when it is done; one that has died never does. */
const OTHERS_MS = ANSWER_MS + 5_000;

/** Sends drafts when they are due: one request a draft at a time, a few drafts at once. */
export function createSaveEngine(world: World): SaveEngine {
  /** Drafts that wait for their lock. */
  const locking = new Set<string>();
  /** Requests under way from this tab, by draft, with their sizes in bytes. */
  const sending = new Map<string, { saveId: string; bytes: number }>();
  /** Since when another tab is seen to be saving, by draft. */
  const others = new Map<string, { saveId: string; since: number }>();
  /** Drafts whose latest edit was made in this tab. */
  const editedHere = new Set<string>();
  let callOff: () => void = () => undefined;
  let stopped = false;
  const isStopped = () => stopped;
  const next = () => [world.newSaveId, world.now()] as const;

  function wake() {
    if (isStopped()) return;
    callOff();
    const now = world.now();
    const isLeaving = world.isLeaving();
    const waiting = Object.entries(world.drafts())
      .filter(([key]) => !sending.has(key) && (isLeaving || !locking.has(key)))
      .map(([key, draft]) => ({ key, at: Math.max(timeOf(key, draft), notBefore(key, draft)) }))
      .filter(({ at }) => at < Infinity)
      .sort((a, b) => a.at - b.at);
    const due = waiting.filter(({ at }) => at <= now);
    const later = waiting.find(({ at }) => at > now);
    if (later) callOff = world.after(later.at - now, wake);
    if (isLeaving) leave(due.map(({ key }) => key));
    else {
      const free = Math.max(MOST_AT_ONCE - sending.size - locking.size, 0);
      due.slice(0, free).forEach(({ key }) => attend(key));
    }
  }

  /** Waits for no lock: the page may be gone before it is granted. The newest edits go first. */
  function leave(due: string[]) {
    for (const key of newestFirst(world.drafts())) {
      const draft = world.drafts()[key];
      // Each save that starts wakes the engine, so it may have started already.
      if (!draft || !due.includes(key) || sending.has(key)) continue;
      void send(key, draft, toExtend(draft, ...next()) ?? toSend(draft, ...next()));
    }
    for (const [key, { saveId }] of [...sending]) {
      const draft = world.drafts()[key];
      if (draft?.sending?.saveId !== saveId) continue;
      const extended = toExtend(draft, ...next());
      if (extended) void send(key, draft, extended);
    }
  }

  function attend(key: string) {
    if (locking.has(key) || sending.has(key)) return;
    locking.add(key);
    void world
      .exclusively(key, async () => {
        locking.delete(key);
        const draft = world.drafts()[key];
        // The previous holder of the lock may have sent it, or died while sending it.
        if (!draft || isStopped() || sending.has(key)) return;
        if (timeOf(key, draft) > world.now()) return;
        await send(key, draft, toSend(draft, ...next()));
      })
      .finally(() => {
        locking.delete(key);
        wake();
      });
  }

  async function send(key: string, draft: Draft, save: Sending) {
    const bytes = world.sizeOf(save);
    const underWay = [...sending.values()].reduce((sum, request) => sum + request.bytes, 0);
    // What does not fit stays on the device, and follows as soon as there is room.
    if (world.isLeaving() && underWay + bytes > LEAVING_BYTES) return;
    const request = { saveId: save.saveId, bytes };
    sending.set(key, request);
    world.dispatch(draftSaveStarted({ key, sending: save }));
    const outcome = await outcomeOf(world, draft, save);
    // An extended save takes the place of the one before it, whose answer changes nothing then.
    if (sending.get(key) === request) sending.delete(key);
    if (isStopped()) return;
    world.dispatch(outcomeEvent(world, key, draft, save, outcome));
    wake();
  }

  /**
   * The tab in which a draft was edited saves it. A page that is leaving does not wait for the lock, so it would
   * save an older state of another tab's draft, and the person's own values would conflict. It saves such a draft
   * only after the other tab had enough time.
   */
  const notBefore = (key: string, draft: Draft) =>
    world.isLeaving() && !editedHere.has(key) ? latestEdit(draft) + OTHERS_MS : 0;

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
    noteEdit: (key, isHere) => {
      if (isHere) editedHere.add(key);
      else editedHere.delete(key);
    },
    stop: () => {
      stopped = true;
      callOff();
    },
  };
}
