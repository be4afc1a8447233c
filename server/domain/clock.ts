/** Where the time comes from, so that tests can set it. */
export interface Clock {
  now(): Date;
}

/** How far apart the clocks of servers that share a store may be. */
export const CLOCK_SKEW_MS = 5 * 60 * 1000;

export const systemClock: Clock = { now: () => new Date() };
