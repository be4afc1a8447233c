import { apiError } from '@/shared/api/ApiError';
import {
  activitySlice,
  draftEdited,
  draftKey,
  draftSaved,
  draftSaveFailed,
  draftSaveStarted,
  type ActivityState,
} from './activitySlice';
import { parseActivityState, toPersistedActivity } from './persistedActivity';

const of = { userId: 'user-1', companyId: 'company-1', activityId: 'activity-1' };
const key = draftKey(of);
const { reducer } = activitySlice;

type Step = Parameters<typeof reducer>[1];
const after = (...steps: Step[]): ActivityState =>
  steps.reduce(reducer, reducer(undefined, { type: 'start' }));

const edit = (value: number | null) =>
  draftEdited({ ...of, field: 'revenue_state', value, revision: 2 });
const saved = (value: number) =>
  draftSaved({ key, sent: { revenue_state: value }, revision: 3, at: '2026-01-01T10:00:00Z' });

describe('a draft', () => {
  it('is gone once its latest edit is acknowledged', () => {
    const { drafts, savedAt } = after(edit(5), draftSaveStarted(key), saved(5));
    expect(drafts).toEqual({});
    expect(savedAt[key]).toBe('2026-01-01T10:00:00Z');
  });

  it('keeps what was edited while an earlier value was on its way', () => {
    const { drafts } = after(edit(5), draftSaveStarted(key), edit(6), saved(5));
    expect(drafts[key]).toMatchObject({
      changes: { revenue_state: 6 },
      phase: 'dirty',
      revision: 3,
    });
  });

  it('keeps a value set back while another one was on its way', () => {
    const { drafts } = after(edit(5), draftSaveStarted(key), edit(2), saved(5));
    expect(drafts[key]?.changes).toEqual({ revenue_state: 2 });
  });

  it('keeps its edits when saving fails', () => {
    const problem = apiError({ status: 503 });
    const { drafts } = after(edit(5), draftSaveStarted(key), draftSaveFailed({ key, problem }));
    expect(drafts[key]).toMatchObject({ changes: { revenue_state: 5 }, phase: 'failed' });
  });

  it('survives a reload, ready to be saved', () => {
    const kept: unknown = JSON.parse(
      JSON.stringify(toPersistedActivity(after(edit(null), draftSaveStarted(key)))),
    );
    expect(parseActivityState(kept)?.drafts[key]).toMatchObject({
      changes: { revenue_state: null },
      phase: 'dirty',
    });
  });

  it.each([
    ['nothing', undefined],
    ['a list', []],
    ['drafts of another form', { activityId: null, impactArea: null, drafts: 'many' }],
    ['ids of another kind', { activityId: 4, impactArea: null, drafts: {} }],
  ])('is not read from %s', (_, stored) => {
    expect(parseActivityState(stored)).toBeUndefined();
  });

  it('loses only the fields that can’t be', () => {
    const changes = { revenue_state: 11, cost: 'much', relevance: 4, other: 1 };
    const stored = {
      activityId: null,
      impactArea: null,
      drafts: { x: { ...of, revision: 1, changes } },
    };
    expect(parseActivityState(stored)?.drafts[key]?.changes).toEqual({ relevance: 4 });
  });
});
