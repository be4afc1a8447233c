/** Work that goes on after the answer. */
export interface Background {
  run(work: () => Promise<void>): void;
  /** Resolves once all of it has ended: nothing is cut short when the server stops. */
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
