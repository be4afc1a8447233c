// The one limit of every wait in tests. A passing test never comes near it; a failing one may use it up.
const WAIT_MS = 30_000;

/** For a process that has to start, and for a product that tries a save again, later each time. */
const LONG_WAIT_MS = 2 * WAIT_MS;

/** For a whole test, with all that it waits for. */
const TEST_MS = 5 * WAIT_MS;

module.exports = { WAIT_MS, LONG_WAIT_MS, TEST_MS };
