import type { AnswerFieldName } from '@contract/answer';
import { apiError } from '@/shared/api/errors/ApiError';
import { sessionRenewed } from '@/shared/api/events';
import {
  connectionChanged,
  conflictDecided,
  draftEdited,
  draftSaveAcknowledged,
  draftSaveConflicted,
  draftSaveWanted,
  draftsRestored,
  savingSlice,
  type SavingState,
} from '../savingSlice';
import { afterSave, type SavedAnswer } from '../../form/answerForm';
import { conflictsOf, draftKey, newestFirst, type Draft } from '../draft/Draft';
import { mergedKept } from '../draft/mergedKept';
import { createSaveEngine, type SaveEngine } from '../saveEngine';
import type { ModelBrowser } from './browser';
import { sendThrough } from './network';

type Action = Parameters<typeof savingSlice.reducer>[1];

/** One tab: the real reducer and engine, over the made-up world. */
export class Tab {
  state: SavingState = savingSlice.reducer(undefined, { type: 'start' });
  isOpen = true;
  isHidden = false;
  gone: Promise<void>;
  private end: () => void = () => undefined;
  private readonly cache = new Map<string, SavedAnswer>();
  private readonly engine: SaveEngine;

  constructor(private readonly browser: ModelBrowser<Tab>) {
    browser.tabs.push(this);
    const { time } = browser;
    this.gone = new Promise((resolve) => {
      this.end = resolve;
    });
    this.engine = createSaveEngine({
      drafts: () => this.state.drafts,
      dispatch: (action) => this.dispatch(action),
      send: (draft, sending) => sendThrough(this.browser, draft, sending),
      now: () => time.now,
      after: time.after,
      random: () => 0.5,
      newSaveId: () => `save-${String(browser.saves++)}`,
      isOnline: () => browser.online,
      exclusively: (key, work) => browser.exclusively(this, key, work),
      isLeaving: () => this.isHidden,
      sizeOf: () => 20_000,
      lostProblem: apiError({}),
    });
    this.dispatch(draftsRestored({ kept: Object.values(browser.kept), at: time.now }));
  }

  dispatch(action: Action, isHeard = false) {
    const before = this.state.drafts;
    if (draftEdited.match(action)) this.engine.noteEdit(draftKey(action.payload), !isHeard);
    this.state = savingSlice.reducer(this.state, action);
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

  /** As the browser tells when another tab is chosen or this one is closed. */
  hide() {
    this.isHidden = true;
    for (const key of newestFirst(this.state.drafts)) {
      this.dispatch(draftSaveWanted({ key, at: this.browser.time.now }));
    }
    this.engine.wake();
  }

  show() {
    this.isHidden = false;
    this.engine.wake();
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
