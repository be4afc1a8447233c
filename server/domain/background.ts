/** Work that continues after the response has been sent. */
export interface Background {
  run(work: () => Promise<void>): void;
  /** Resolves once all work has ended, so that stopping the server interrupts none of it. */
  idle(): Promise<void>;
}

export function createBackground(onFailure: (error: unknown) => void): Background {
  const running = new Set<Promise<void>>();
  return {
    run(work) {
      const run = Promise.resolve()
        .then(work)
        .catch(onFailure)
        .finally(() => running.delete(run));
      running.add(run);
    },
    async idle() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
