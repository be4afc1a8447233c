/** The part of an email address after the last at sign, in lower case; empty without an at sign. */
export function domainOf(email: string): string {
  const at = email.lastIndexOf('@');
  return at === -1 ? '' : email.slice(at + 1).toLowerCase();
}

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
