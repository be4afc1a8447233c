import { EMPTY_ANSWER, type AnswerFieldName, type AnswerValues } from '@contract/answer';
import { apiError } from '@/shared/api/ApiError';
import {
  activitySlice,
  connectionChanged,
  conflictDecided,
  draftEdited,
  draftSaveAcknowledged,
  draftSaveConflicted,
  draftSaveWanted,
  draftsRestored,
  signedInAgain,
  type ActivityState,
} from '../activitySlice';
import { afterSave, type SavedAnswer } from '../answerForm';
import { conflictsOf, draftKey, type Draft, type Sending } from './Draft';
import { mergedKept } from './mergedKept';
import { createSaveEngine, type Outcome, type SaveEngine } from './saveEngine';

/** A made-up time, which passes only when told to. */
export class Time {
  now = 1_000_000;
  private queue: { at: number; order: number; work: () => void }[] = [];
  private order = 0;

  after = (ms: number, work: () => void) => {
    const entry = { at: this.now + ms, order: this.order++, work };
    this.queue.push(entry);
    return () => {
      this.queue = this.queue.filter((other) => other !== entry);
    };
  };

  sleep = (ms: number) => new Promise<void>((resolve) => void this.after(ms, resolve));

  async pass(ms: number) {
    const until = this.now + ms;
    for (;;) {
      await rest();
      const next = this.queue
        .filter(({ at }) => at <= until)
        .sort((a, b) => a.at - b.at || a.order - b.order)[0];
      if (!next) break;
      this.queue = this.queue.filter((other) => other !== next);
      this.now = Math.max(this.now, next.at);
      next.work();
    }
    this.now = until;
  }
}

/** Lets everything that has been promised be kept. */
async function rest() {
  for (let i = 0; i < 12; i++) await Promise.resolve();
}

interface Stored {
  values: AnswerValues;
  revision: number;
  /** The fields that each revision changed, by its number less one. */
  changes: AnswerFieldName[][];
  by: string;
}

/** The server as the contract has it, with what a bad line and a bad day do to it. */
export class ModelServer {
  readonly answers = new Map<string, Stored>();
  readonly applied = new Map<string, { hash: string; outcome: Outcome }>();
  /** Every value that was ever put in place, by whomever. */
  readonly written: { activityId: string; field: AnswerFieldName; value: number | null }[] = [];
  /** Who wrote the value that stands in a field. */
  readonly author = new Map<string, string>();
  /** Values of other people that this person's saves have replaced. */
  readonly replaced: string[] = [];
  signedIn = true;
  broken = 0;

  answer(activityId: string): Stored {
    const known = this.answers.get(activityId);
    if (known) return known;
    const fresh = { values: { ...EMPTY_ANSWER }, revision: 0, changes: [], by: '' };
    this.answers.set(activityId, fresh);
    return fresh;
  }

  take(activityId: string, { saveId, values, revision }: Sending): Outcome {
    if (!this.signedIn) return { kind: 'signIn', problem: apiError({ status: 401 }) };
    if (this.broken > 0) {
      this.broken--;
      return { kind: 'lost', problem: apiError({ status: 503 }), retryAfter: null };
    }
    const hash = JSON.stringify([activityId, values]);
    const before = this.applied.get(saveId);
    if (before) {
      if (before.hash !== hash) throw new Error('A save id was used for other values');
      return before.outcome;
    }
    const answer = this.answer(activityId);
    const since = answer.changes.slice(revision).flat();
    const fields = Object.keys(values) as AnswerFieldName[];
    const clash = fields.some((f) => values[f] !== answer.values[f] && since.includes(f));
    if (clash) {
      const { values: theirs, revision: theirRevision, by } = answer;
      const about = { by, changedAt: '2026-01-01T00:00:00Z' };
      return { kind: 'conflict', values: { ...theirs }, revision: theirRevision, ...about };
    }
    const merged = answer.revision !== revision;
    this.write(activityId, values, 'me');
    const outcome: Outcome = { kind: 'acknowledged', revision: answer.revision, merged };
    this.applied.set(saveId, { hash, outcome });
    return outcome;
  }

