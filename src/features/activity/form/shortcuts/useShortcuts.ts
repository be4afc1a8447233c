import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { selectShortcuts, type ActivityState } from '../../activitySlice';
import type { ChoiceFieldName } from '../fields/formFields';
import { isReservedKey, shortcutOf } from './shortcuts';
import type { SetField } from '../useActionForm';

interface Actions {
  /** Undefined if there is no previous action; the same applies to the next two. */
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
  unfinished: (() => void) | undefined;
  /** Undefined if the form is read-only. */
  setField: SetField | undefined;
}

/** Handles the keyboard shortcuts of the action form, unless the person has switched them off. */
export function useShortcuts(actions: Actions | undefined) {
  const isOn = useSelector((state: { activity: ActivityState }) => selectShortcuts(state));
  const latest = useRef(actions);
  const field = useRef<ChoiceFieldName>('revenue_state');
  useEffect(() => {
    latest.current = actions;
  });

  useEffect(() => {
    if (!isOn) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || isReservedKey(event)) return;
      const shortcut = shortcutOf(event.key, field.current);
      if (!shortcut || !latest.current) return;
      event.preventDefault();
      if ('go' in shortcut) latest.current[shortcut.go]?.();
      else if ('value' in shortcut) {
        if (!latest.current.setField) return;
        latest.current.setField(field.current, shortcut.value);
        focusChoice(field.current, shortcut.value);
      } else {
        field.current = shortcut.field;
        focusChoice(shortcut.field);
      }
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
    };
  }, [isOn]);
}

/** Focuses the chosen value of a field, so that the person sees which field digits set, and arrow keys start there. */
function focusChoice(name: ChoiceFieldName, value?: number) {
  const group = document.querySelector(`[data-field="${name}"]`);
  const radios = [...(group?.querySelectorAll<HTMLInputElement>('input') ?? [])];
  const chosen = radios.find((radio) =>
    value === undefined ? radio.checked : radio.value === String(value),
  );
  (chosen ?? radios[0])?.focus();
}
