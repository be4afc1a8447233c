import { editsOf, type Draft } from './draft/Draft';

/** The longest time that an edit waits before it is sent; §9.17. */
export const AUTOSAVE_INTERVAL_MS = 30_000;
/** A draft is sent after the person has not typed for this long. */
export const TYPING_PAUSE_MS = 1_500;
/** The longest time that Next and Previous wait for the save before they open the other action. */
export const NAVIGATION_WAIT_MS = 2_000;
/** After this time without a response the outcome of a save is unknown. */
export const RESPONSE_TIMEOUT_MS = 20_000;
/** The delay between attempts while offline. They continue because browsers do not always notice a connection. */
export const OFFLINE_RETRY_MS = 60_000;

const FIRST_RETRY_MS = 2_000;
const LAST_RETRY_MS = 60_000;

/**
 * The delay before the next attempt, ms. It doubles with each failure up to a minute. A random part of up to a
 * half keeps many browsers from retrying at the same time.
 * @param attempts failures in a row, from 1
 * @param random 0 … 1
 * @param retryAfter the delay that the server demands at least, ms
 */
export function backoffMs(attempts: number, random: number, retryAfter: number | null): number {
  const longest = Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), LAST_RETRY_MS);
  return Math.max(longest * (0.5 + random / 2), retryAfter ?? 0);
}

/**
 * The time at which a draft with edits is due, ms since the epoch: after a typing pause, or after the autosave
 * interval.
 */
export function dueAfterEdits(draft: Draft): number {
  const times = editsOf(draft).map(([, { at }]) => at);
  return Math.min(Math.max(...times) + TYPING_PAUSE_MS, Math.min(...times) + AUTOSAVE_INTERVAL_MS);
}
