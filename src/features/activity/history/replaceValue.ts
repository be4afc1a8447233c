import type { AnswerFieldName, AnswerValue } from '@contract/answer';
import type { ApiRootState, AppDispatch } from '@/shared/lib/useAppDispatch';
import { activityApi } from '../activityApi';
import { draftEdited, selectDraft, type WithSaving } from '../saving/savingSlice';
import { draftKey, type DraftIds } from '../saving/draft/Draft';

/** An answer, and the impact area ('1' … '7') of its action. */
export type AnswerInArea = DraftIds & { area: string };

/**
 * Edits a field as the form does. Changes nothing unless the form shows `from` in this field, so that a late Undo
 * does not overwrite a newer edit. Returns whether it edited the field.
 */
export function replaceValue(
  ids: AnswerInArea,
  field: AnswerFieldName,
  { from, to }: { from: AnswerValue; to: AnswerValue },
) {
  return (dispatch: AppDispatch, getState: () => ApiRootState): boolean => {
    const state = getState() as ApiRootState & WithSaving;
    const { companyId, activityId } = ids;
    const { data: answer } = activityApi.endpoints.getAnswer.select({ companyId, activityId })(
      state,
    );
    if (!answer) return false;
    const saved = answer.values[field];
    const edit = selectDraft(state, draftKey(ids))?.edits[field];
    if ((edit ? edit.value : saved) !== from) return false;
    const { revision } = answer;
    dispatch(draftEdited({ ...ids, field, value: to, saved, revision, at: Date.now() }));
    return true;
  };
}
