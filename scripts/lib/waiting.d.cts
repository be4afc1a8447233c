declare const waiting: {
  /** How long a test waits for what it expects, in milliseconds. */
  WAIT_MS: number;
  /** For a process that has to start, and for a product that tries a save again, later each time. */
  LONG_WAIT_MS: number;
  /** For a whole test, with all that it waits for. */
  TEST_MS: number;
};
export = waiting;
