import type { AnswerFieldName, AnswerValues } from '@contract/answer';
import { useCallback, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { type Shown, useShown } from '@/shared/api/useShown';
import { useAppDispatch } from '@/shared/lib/useAppDispatch';
import { useGetAnswerQuery } from './activityApi';
import {
  draftEdited,
  draftKey,
  selectDraft,
  selectSavedAt,
  type ActivityState,
  type Draft,
  type DraftOf,
} from './activitySlice';
import { saveDraft } from './saveDraft';

export type SetField = (field: AnswerFieldName, value: number | null) => void;

export interface ActionFormState {
  /** What the person sees: the saved answer under their unsaved edits. */
  values: AnswerValues;
  draft: Draft | undefined;
  savedAt: string | undefined;
  setField: SetField;
  /** Saves now; true once nothing is unsaved. */
  save: () => Promise<boolean>;
}

/** The answer of a company to an activity, as this person is editing it. */
export function useActionForm({ userId, companyId, activityId }: DraftOf): Shown<ActionFormState> {
  const dispatch = useAppDispatch();
  const answer = useShown(useGetAnswerQuery({ companyId, activityId }));
  const key = draftKey({ userId, companyId, activityId });
  const draft = useSelector((state: { activity: ActivityState }) => selectDraft(state, key));
  const savedAt = useSelector((state: { activity: ActivityState }) => selectSavedAt(state, key));
  const revision = answer.state === 'ready' ? answer.data.revision : 0;

  const setField = useCallback<SetField>(
    (field, value) => {
      dispatch(draftEdited({ userId, companyId, activityId, field, value, revision }));
    },
    [dispatch, userId, companyId, activityId, revision],
  );
  const save = useCallback(() => dispatch(saveDraft(key)), [dispatch, key]);

  const saved = answer.state === 'ready' ? answer.data.values : undefined;
  const values = useMemo(() => saved && { ...saved, ...draft?.changes }, [saved, draft?.changes]);

  if (answer.state !== 'ready') return answer;
  if (!values) return { state: 'loading' };
  return { ...answer, data: { values, draft, savedAt, setField, save } };
}
