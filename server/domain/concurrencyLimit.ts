/** Limits how many pieces of work run concurrently. The others wait in the order of their calls. */
export function createConcurrencyLimit(limit: number): <R>(work: () => Promise<R>) => Promise<R> {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async (work) => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await work();
    } finally {
      // The next piece of work takes over this one's place in `running`.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
