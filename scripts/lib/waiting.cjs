// The limits of all waits in tests. A passing test stays far below them.

/** Milliseconds that a test waits for an expected result. */
const WAIT_MS = 30_000;

/** Milliseconds for the start of a process, and for a save that is repeated with growing delays. */
const LONG_WAIT_MS = 2 * WAIT_MS;

/** Milliseconds for a whole test. */
const TEST_MS = 5 * WAIT_MS;

module.exports = { WAIT_MS, LONG_WAIT_MS, TEST_MS };
