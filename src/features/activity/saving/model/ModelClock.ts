/** A clock that advances only when a test calls `advance`. */
export class ModelClock {
  /** ms */
  now = 1_000_000;
  private timers: { at: number; order: number; callback: () => void }[] = [];
  private order = 0;

  /** Returns a function that cancels the timer. */
  setTimer = (ms: number, callback: () => void) => {
    const timer = { at: this.now + ms, order: this.order++, callback };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((other) => other !== timer);
    };
  };

  sleep = (ms: number) => new Promise<void>((resolve) => void this.setTimer(ms, resolve));

  /** Runs the timers that expire within the given time, in order. */
  async advance(ms: number) {
    const until = this.now + ms;
    for (;;) {
      await flushPromises();
      const next = this.timers
        .filter(({ at }) => at <= until)
        .sort((a, b) => a.at - b.at || a.order - b.order)[0];
      if (!next) break;
      this.timers = this.timers.filter((other) => other !== next);
      this.now = Math.max(this.now, next.at);
      next.callback();
    }
    this.now = until;
  }
}

/** Lets the callbacks of resolved promises run, including those that they start. */
async function flushPromises() {
  for (let i = 0; i < 12; i++) await Promise.resolve();
}
