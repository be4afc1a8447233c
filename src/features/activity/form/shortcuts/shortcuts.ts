import { CONFIDENCES, KIND_OF_FIELD } from '@contract/answer';
import { LEVELS, valueOfLevel } from '@contract/scoring/scoring';
import { CHOICE_FIELDS, type ChoiceFieldName } from '../fields/formFields';

/** The effect of a key in the action form. */
export type Shortcut =
  | { go: 'previous' | 'next' | 'unfinished' }
  /** Selects the field that digits then set. */
  | { field: ChoiceFieldName }
  | { value: number };

/** Shortcuts by key, in the order of the form. Digits are not listed: their meaning depends on the field. */
export const SHORTCUTS: Record<string, Exclude<Shortcut, { value: number }>> = {
  P: { go: 'previous' },
  N: { go: 'next' },
  U: { go: 'unfinished' },
  ...Object.fromEntries(CHOICE_FIELDS.map(({ shortcut, name }) => [shortcut, { field: name }])),
};

/** The shortcut of a key while `field` is selected; undefined if the key has none. */
export function shortcutOf(key: string, field: ChoiceFieldName): Shortcut | undefined {
  const shortcut = SHORTCUTS[key.toUpperCase()];
  if (shortcut) return shortcut;
  if (!/^\d$/.test(key)) return undefined;
  const digit = Number(key);
  // The state goes up to 10, and no digit key has that value.
  if (KIND_OF_FIELD[field] === 'state') return { value: digit === 0 ? 10 : digit };
  if (KIND_OF_FIELD[field] === 'confidence') {
    return digit >= 1 && digit <= CONFIDENCES.length ? { value: digit } : undefined;
  }
  return digit >= 1 && digit <= LEVELS.length ? { value: valueOfLevel(digit - 1) } : undefined;
}

/** Whether a key press is input for a focused field, or a shortcut of the browser (with Ctrl, Meta or Alt). */
export function isReservedKey({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return true;
  if (!(target instanceof HTMLElement)) return false;
  // Radio buttons take no text, so digits set the field.
  if (target instanceof HTMLInputElement) return target.type !== 'radio';
  return (
    target.isContentEditable ||
    target.closest('textarea, select, [role=combobox], [role=dialog], [role=menu]') !== null
  );
}
