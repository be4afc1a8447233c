const DAY_MS = 24 * 60 * 60 * 1000;

/** For how long what was deleted can be restored; the app says "2 weeks". */
const KEPT_MS = 14 * DAY_MS;

export const purgeAtOf = (now: Date) => new Date(now.getTime() + KEPT_MS).toISOString();

/** Whether the time for a restore is over: then it does not exist, purged or not. */
export const isPast = (moment: string | null, now: Date) =>
  moment !== null && Date.parse(moment) <= now.getTime();

/** Names are taken without regard to case and to spaces around them. */
export const sameName = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();
