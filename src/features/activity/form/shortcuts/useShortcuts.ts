import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { selectShortcuts, type ActivityState } from '../../activitySlice';
import type { ChoiceFieldName } from '../fields/formFields';
import { isForTyping, shortcutOf } from './shortcuts';
import type { SetField } from '../useActionForm';

interface Actions {
  /** Undefined where there is no such way. */
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
  unfinished: (() => void) | undefined;
  /** Undefined where nothing can be changed. */
  setField: SetField | undefined;
}

/** Lets single keys do what the action form's buttons do, unless the person has switched that off. */
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
      if (event.defaultPrevented || event.repeat || isForTyping(event)) return;
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

/**
 * Shows which field digits are for. The focus is on the value that was just chosen, as arrow keys go
 * on from there.
 */
function focusChoice(name: ChoiceFieldName, value?: number) {
  const group = document.querySelector(`[data-field="${name}"]`);
  const radios = [...(group?.querySelectorAll<HTMLInputElement>('input') ?? [])];
  const chosen = radios.find((radio) =>
    value === undefined ? radio.checked : radio.value === String(value),
  );
  (chosen ?? radios[0])?.focus();
}
