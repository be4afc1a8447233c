import { apiError } from '@/shared/api/errors/ApiError';
import {
  draftEdited,
  draftSaveAcknowledged,
  draftSaveFailed,
  draftSaveStarted,
  savingSlice,
  type SavingState,
} from './savingSlice';
import { draftKey, editsOf, nextSaveRequest } from './draft/Draft';
import { parseDraft } from './draft/parseDraft';
import { AUTOSAVE_INTERVAL_MS, TYPING_PAUSE_MS } from './timing';

const ids = { userId: 'user-1', companyId: 'company-1', activityId: 'activity-1' };
const key = draftKey(ids);
const saveId = 'save-1';
const { reducer } = savingSlice;

type Step = Parameters<typeof reducer>[1];
const after = (...steps: Step[]): SavingState =>
  steps.reduce(reducer, reducer(undefined, { type: 'start' }));

const edit = (value: number | null, at = 1000, saved: number | null = null) =>
  draftEdited({ ...ids, area: '1', field: 'revenue_state', value, saved, revision: 2, at });
const started = draftSaveStarted({
  key,
  sending: { saveId, values: { revenue_state: 5 }, revision: 2, at: 2000 },
});
const acknowledged = draftSaveAcknowledged({
  key,
  saveId,
  companyId: 'company-1',
  activityId: 'activity-1',
  sent: { revenue_state: 5 },
  sentAt: 2000,
  revision: 3,
  merged: false,
  at: 3000,
});
const valuesIn = ({ drafts: { [key]: draft } }: SavingState) =>
  draft && Object.fromEntries(editsOf(draft).map(([field, { value }]) => [field, value]));

describe('a draft', () => {
  it('is removed when its latest edit is acknowledged', () => {
    const { drafts, savedAt } = after(edit(5), started, acknowledged);
    expect(drafts).toEqual({});
    expect(savedAt[key]).toBe(3000);
  });

  it('keeps an edit that was made while an earlier value was being saved', () => {
    const state = after(edit(5), started, edit(6, 2500), acknowledged);
    expect(valuesIn(state)).toEqual({ revenue_state: 6 });
    expect(state.drafts[key]).toMatchObject({ phase: 'dirty', revision: 3 });
  });

  it('repeats a save unchanged while its outcome is unknown', () => {
    const failed = draftSaveFailed({
      key,
      saveId,
      problem: apiError({}),
      phase: 'waiting' as const,
      retryAt: 9000,
    });
    const { drafts, failureMessage } = after(edit(5), started, edit(6, 2500), failed);
    expect(drafts[key] && nextSaveRequest(drafts[key], () => 'save-2', 9000)).toMatchObject({
      saveId,
      values: { revenue_state: 5 },
    });
    expect(failureMessage).toBe('shown');
  });

  it('is removed when a field is set back to its saved value', () => {
    expect(after(edit(5), edit(null, 1500)).drafts).toEqual({});
  });

  it('is created when a saved value is cleared', () => {
    expect(valuesIn(after(edit(null, 1000, 4)))).toEqual({ revenue_state: null });
  });

  it('is due after a typing pause, and at the latest after the autosave interval (§9.17)', () => {
    expect(after(edit(5, 1000)).drafts[key]?.dueAt).toBe(1000 + TYPING_PAUSE_MS);
    const continuousTyping = Array.from({ length: 60 }, (_, second) =>
      draftEdited({
        ...ids,
        area: '1',
        field: second === 0 ? ('cost' as const) : ('time_w' as const),
        value: second,
        saved: null,
        revision: 2,
        at: second * 1000,
      }),
    );
    expect(after(...continuousTyping).drafts[key]?.dueAt).toBe(AUTOSAVE_INTERVAL_MS);
  });
});

describe('a draft that is stored on the device', () => {
  const storedDraft = (parts: object = {}) => ({
    ...after(edit(5), started).drafts[key],
    ...parts,
  });

  it('is restored together with the save whose outcome is unknown', () => {
    const read: unknown = JSON.parse(JSON.stringify(storedDraft()));
    expect(parseDraft(read)).toMatchObject({
      edits: { revenue_state: { value: 5 } },
      sending: { saveId },
      phase: 'dirty',
    });
  });

  it.each([
    ['nothing', undefined],
    ['a list', []],
    ['edits that are not an object', storedDraft({ edits: 'many', sending: null })],
    ['an id that is not a string', storedDraft({ companyId: 4 })],
    ['an invalid revision', storedDraft({ revision: -1 })],
  ])('is not read from %s', (_, stored) => {
    expect(parseDraft(stored)).toBeUndefined();
  });

  it('is restored without invalid fields and without a save that has invalid values', () => {
    const valid = { value: 4, base: null, at: 1 };
    const edits = {
      revenue_state: { ...valid, value: 11 },
      cost: 'much',
      relevance: valid,
      other: valid,
    };
    const sending = { saveId, revision: 2, at: 1, values: { cost: 2, other: 1 } };
    expect(parseDraft(storedDraft({ edits, sending }))).toMatchObject({
      edits: { relevance: valid },
      sending: null,
    });
  });
});
