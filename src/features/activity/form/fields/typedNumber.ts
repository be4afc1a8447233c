/**
 * What somebody means by the digits and signs they typed or pasted, as "1234.56"; anything that is no
 * plain number as it stands, for the field to refuse. `decimalSign` is the language's own, '.' or ','.
 *
 * Either sign is taken for the decimal one where it can be nothing else: of two the last, and a single
 * one unless it parts thousands as the language does ("1,500" in English, "1.500" in Spanish).
 */
export function typedNumber(text: string | undefined, decimalSign: string): string {
  const typed = (text ?? '').replace(/[\s'’]/g, '');
  if (!/^-?[\d.,]*$/.test(typed)) return 'no number';
  const signs = typed.replace(/[^.,]/g, '');
  const [first, last] = [signs.at(0), signs.at(-1)];
  if (first === undefined || last === undefined) return typed;
  const isDecimal = signs.length === 1 ? !partsThousands(typed, decimalSign) : first !== last;
  // Of the same sign twice neither is the decimal one.
  if (!isDecimal) return typed.replace(/[.,]/g, '');
  const at = typed.lastIndexOf(last);
  return `${typed.slice(0, at).replace(/[.,]/g, '')}.${typed.slice(at + 1)}`;
}

/** Whether the one sign in it is the language's for thousands, and stands where that would. */
const partsThousands = (typed: string, decimalSign: string) =>
  !typed.includes(decimalSign) && /^-?[1-9]\d{0,2}[.,]\d{3}$/.test(typed);
