/** A made-up time, which passes only when told to. */
export class Time {
  now = 1_000_000;
  private queue: { at: number; order: number; work: () => void }[] = [];
  private order = 0;

  after = (ms: number, work: () => void) => {
    const entry = { at: this.now + ms, order: this.order++, work };
    this.queue.push(entry);
    return () => {
      this.queue = this.queue.filter((other) => other !== entry);
    };
  };

  sleep = (ms: number) => new Promise<void>((resolve) => void this.after(ms, resolve));

  async pass(ms: number) {
    const until = this.now + ms;
    for (;;) {
      await rest();
      const next = this.queue
        .filter(({ at }) => at <= until)
        .sort((a, b) => a.at - b.at || a.order - b.order)[0];
      if (!next) break;
      this.queue = this.queue.filter((other) => other !== next);
      this.now = Math.max(this.now, next.at);
      next.work();
    }
    this.now = until;
  }
}

/** Lets everything that has been promised be kept. */
async function rest() {
  for (let i = 0; i < 12; i++) await Promise.resolve();
}
