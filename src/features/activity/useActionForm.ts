import type { AnswerFieldName, AnswerValues } from '@contract/answer';
import { useCallback, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { type Shown, useShown } from '@/shared/api/useShown';
import { useAppDispatch } from '@/shared/lib/useAppDispatch';
import { useGetAnswerQuery } from './activityApi';
import { draftEdited, selectDraft, type ActivityState } from './activitySlice';
import { draftKey, draftValues, type Draft, type DraftOf } from './saving/Draft';

export type SetField = (field: AnswerFieldName, value: number | null) => void;

export interface ActionFormState {
  /** What the person sees: the saved answer under their unsaved edits. */
  values: AnswerValues;
  draft: Draft | undefined;
  setField: SetField;
}

/** The answer of a company to an activity, as this person is editing it. */
export function useActionForm(
  { userId, companyId, activityId }: DraftOf,
  area: string,
): Shown<ActionFormState> {
  const dispatch = useAppDispatch();
  const answer = useShown(useGetAnswerQuery({ companyId, activityId }));
  const key = draftKey({ userId, companyId, activityId });
  const draft = useSelector((state: { activity: ActivityState }) => selectDraft(state, key));
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

  const edits = draft?.edits;
  const saved = known?.values;
  const values = useMemo(
    () => saved && { ...saved, ...(edits && draftValues({ edits })) },
    [saved, edits],
  );

  if (answer.state !== 'ready') return answer;
  if (!values) return { state: 'loading' };
  return { ...answer, data: { values, draft, setField } };
}
