const HOUR_MS = 60 * 60_000;

/** Allows something a number of times in an hour, and counts what it does not allow. */
export function createBudget(perHour: number) {
  let start = -Infinity;
  let used = 0;
  let rejected = 0;
  return {
    /** `omitted`: the number of refusals in earlier hours, reported once. */
    take(now: number): { allowed: boolean; omitted: number } {
      if (now - start >= HOUR_MS) {
        start = now;
        used = 0;
      }
      if (used >= perHour) {
        rejected++;
        return { allowed: false, omitted: 0 };
      }
      const omitted = used === 0 ? rejected : 0;
      if (used === 0) rejected = 0;
      used++;
      return { allowed: true, omitted };
    },
  };
}
