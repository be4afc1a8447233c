import type { AnswerFieldName } from '@contract/answer';
import { apiError } from '@/shared/api/ApiError';
import { sessionRenewed } from '@/shared/api/events';
import {
  activitySlice,
  connectionChanged,
  conflictDecided,
  draftEdited,
  draftSaveAcknowledged,
  draftSaveConflicted,
  draftSaveWanted,
  draftsRestored,
  type ActivityState,
} from '../../activitySlice';
import { afterSave, type SavedAnswer } from '../../answerForm';
import { conflictsOf, draftKey, type Draft, type Sending } from '../Draft';
import { mergedKept } from '../mergedKept';
import { createSaveEngine, type Outcome, type SaveEngine } from '../saveEngine';
import type { ModelBrowser } from './browser';

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
    browser.tabs.push(this);
    const { time } = browser;
    this.gone = new Promise((resolve) => {
      this.end = resolve;
    });
    this.engine = createSaveEngine({
      drafts: () => this.state.drafts,
      dispatch: (action) => this.dispatch(action),
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
    const of = { userId: 'me', companyId: 'c', activityId, area: '1' };
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

  signIn = () => this.dispatch(sessionRenewed({ userId: 'me', at: this.browser.time.now }));

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
