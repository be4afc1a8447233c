import { KIND_OF_FIELD } from '@contract/answer';
import { LEVELS, valueOfLevel } from '@contract/scoring/scoring';
import { CHOICE_FIELDS, type ChoiceFieldName } from '../fields/formFields';

/** What a key does in the action form. */
export type Shortcut =
  | { go: 'previous' | 'next' | 'unfinished' }
  /** From here on digits are for this field. */
  | { field: ChoiceFieldName }
  | { value: number };

/** Keys as the person reads them, in the order of the form. */
export const SHORTCUTS: Record<string, Exclude<Shortcut, { value: number }>> = {
  P: { go: 'previous' },
  N: { go: 'next' },
  U: { go: 'unfinished' },
  ...Object.fromEntries(CHOICE_FIELDS.map(({ shortcut, name }) => [shortcut, { field: name }])),
};

/** What a key means while digits are for this field; undefined for any other key. */
export function shortcutOf(key: string, field: ChoiceFieldName): Shortcut | undefined {
  const known = SHORTCUTS[key.toUpperCase()];
  if (known) return known;
  if (!/^\d$/.test(key)) return undefined;
  const digit = Number(key);
  // The state goes to 10, which has no key of its own.
  if (KIND_OF_FIELD[field] === 'state') return { value: digit === 0 ? 10 : digit };
  return digit >= 1 && digit <= LEVELS.length ? { value: valueOfLevel(digit - 1) } : undefined;
}

/** Keys belong to whatever is typed in; with Ctrl and the like, to the browser. */
export function isForTyping({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return true;
  if (!(target instanceof HTMLElement)) return false;
  // Choices are not typed in: a digit there chooses.
  if (target instanceof HTMLInputElement) return target.type !== 'radio';
  return (
    target.isContentEditable ||
    target.closest('textarea, select, [role=combobox], [role=dialog], [role=menu]') !== null
  );
}
