export const ROLES = ['administrator', 'editor', 'subscriber'] as const;
export type Role = (typeof ROLES)[number];

/** The role of a wire value. For an unknown value it is the role with the fewest rights. */
export const roleOf = (value: string | null | undefined): Role =>
  parseRole(value ?? '') ?? 'subscriber';

/** Reads a role in any case; 'admin' means 'administrator'. undefined for any other value. */
export function parseRole(value: string): Role | undefined {
  const lower = value.trim().toLowerCase();
  const role = lower === 'admin' ? 'administrator' : lower;
  return ROLES.find((known) => known === role);
}