  write(activityId: string, values: Partial<AnswerValues>, by: string) {
    const answer = this.answer(activityId);
    const fields = Object.keys(values) as AnswerFieldName[];
    const changed = fields.filter((field) => values[field] !== answer.values[field]);
    for (const field of fields) {
      const name = `${activityId} ${field}`;
      const isOthers = this.author.get(name) === 'them' && changed.includes(field);
      if (by === 'me' && isOthers) this.replaced.push(`${name} ${String(answer.values[field])}`);
      if (changed.includes(field)) this.author.set(name, by);
      this.written.push({ activityId, field, value: values[field] ?? null });
    }
    if (changed.length === 0) return;
    Object.assign(answer.values, values);
    answer.changes.push(changed);
    answer.revision++;
    answer.by = by;
  }
}

/** What all tabs of one browser share. */
export class ModelBrowser {
  readonly tabs: Tab[] = [];
  kept: Record<string, Draft> = {};
  online = true;
  /** What happens to the next requests, in order; then they simply arrive. */
  fates: Fate[] = [];
  saves = 0;
  /** What the person has had before their eyes: activity, field and value. */
  readonly seen = new Set<string>();
  /** Conflicts shown with what only this person had written. */
  readonly withOneself: string[] = [];
  private held = new Map<string, Promise<void>>();

  constructor(
    readonly time: Time,
    readonly server: ModelServer,
  ) {}

  open() {
    const tab = new Tab(this);
    this.tabs.push(tab);
    return tab;
  }

  exclusively = async (tab: Tab, key: string, work: () => Promise<void>) => {
    const before = this.held.get(key) ?? Promise.resolve();
    // A lock is free once its tab is gone, whatever it was doing.
    const mine = before.then(() => (tab.isOpen ? Promise.race([work(), tab.gone]) : undefined));
    this.held.set(key, mine);
    await mine;
  };
}

/** What a line can do to a request. */
export type Fate = 'arrives' | 'isLost' | 'losesAnswer' | 'arrivesTwice' | 'isLate';

type Action = Parameters<typeof activitySlice.reducer>[1];

/** One tab: the real reducer and engine, over the made-up world. */
export class Tab {
  state: ActivityState = activitySlice.reducer(undefined, { type: 'start' });
  isOpen = true;
  gone: Promise<void>;
  private end: () => void = () => undefined;
  private readonly cache = new Map<string, SavedAnswer>();
  private readonly engine: SaveEngine;

  constructor(private readonly browser: ModelBrowser) {
    const { time } = browser;
    this.gone = new Promise((resolve) => {
      this.end = resolve;
    });
    this.engine = createSaveEngine({
      drafts: () => this.state.drafts,
      dispatch: (action) => this.dispatch(action as Action),
      send: (draft, sending) => this.send(draft, sending),
      now: () => time.now,
      after: time.after,
      random: () => 0.5,
      newSaveId: () => `save-${String(browser.saves++)}`,
      isOnline: () => browser.online,
      exclusively: (key, work) => browser.exclusively(this, key, work),
      lostProblem: apiError({}),
    });
    this.dispatch(draftsRestored({ kept: Object.values(browser.kept), at: time.now }));
  }

  dispatch(action: Action, isHeard = false) {
    const before = this.state.drafts;
    this.state = activitySlice.reducer(this.state, action);
    this.follow(action);
    this.keep(before);
    if (!isHeard && !draftsRestored.match(action)) this.tell(action);
    this.engine.wake();
  }

  /** As the app does: the cached answer follows what the server says. */
  private follow(action: Action) {
    if (draftSaveAcknowledged.match(action)) {
      const { activityId } = action.payload;
      const known = this.cache.get(activityId);
      const next = known && afterSave(known, action.payload);
      if (next) this.cache.set(activityId, next);
      else this.cache.delete(activityId);
    }
    if (!draftSaveConflicted.match(action)) return;
    const { key, activityId } = action.payload;
    this.cache.delete(activityId);
    const draft = this.state.drafts[key];
    for (const [field, { value }] of draft ? conflictsOf(draft) : []) {
      const name = `${activityId} ${field}`;
      this.browser.seen.add(`${name} ${String(value)}`);
      if (this.browser.server.author.get(name) === 'me') this.browser.withOneself.push(name);
    }
  }

