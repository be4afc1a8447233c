import { DAY_MS } from '../days';

/** After how many days without a save or a confirmation a score is stale, unless the operator chooses otherwise. */
export const DEFAULT_STALE_DAYS = 180;

/** From this many days before it is stale, a score is due for a confirmation. */
export const DUE_SOON_DAYS = 14;

/** The setting STALE_DAYS. Absent, 0, negative and invalid numbers mean the default. */
export const staleDaysOf = (setting: number | undefined): number =>
  setting !== undefined && Number.isFinite(setting) && setting > 0 ? setting : DEFAULT_STALE_DAYS;

/** The days, with fractions, from a time (ISO 8601) to `now`. */
export const daysSince = (time: string, now: Date): number =>
  (now.getTime() - Date.parse(time)) / DAY_MS;

/** The time (ISO 8601) at or after which an answer must have been saved or confirmed to be fresh. */
export const freshSince = (now: Date, staleDays: number): string =>
  new Date(now.getTime() - staleDays * DAY_MS).toISOString();

/** The later one of the last save and the last confirmation. */
export const lastTouch = (answer: { answered_at: string; confirmed_at: string | null }): string =>
  answer.confirmed_at !== null && answer.confirmed_at > answer.answered_at
    ? answer.confirmed_at
    : answer.answered_at;

export type Freshness = 'fresh' | 'due_soon' | 'stale';

/** How fresh a scored answer is. A score that is due soon still counts as fresh. */
export function freshnessOf(
  answer: Parameters<typeof lastTouch>[0],
  now: Date,
  staleDays: number,
): Freshness {
  const age = daysSince(lastTouch(answer), now);
  if (age > staleDays) return 'stale';
  return age > staleDays - DUE_SOON_DAYS ? 'due_soon' : 'fresh';
}
