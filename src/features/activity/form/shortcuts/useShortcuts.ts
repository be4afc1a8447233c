import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { selectShortcuts, type ActivityState } from '../../activitySlice';
import type { ChoiceFieldName } from '../fields/formFields';
import { isReservedKey, shortcutOf } from './shortcuts';
import type { SetField } from '../useActionForm';

/** The functions that the shortcuts call. A function is undefined if there is no such action to open. */
interface Actions {
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
  unfinished: (() => void) | undefined;
  /** Undefined if the form is read-only. */
  setField: SetField | undefined;
}

/** Handles the keyboard shortcuts of the action form, unless the person has switched them off. */
export function useShortcuts(actions: Actions | undefined) {
  const isOn = useSelector((state: { activity: ActivityState }) => selectShortcuts(state));
  const latestActions = useRef(actions);
  const selectedField = useRef<ChoiceFieldName>('revenue_state');
  useEffect(() => {
    latestActions.current = actions;
  });

  useEffect(() => {
    if (!isOn) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || isReservedKey(event)) return;
      const shortcut = shortcutOf(event.key, selectedField.current);
      if (!shortcut || !latestActions.current) return;
      event.preventDefault();
      if ('go' in shortcut) latestActions.current[shortcut.go]?.();
      else if ('value' in shortcut) {
        if (!latestActions.current.setField) return;
        latestActions.current.setField(selectedField.current, shortcut.value);
        focusChoice(selectedField.current, shortcut.value);
      } else if (focusChoice(shortcut.field)) {
        selectedField.current = shortcut.field;
      }
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
    };
  }, [isOn]);
}

/**
 * Focuses the chosen value of a field. The focus shows which field the digit keys set, and the arrow keys continue
 * from that value. False if the form does not show the field.
 */
function focusChoice(name: ChoiceFieldName, value?: number): boolean {
  const group = document.querySelector(`[data-field="${name}"]`);
  const radios = [...(group?.querySelectorAll<HTMLInputElement>('input') ?? [])];
  const chosen = radios.find((radio) =>
    value === undefined ? radio.checked : radio.value === String(value),
  );
  (chosen ?? radios[0])?.focus();
  return radios.length > 0;
}
