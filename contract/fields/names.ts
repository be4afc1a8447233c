/** Characters that are not seen, for a character class: spaces, control and format characters, half of a pair. */
export const UNSEEN = String.raw`\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}`;
/** U+2800 is a symbol that is drawn as nothing. */
const VISIBLE = new RegExp(`[^${UNSEEN}\\u2800]`, 'u');

/** The form in which names are stored: NFC without surrounding spaces; empty without a visible character. */
export function normalName(text: string): string {
  return VISIBLE.test(text) ? text.normalize('NFC').trim() : '';
}

/**
 * A text as names are compared, searched and sorted: NFC without regard to case. Databases fold the letters of some
 * languages only.
 */
export const foldCase = (text: string): string => text.normalize('NFC').toLowerCase();

/** Whether two names are the same, ignoring case and surrounding spaces. */
export const isSameName = (a: string, b: string): boolean =>
  foldCase(a.trim()) === foldCase(b.trim());
