// The limits of all waits in these tests, in milliseconds. A passing test stays far below them.

/** For an expected result. */
export const WAIT_MS = 30_000;

/** For the start of a process, and for a save that is repeated with growing delays. */
export const LONG_WAIT_MS = 60_000;

/** For a whole test. */
export const TEST_MS = 150_000;

/** For a test that visits many pages. */
export const LONG_TEST_MS = 300_000;
