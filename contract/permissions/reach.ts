/** The rights of workspace administrators in the activated companies of the workspace, besides their own company. */
export const REACHES = ['none', 'read', 'edit'] as const;
export type AdministratorsReach = (typeof REACHES)[number];

/** Reads a reach in any case; undefined for any other value. */
export function parseReach(value: string): AdministratorsReach | undefined {
  const lower = value.trim().toLowerCase();
  return REACHES.find((known) => known === lower);
}
