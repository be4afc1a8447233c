import type { AnswerFieldName, AnswerValues } from '@contract/answer';
import { useSelector } from 'react-redux';
import { selectDraft, type WithSaving } from '../../saving/savingSlice';

/** The draft's value of a field, else the saved one. */
export function useDraftValue<Name extends AnswerFieldName>(
  draftKey: string,
  name: Name,
  saved: AnswerValues,
): AnswerValues[Name] {
  const edit = useSelector((state: WithSaving) => selectDraft(state, draftKey)?.edits[name]);
  // An edit has a value of its field only.
  return edit ? (edit.value as AnswerValues[Name]) : saved[name];
}
