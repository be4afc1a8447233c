import type { AnswerFieldName, AnswerValue } from '@contract/answer';
import { apiError } from '@/shared/api/errors/ApiError';
import { sessionRenewed } from '@/shared/api/events';
import {
  connectionChanged,
  conflictResolved,
  draftEdited,
  draftSaveAcknowledged,
  draftSaveConflicted,
  draftSaveRequested,
  draftsRestored,
  savingSlice,
  type SavingState,
} from '../savingSlice';
import { answerAfterSave, type SavedAnswer } from '../../form/answerForm';
import { conflictsOf, draftKey, newestFirst, type Draft } from '../draft/Draft';
import { mergeStoredDraft } from '../draft/mergeStoredDraft';
import { createSaveEngine, type SaveEngine } from '../saveEngine';
import type { ModelBrowser } from './ModelBrowser';
import { sendOverNetwork } from './network';

type Action = Parameters<typeof savingSlice.reducer>[1];

/** A browser tab that runs the real reducer and the real save engine in the model's environment. */
export class ModelTab {
  state: SavingState = savingSlice.reducer(undefined, { type: 'start' });
  isOpen = true;
  isHidden = false;
  closed: Promise<void>;
  private resolveClosed: () => void = () => undefined;
  private readonly cache = new Map<string, SavedAnswer>();
  private readonly engine: SaveEngine;

  constructor(private readonly browser: ModelBrowser<ModelTab>) {
    browser.tabs.push(this);
    const { clock } = browser;
    this.closed = new Promise((resolve) => {
      this.resolveClosed = resolve;
    });
    this.engine = createSaveEngine({
      drafts: () => this.state.drafts,
      dispatch: (action) => this.dispatch(action),
      send: (draft, request) => sendOverNetwork(this.browser, draft, request),
      now: () => clock.now,
      setTimer: clock.setTimer,
      random: () => 0.5,
      newSaveId: () => `save-${String(browser.saveCount++)}`,
      isOnline: () => browser.online,
      withLock: (key, work) => browser.withLock(this, key, work),
      isLeaving: () => this.isHidden,
      requestBytes: () => 20_000,
      timeoutProblem: apiError({}),
    });
    this.dispatch(draftsRestored({ stored: Object.values(browser.storedDrafts), at: clock.now }));
  }

  dispatch(action: Action, isFromAnotherTab = false) {
    const before = this.state.drafts;
    if (draftEdited.match(action)) {
      this.engine.recordEdit(draftKey(action.payload), !isFromAnotherTab);
    }
    this.state = savingSlice.reducer(this.state, action);
    this.updateCache(action);
    this.storeDrafts(before);
    if (!isFromAnotherTab && !draftsRestored.match(action)) this.postToOtherTabs(action);
    this.engine.sendDueDrafts();
  }

  /** Updates the cached answers like the app's saving listeners, and records the conflicts that are shown. */
  private updateCache(action: Action) {
    if (draftSaveAcknowledged.match(action)) {
      const { activityId } = action.payload;
      const cached = this.cache.get(activityId);
      const next = cached && answerAfterSave(cached, action.payload);
      if (next) this.cache.set(activityId, next);
      else this.cache.delete(activityId);
    }
    if (!draftSaveConflicted.match(action)) return;
    const { key, activityId } = action.payload;
    this.cache.delete(activityId);
    const draft = this.state.drafts[key];
    for (const [field, { value }] of draft ? conflictsOf(draft) : []) {
      const name = `${activityId} ${field}`;
      this.browser.seenValues.add(`${name} ${String(value)}`);
      if (this.browser.server.authors.get(name) === 'me') this.browser.selfConflicts.push(name);
    }
  }

  private storeDrafts(before: Record<string, Draft>) {
    const now = this.state.drafts;
    for (const key of new Set([...Object.keys(before), ...Object.keys(now)])) {
      if (now[key] === before[key]) continue;
      const { [key]: stored, ...others } = this.browser.storedDrafts;
      const draft = mergeStoredDraft(stored, before[key], now[key]);
      this.browser.storedDrafts = draft ? { ...others, [key]: structuredClone(draft) } : others;
    }
  }

  private postToOtherTabs(action: Action) {
    const others = this.browser.tabs.filter((tab) => tab !== this);
    for (const other of others) this.browser.clock.setTimer(3, () => other.dispatch(action, true));
  }

  /** The saved answer that the form shows, from the cache or else from the server. Null if neither has it. */
  private loadAnswer(activityId: string): SavedAnswer | null {
    const { server, online } = this.browser;
    if (!this.cache.has(activityId) && online && server.hasSession) {
      const { values, revision } = server.answer(activityId);
      const notModeled = { averageScore: null, answeredAt: null };
      this.cache.set(activityId, { values: { ...values }, revision, ...notModeled });
    }
    const answer = this.cache.get(activityId) ?? null;
    for (const [field, value] of Object.entries(answer?.values ?? {})) {
      this.browser.seenValues.add(`${activityId} ${field} ${String(value)}`);
    }
    return answer;
  }

  /** Edits a field. Returns false if the form cannot be shown, and therefore not be edited. */
  edit(activityId: string, field: AnswerFieldName, value: AnswerValue): boolean {
    const answer = this.loadAnswer(activityId);
    if (!answer || !this.isOpen) return false;
    const ids = { userId: 'me', companyId: 'c', activityId, area: '1' };
    const { revision, values } = answer;
    this.browser.seenValues.add(`${activityId} ${field} ${String(value)}`);
    const at = this.browser.clock.now;
    this.dispatch(draftEdited({ ...ids, field, value, saved: values[field], revision, at }));
    return true;
  }

  shownValue(activityId: string, field: AnswerFieldName): AnswerValue | undefined {
    const draft = this.state.drafts[keyOf(activityId)];
    return draft?.edits[field]
      ? draft.edits[field].value
      : this.cache.get(activityId)?.values[field];
  }

  requestSave = (activityId: string) =>
    this.dispatch(draftSaveRequested({ key: keyOf(activityId), at: this.browser.clock.now }));

  setOnline = (online: boolean) =>
    this.dispatch(connectionChanged({ online, at: this.browser.clock.now }));

  renewSession = () => this.dispatch(sessionRenewed({ userId: 'me', at: this.browser.clock.now }));

  /** Resolves the first conflict that is shown and returns its field. Null if there is no conflict. */
  resolveConflict(keep: 'mine' | 'theirs') {
    for (const [key, draft] of Object.entries(this.state.drafts)) {
      const [first] = conflictsOf(draft);
      if (!first) continue;
      const [field] = first;
      this.dispatch(conflictResolved({ key, field, keep, at: this.browser.clock.now }));
      return { activityId: draft.activityId, field };
    }
    return null;
  }

  /** Browsers hide a page when another tab is selected, and before this one is closed. */
  hide() {
    this.isHidden = true;
    for (const key of newestFirst(this.state.drafts)) {
      this.dispatch(draftSaveRequested({ key, at: this.browser.clock.now }));
    }
    this.engine.sendDueDrafts();
  }

  show() {
    this.isHidden = false;
    this.engine.sendDueDrafts();
  }

  /** Ends the tab without any event, as a crash does. Stored drafts remain. */
  terminate() {
    this.isOpen = false;
    this.engine.stop();
    this.resolveClosed();
    this.browser.tabs.splice(this.browser.tabs.indexOf(this), 1);
  }
}

export const keyOf = (activityId: string) => draftKey({ userId: 'me', companyId: 'c', activityId });
