import { editsOf, type Draft } from './draft/Draft';

/** Unsaved edits are saved at least this often; spec section 9. */
export const AUTOSAVE_MS = 30_000;
/** And once the person stops typing. */
export const PAUSE_MS = 1_500;
/** How long Next and Previous wait for the save before they go on without it. */
export const LEAVE_MS = 2_000;
/** A request without an answer counts as lost after this. */
export const ANSWER_MS = 20_000;
/** Without a connection it is still tried now and then: browsers do not always know. */
export const OFFLINE_MS = 60_000;

const FIRST_RETRY_MS = 2_000;
const LAST_RETRY_MS = 60_000;

/**
 * How long to wait after so many failures in a row (1 …), ms: twice as long each time, up to a
 * minute, and anything between half of it and all of it, so that many do not come back at once.
 * @param random 0 … 1
 * @param retryAfter what the server asked for, ms
 */
export function backoffMs(attempts: number, random: number, retryAfter: number | null): number {
  const longest = Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), LAST_RETRY_MS);
  return Math.max(longest * (0.5 + random / 2), retryAfter ?? 0);
}

/** When edits are to be sent: once typing pauses, but never later than the interval allows. */
export function dueAfterEdits(draft: Draft): number {
  const times = editsOf(draft).map(([, { at }]) => at);
  return Math.min(Math.max(...times) + PAUSE_MS, Math.min(...times) + AUTOSAVE_MS);
}
