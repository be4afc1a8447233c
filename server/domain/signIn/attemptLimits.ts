/** How many attempts a counter allows. */
export interface Limit {
  /** The count is reset this long after the first attempt. */
  resetAfterMs: number;
  /** Milliseconds for which further attempts are refused after `count` attempts; 0 to refuse none. */
  delayAfter(count: number): number;
}

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** The longest delay that any limit gives. */
export const LONGEST_DELAY_MS = HOUR_MS;
export const LONGEST_COUNT_MS = 24 * HOUR_MS;

const atMost = (max: number, resetAfterMs: number): Limit => ({
  resetAfterMs,
  delayAfter: (count) => (count >= max ? resetAfterMs : 0),
});

const FREE_ATTEMPTS = 5;

/** From the fifth wrong password on there is a delay of 10 s, which doubles up to 15 minutes. */
export const WRONG_PASSWORDS: Limit = {
  resetAfterMs: 24 * HOUR_MS,
  delayAfter: (count) =>
    count < FREE_ATTEMPTS
      ? 0
      : Math.min(2 ** (count - FREE_ATTEMPTS) * 10 * SECOND_MS, 15 * MINUTE_MS),
};

/** These limits are high, because a whole office may share one address. */
export const BY_ADDRESS = {
  login: atMost(100, 10 * MINUTE_MS),
  forgot: atMost(30, 10 * MINUTE_MS),
  link: atMost(60, 10 * MINUTE_MS),
  challenge: atMost(300, 10 * MINUTE_MS),
  shared: atMost(30, MINUTE_MS),
  verify: atMost(30, MINUTE_MS),
};

export const RESET_MAILS = atMost(5, HOUR_MS);
export const EMAIL_CHANGES = atMost(5, HOUR_MS);
/** Twice the age that a logout token may have, for clocks that differ. */
export const LOGOUT_TOKENS = atMost(1, 20 * MINUTE_MS);
export const REPORTS = atMost(60, HOUR_MS);
export const API_REQUESTS = atMost(120, MINUTE_MS);
export const DATA_EXPORTS = atMost(5, HOUR_MS);
export const DOWNLOADS = atMost(300, HOUR_MS);
export const UPLOADS = atMost(20, 10 * MINUTE_MS);
