export const ROLES = ['administrator', 'editor', 'subscriber'] as const;
export type Role = (typeof ROLES)[number];

/** The role that a word on the wire grants; an unknown word grants no more than a subscriber's. */
export const roleOf = (word: string | null | undefined): Role =>
  parseRole(word ?? '') ?? 'subscriber';

/** Reads a role word: any case, 'admin' for 'administrator'; undefined for an unknown word. */
export function parseRole(word: string): Role | undefined {
  const lower = word.trim().toLowerCase();
  const role = lower === 'admin' ? 'administrator' : lower;
  return ROLES.find((known) => known === role);
}
