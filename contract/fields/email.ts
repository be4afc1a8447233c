/**
 * Text, at sign, text, dot, text; spec section 5. Surrounding spaces are ignored. The checks run in
 * linear time, whereas a single regular expression would take quadratic time on a crafted text.
 */
export function isEmailAddress(text: string): boolean {
  const address = text.trim();
  const at = address.indexOf('@');
  if (at < 1 || address.includes('@', at + 1) || /\s/.test(address)) return false;
  // There is at least one character before and after the dot.
  const dot = address.indexOf('.', at + 2);
  return dot !== -1 && dot < address.length - 1;
}
