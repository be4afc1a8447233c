/**
 * Converts a typed or pasted number to the form "1234.56". Any other text becomes a string that is not a number, so
 * that the field rejects it. `decimalSign` is the decimal sign of the interface language, '.' or ','.
 *
 * People type both signs in either language. If a text has both, the last one is the decimal sign. A single sign is
 * the decimal sign too, unless it separates thousands in this language ("1,500" in English, "1.500" in Spanish).
 */
export function normalizeNumber(text: string | undefined, decimalSign: string): string {
  const typed = (text ?? '').replace(/[\s'’]/g, '');
  if (!/^-?[\d.,]*$/.test(typed)) return 'no number';
  const signs = typed.replace(/[^.,]/g, '');
  const [first, last] = [signs.at(0), signs.at(-1)];
  if (first === undefined || last === undefined) return typed;
  const hasDecimals =
    signs.length === 1 ? !hasThousandsSeparator(typed, decimalSign) : first !== last;
  // A sign that occurs twice separates thousands.
  if (!hasDecimals) return typed.replace(/[.,]/g, '');
  const at = typed.lastIndexOf(last);
  return `${typed.slice(0, at).replace(/[.,]/g, '')}.${typed.slice(at + 1)}`;
}

/** Whether the only sign is the language's thousands separator, in a position where it separates thousands. */
const hasThousandsSeparator = (typed: string, decimalSign: string) =>
  !typed.includes(decimalSign) && /^-?[1-9]\d{0,2}[.,]\d{3}$/.test(typed);
