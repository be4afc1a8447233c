import type { RevisionConflict } from '@contract/rest';
import { nanoid } from '@reduxjs/toolkit';
import type { ApiError } from '@/shared/api/ApiError';
import type { ApiRootState, AppDispatch } from '@/shared/lib/useAppDispatch';
import { activityApi } from './activityApi';
import { isEmptyAnswer, toSavedAnswer, type SavedAnswer } from './answerForm';
import {
  draftDropped,
  draftKey,
  draftSaved,
  draftSaveFailed,
  draftSaveStarted,
  selectDraft,
  type ActivityState,
  type Draft,
} from './activitySlice';

type SaveState = { activity: ActivityState } & Parameters<
  ReturnType<typeof activityApi.endpoints.getAnswer.select>
>[0];

interface SaveOptions {
  /** Lets the request outlive the page. */
  keepalive?: boolean;
}

/** Saves a draft's latest edits, after the save under way. True once nothing of it is unsaved. */
export function saveDraft(key: string, { keepalive = false }: SaveOptions = {}) {
  return async (dispatch: AppDispatch, getState: () => ApiRootState): Promise<boolean> => {
    const state = () => getState() as SaveState;
    for (;;) {
      const running = dispatch(activityApi.util.getRunningMutationThunk('autosave', key));
      if (!running) break;
      await running;
    }
    const draft = selectDraft(state(), key);
    if (!draft) return true;

    const saved = savedAnswer(state(), draft);
    if (
      saved &&
      isEmptyAnswer(saved.values) &&
      isEmptyAnswer({ ...saved.values, ...draft.changes })
    ) {
      // Auto-save is skipped when every field is empty, and was before.
      dispatch(draftDropped(key));
      return true;
    }

    dispatch(draftSaveStarted(key));
    const { changes, revision, userId, companyId, activityId } = draft;
    const { data, error } = await dispatch(
      activityApi.endpoints.autosave.initiate(
        { userId, companyId, activityId, changes, revision, saveId: nanoid(), keepalive },
        { fixedCacheKey: key },
      ),
    );
    if (!data) {
      dispatch(failed(draft, error as ApiError));
      return false;
    }
    const at = new Date().toISOString();
    dispatch(
      patchAnswer(draft, (answer) => ({
        values: { ...answer.values, ...changes },
        revision: data.revision,
        averageScore: data.average_score,
        answeredAt: at,
      })),
    );
    dispatch(draftSaved({ key, sent: changes, revision: data.revision, at }));
    return selectDraft(state(), key) === undefined;
  };
}

function savedAnswer(state: SaveState, { companyId, activityId }: Draft): SavedAnswer | undefined {
  return activityApi.endpoints.getAnswer.select({ companyId, activityId })(state).data;
}

function patchAnswer(
  { companyId, activityId }: Draft,
  change: (answer: SavedAnswer) => SavedAnswer,
) {
  return activityApi.util.updateQueryData('getAnswer', { companyId, activityId }, change);
}

/**
 * Somebody else changed the same field: their values are shown, ours stay in the draft, and a
 * further save, now from their revision, puts ours in place.
 */
function failed(draft: Draft, problem: ApiError) {
  return (dispatch: AppDispatch) => {
    const key = draftKey(draft);
    if (problem.code !== 'REVISION_CONFLICT') {
      dispatch(draftSaveFailed({ key, problem }));
      return;
    }
    const { answer } = problem.data as RevisionConflict;
    const theirs = toSavedAnswer(answer);
    dispatch(patchAnswer(draft, () => theirs));
    dispatch(draftSaveFailed({ key, problem, revision: theirs.revision }));
  };
}
