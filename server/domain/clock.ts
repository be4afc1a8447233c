/** The source of the current time, which tests can set. */
export interface Clock {
  now(): Date;
}

/** The largest accepted difference between the clocks of servers that share a store. */
export const CLOCK_SKEW_MS = 5 * 60 * 1000;

export const systemClock: Clock = { now: () => new Date() };
