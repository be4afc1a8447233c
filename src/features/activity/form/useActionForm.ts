import type { AnswerFieldName, AnswerValues } from '@contract/answer';
import { useCallback, useMemo } from 'react';
import { type QueryView, useQueryView } from '@/shared/api/useQueryView';
import { useAppDispatch } from '@/shared/lib/useAppDispatch';
import { useGetAnswerQuery } from '../activityApi';
import { draftEdited } from '../saving/savingSlice';
import type { DraftOf } from '../saving/draft/Draft';

export type SetField = <Name extends AnswerFieldName>(
  field: Name,
  value: AnswerValues[Name],
) => void;

export interface ActionFormState {
  /** The saved answer. What was typed over it is each field’s own to know. */
  saved: AnswerValues;
  setField: SetField;
}

/** The answer of a company to an activity, and how to edit it. Stays the same while somebody types. */
export function useActionForm(
  { userId, companyId, activityId }: DraftOf,
  area: string,
): QueryView<ActionFormState> {
  const dispatch = useAppDispatch();
  const answer = useQueryView(useGetAnswerQuery({ companyId, activityId }));
  const known = answer.state === 'ready' ? answer.data : undefined;

  const setField = useCallback<SetField>(
    (field, value) => {
      if (!known) return;
      const { revision, values } = known;
      const seen = { saved: values[field], revision };
      const at = Date.now();
      dispatch(draftEdited({ userId, companyId, activityId, area, field, value, ...seen, at }));
    },
    [dispatch, userId, companyId, activityId, area, known],
  );

  const saved = known?.values;
  const data = useMemo(() => saved && { saved, setField }, [saved, setField]);

  if (answer.state !== 'ready') return answer;
  if (!data) return { state: 'loading' };
  return { ...answer, data };
}
