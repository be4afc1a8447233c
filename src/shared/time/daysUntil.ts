import { DAY_MS } from '@contract/days';

/** In days. Clocks of server and device that differ by minutes must not add a day. */
const TOLERANCE = 0.01;

/** The number of days left until a time, counting a begun day as one; never below 0. */
export const daysUntil = (moment: string, now: number) =>
  Math.max(0, Math.ceil((Date.parse(moment) - now) / DAY_MS - TOLERANCE));
