/** Shared work runs concurrently, exclusive work alone, in the order of the calls. */
interface Lock {
  shared<R>(work: () => Promise<R>): Promise<R>;
  exclusive<R>(work: () => Promise<R>): Promise<R>;
}

/** A lock within one process. It is not re-entrant: work that requests the lock again may never end. */
export function createLock(): Lock {
  let lastExclusive: Promise<unknown> = Promise.resolve();
  let sharedSince: Promise<unknown>[] = [];

  const settled = (run: Promise<unknown>) =>
    run.then(
      () => undefined,
      () => undefined,
    );

  return {
    shared(work) {
      const run = lastExclusive.then(work);
      const end = settled(run).then(() => {
        sharedSince = sharedSince.filter((other) => other !== end);
      });
      sharedSince.push(end);
      return run;
    },
    exclusive(work) {
      const run = Promise.all([lastExclusive, ...sharedSince]).then(work);
      lastExclusive = settled(run);
      sharedSince = [];
      return run;
    },
  };
}