  private keep(before: Record<string, Draft>) {
    const now = this.state.drafts;
    for (const key of new Set([...Object.keys(before), ...Object.keys(now)])) {
      if (now[key] === before[key]) continue;
      const { [key]: stored, ...others } = this.browser.kept;
      const draft = mergedKept(stored, before[key], now[key]);
      this.browser.kept = draft ? { ...others, [key]: structuredClone(draft) } : others;
    }
  }

  private tell(action: Action) {
    const others = this.browser.tabs.filter((tab) => tab !== this);
    for (const other of others) this.browser.time.after(3, () => other.dispatch(action, true));
  }

  private async send(draft: Draft, sending: Sending): Promise<Outcome> {
    const { time, server } = this.browser;
    const lost: Outcome = { kind: 'lost', problem: apiError({}), retryAfter: null };
    if (!this.browser.online) return lost;
    const fate = this.browser.fates.shift() ?? 'arrives';
    const arrive = () => server.take(draft.activityId, structuredClone(sending));
    await time.sleep(40);
    switch (fate) {
      case 'isLost':
        return lost;
      case 'losesAnswer':
        arrive();
        return lost;
      case 'isLate':
        // Long after it has been given up.
        time.after(25_000, arrive);
        return new Promise(() => undefined);
      case 'arrivesTwice':
        time.after(5_000, arrive);
        break;
      case 'arrives':
    }
    const outcome = arrive();
    await time.sleep(40);
    return outcome;
  }

  /** What the form has to show; asks the server where it does not know. Null: it can't be shown. */
  private saved(activityId: string): SavedAnswer | null {
    const { server, online } = this.browser;
    if (!this.cache.has(activityId) && online && server.signedIn) {
      const { values, revision } = server.answer(activityId);
      const unsaid = { averageScore: null, answeredAt: null };
      this.cache.set(activityId, { values: { ...values }, revision, ...unsaid });
    }
    const known = this.cache.get(activityId) ?? null;
    for (const [field, value] of Object.entries(known?.values ?? {})) {
      this.browser.seen.add(`${activityId} ${field} ${String(value)}`);
    }
    return known;
  }

  /** Whether it could be typed: a form that can't be shown can't be typed in. */
  type(activityId: string, field: AnswerFieldName, value: number | null): boolean {
    const known = this.saved(activityId);
    if (!known || !this.isOpen) return false;
    const of = { userId: 'me', companyId: 'c', activityId };
    const { revision, values } = known;
    this.browser.seen.add(`${activityId} ${field} ${String(value)}`);
    const at = this.browser.time.now;
    this.dispatch(draftEdited({ ...of, field, value, saved: values[field], revision, at }));
    return true;
  }

  shows(activityId: string, field: AnswerFieldName): number | null | undefined {
    const draft = this.state.drafts[keyOf(activityId)];
    return draft?.edits[field]
      ? draft.edits[field].value
      : this.cache.get(activityId)?.values[field];
  }

  want = (activityId: string) =>
    this.dispatch(draftSaveWanted({ key: keyOf(activityId), at: this.browser.time.now }));

  connection = (online: boolean) =>
    this.dispatch(connectionChanged({ online, at: this.browser.time.now }));

  signIn = () => this.dispatch(signedInAgain({ userId: 'me', at: this.browser.time.now }));

  /** The person decides about the first open question; which field it was. */
  decide(keep: 'mine' | 'theirs') {
    for (const [key, draft] of Object.entries(this.state.drafts)) {
      const [first] = conflictsOf(draft);
      if (!first) continue;
      const [field] = first;
      this.dispatch(conflictDecided({ key, field, keep, at: this.browser.time.now }));
      return { activityId: draft.activityId, field };
    }
    return null;
  }

  /** At once, as a crash does; what was written so far stays written. */
  kill() {
    this.isOpen = false;
    this.engine.stop();
    this.end();
    this.browser.tabs.splice(this.browser.tabs.indexOf(this), 1);
  }
}

export const keyOf = (activityId: string) => draftKey({ userId: 'me', companyId: 'c', activityId });
