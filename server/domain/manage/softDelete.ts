import { DAY_MS } from '@contract/days';

/** When something that is deleted now will be removed for good. */
export const purgeAtOf = (now: Date, restorableDays: number) =>
  new Date(now.getTime() + restorableDays * DAY_MS).toISOString();

/** Whether it can no longer be restored. From then on it counts as absent, even before it is purged. */
export const isPast = (moment: string | null, now: Date) =>
  moment !== null && Date.parse(moment) <= now.getTime();
