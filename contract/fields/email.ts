/**
 * Text, at sign, text, dot, text; spec section 5. Spaces around it do not count. Reads the text in
 * single passes: one pattern for all of it would take quadratic time on a crafted text.
 */
export function isEmailAddress(text: string): boolean {
  const address = text.trim();
  const at = address.indexOf('@');
  if (at < 1 || address.includes('@', at + 1) || /\s/.test(address)) return false;
  // The dot has at least one character on either side.
  const dot = address.indexOf('.', at + 2);
  return dot !== -1 && dot < address.length - 1;
}
