import type { AnswerValues } from '@contract/answer';
import { REQUIRED_FIELDS } from '@contract/scoring/progress';
import { shallowEqual, useSelector } from 'react-redux';
import { selectDraft, type WithSaving } from '../../saving/savingSlice';
import type { ChoiceFieldName } from './formFields';

/** The empty fields that the action needs to be done, in the order of the form. */
export function useMissingFields(draftKey: string, saved: AnswerValues) {
  return useSelector((state: WithSaving) => {
    const edits = selectDraft(state, draftKey)?.edits;
    const valueOf = (name: keyof AnswerValues) => {
      const edit = edits?.[name];
      return edit ? edit.value : saved[name];
    };
    if (valueOf('not_applicable') === true) return [];
    return REQUIRED_FIELDS.filter((name) => valueOf(name) === null);
  }, shallowEqual);
}

/** Focuses the next empty field that the action needs to be done, if there is one; this also scrolls to it. */
export function focusNextMissing(after?: ChoiceFieldName) {
  const index = REQUIRED_FIELDS.findIndex((name) => name === after);
  const inTurn = [...REQUIRED_FIELDS.slice(index + 1), ...REQUIRED_FIELDS.slice(0, index + 1)];
  const group = inTurn
    .filter((name) => name !== after)
    .map((name) => document.querySelector(`[data-field="${name}"]`))
    .find((found) => found && !found.querySelector('input:checked'));
  group?.querySelector('input')?.focus();
}
