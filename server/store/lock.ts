/** Reads run side by side, a write alone; served in the order they came. */
interface Lock {
  shared<R>(work: () => Promise<R>): Promise<R>;
  exclusive<R>(work: () => Promise<R>): Promise<R>;
}

/** A lock within one process. Not re-entrant: work that asks for the lock again may wait for ever. */
export function createLock(): Lock {
  let lastWrite: Promise<unknown> = Promise.resolve();
  let readsSince: Promise<unknown>[] = [];

  const settled = (run: Promise<unknown>) =>
    run.then(
      () => undefined,
      () => undefined,
    );

  return {
    shared(work) {
      const run = lastWrite.then(work);
      const end = settled(run).then(() => {
        readsSince = readsSince.filter((other) => other !== end);
      });
      readsSince.push(end);
      return run;
    },
    exclusive(work) {
      const run = Promise.all([lastWrite, ...readsSince]).then(work);
      lastWrite = settled(run);
      readsSince = [];
      return run;
    },
  };
}
