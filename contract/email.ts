const SIMPLE_EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Text, at sign, text, dot, text; spec section 5. Spaces around it do not count. */
export function isEmailAddress(text: string): boolean {
  return SIMPLE_EMAIL.test(text.trim());
}
