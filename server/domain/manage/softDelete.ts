const DAY_MS = 24 * 60 * 60 * 1000;

/** Deleted companies and workspaces can be restored for this time; the app states "2 weeks". */
const RESTORABLE_MS = 14 * DAY_MS;

export const purgeAtOf = (now: Date) => new Date(now.getTime() + RESTORABLE_MS).toISOString();

/** Whether it can no longer be restored. From then on it counts as absent, even before it is purged. */
export const isPast = (moment: string | null, now: Date) =>
  moment !== null && Date.parse(moment) <= now.getTime();

/** Whether two names are the same, ignoring case and surrounding spaces. */
export const sameName = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();
