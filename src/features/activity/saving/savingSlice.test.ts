import { apiError } from '@/shared/api/errors/ApiError';
import {
  draftEdited,
  draftSaveAcknowledged,
  draftSaveFailed,
  draftSaveStarted,
  savingSlice,
  type SavingState,
} from './savingSlice';
import { draftKey, editsOf, toSend } from './draft/Draft';
import { parseDraft } from './draft/parseDraft';
import { AUTOSAVE_MS, PAUSE_MS } from './timing';

const of = { userId: 'user-1', companyId: 'company-1', activityId: 'activity-1' };
const key = draftKey(of);
const saveId = 'save-1';
const { reducer } = savingSlice;

type Step = Parameters<typeof reducer>[1];
const after = (...steps: Step[]): SavingState =>
  steps.reduce(reducer, reducer(undefined, { type: 'start' }));

const edit = (value: number | null, at = 1000, saved: number | null = null) =>
  draftEdited({ ...of, area: '1', field: 'revenue_state', value, saved, revision: 2, at });
const started = draftSaveStarted({
  key,
  sending: { saveId, values: { revenue_state: 5 }, revision: 2, at: 2000 },
});
const taken = draftSaveAcknowledged({
  ...{ key, saveId, companyId: 'company-1', activityId: 'activity-1', sent: { revenue_state: 5 } },
  sentAt: 2000,
  ...{ revision: 3, merged: false, at: 3000 },
});
const valuesIn = ({ drafts: { [key]: draft } }: SavingState) =>
  draft && Object.fromEntries(editsOf(draft).map(([field, { value }]) => [field, value]));

describe('a draft', () => {
  it('is gone once its latest edit is acknowledged', () => {
    const { drafts, savedAt } = after(edit(5), started, taken);
    expect(drafts).toEqual({});
    expect(savedAt[key]).toBe(3000);
  });

  it('keeps what was edited while an earlier value was on its way', () => {
    const state = after(edit(5), started, edit(6, 2500), taken);
    expect(valuesIn(state)).toEqual({ revenue_state: 6 });
    expect(state.drafts[key]).toMatchObject({ phase: 'dirty', revision: 3 });
  });

  it('is repeated as it was while nobody knows whether it arrived', () => {
    const lost = draftSaveFailed({
      ...{ key, saveId, problem: apiError({}), phase: 'waiting' as const, retryAt: 9000 },
    });
    const { drafts, outage } = after(edit(5), started, edit(6, 2500), lost);
    expect(drafts[key] && toSend(drafts[key], () => 'save-2', 9000)).toMatchObject({
      saveId,
      values: { revenue_state: 5 },
    });
    expect(outage).toBe('told');
  });

  it('is none when a field is set back to what is saved', () => {
    expect(after(edit(5), edit(null, 1500)).drafts).toEqual({});
  });

  it('is one when a field that was filled in is emptied', () => {
    expect(valuesIn(after(edit(null, 1000, 4)))).toEqual({ revenue_state: null });
  });

  it('is due once typing pauses, and at the latest after the interval', () => {
    expect(after(edit(5, 1000)).drafts[key]?.dueAt).toBe(1000 + PAUSE_MS);
    const busy = Array.from({ length: 60 }, (_, second) =>
      draftEdited({
        ...{ ...of, area: '1', field: second === 0 ? ('cost' as const) : ('time_w' as const) },
        ...{ value: second, saved: null, revision: 2, at: second * 1000 },
      }),
    );
    expect(after(...busy).drafts[key]?.dueAt).toBe(AUTOSAVE_MS);
  });
});

describe('a draft that was kept on the device', () => {
  const kept = (parts: object = {}) => ({ ...after(edit(5), started).drafts[key], ...parts });

  it('comes back with the save whose answer was lost', () => {
    const read: unknown = JSON.parse(JSON.stringify(kept()));
    expect(parseDraft(read)).toMatchObject({
      edits: { revenue_state: { value: 5 } },
      sending: { saveId },
      phase: 'dirty',
    });
  });

  it.each([
    ['nothing', undefined],
    ['a list', []],
    ['edits of another form', kept({ edits: 'many', sending: null })],
    ['ids of another kind', kept({ companyId: 4 })],
    ['a revision that is none', kept({ revision: -1 })],
  ])('is not read from %s', (_, stored) => {
    expect(parseDraft(stored)).toBeUndefined();
  });

  it('loses only the fields that can’t be, and half a save', () => {
    const good = { value: 4, base: null, at: 1 };
    const edits = {
      revenue_state: { ...good, value: 11 },
      cost: 'much',
      relevance: good,
      other: good,
    };
    const sending = { saveId, revision: 2, at: 1, values: { cost: 2, other: 1 } };
    expect(parseDraft(kept({ edits, sending }))).toMatchObject({
      edits: { relevance: good },
      sending: null,
    });
  });
});
