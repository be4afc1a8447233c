import type { AnswerFieldName, AnswerValues } from '@contract/answer';
import { useCallback, useMemo } from 'react';
import { type QueryView, useQueryView } from '@/shared/api/useQueryView';
import { useAppDispatch } from '@/shared/lib/useAppDispatch';
import { useGetAnswerQuery } from '../activityApi';
import { draftEdited } from '../saving/savingSlice';
import type { DraftIds } from '../saving/draft/Draft';

export type SetField = <Name extends AnswerFieldName>(
  field: Name,
  value: AnswerValues[Name],
) => void;

export interface ActionFormState {
  /** The saved answer. Each field selects its own draft value, so that typing renders one field only. */
  saved: AnswerValues;
  setField: SetField;
}

/** A company's answer to an activity and the function that edits it. Typing does not change the result. */
export function useActionForm(
  { userId, companyId, activityId }: DraftIds,
  area: string,
): QueryView<ActionFormState> {
  const dispatch = useAppDispatch();
  // The cached answer may be older than what others have saved since: it is only the first drawing.
  const result = useGetAnswerQuery({ companyId, activityId }, { refetchOnMountOrArgChange: true });
  const answer = useQueryView(result);
  const savedAnswer = answer.state === 'ready' ? answer.data : undefined;

  const setField = useCallback<SetField>(
    (field, value) => {
      if (!savedAnswer) return;
      const { revision, values } = savedAnswer;
      const shown = { saved: values[field], revision };
      const at = Date.now();
      dispatch(draftEdited({ userId, companyId, activityId, area, field, value, ...shown, at }));
    },
    [dispatch, userId, companyId, activityId, area, savedAnswer],
  );

  const saved = savedAnswer?.values;
  const data = useMemo(() => saved && { saved, setField }, [saved, setField]);

  if (answer.state !== 'ready') return answer;
  if (!data) return { state: 'loading' };
  return { ...answer, data };
}
