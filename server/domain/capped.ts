/** Lets so many pieces of heavy work run at once; the others wait in line rather than take all cores. */
export function createCap(atOnce: number): <R>(work: () => Promise<R>) => Promise<R> {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async (work) => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await work();
    } finally {
      // The place passes on to the next in line, or is given back.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
