const DAY_MS = 24 * 60 * 60 * 1000;

/** In days. Tolerates clocks that differ by minutes, so that they do not add a day. */
const TOLERANCE = 0.01;

/** How many days are left until a moment, the begun one included; never below 0. */
export const daysUntil = (moment: string, now: number) =>
  Math.max(0, Math.ceil((Date.parse(moment) - now) / DAY_MS - TOLERANCE));
