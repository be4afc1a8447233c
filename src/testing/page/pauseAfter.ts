/** A pause is longer than any time that the page waits for the next input, ms. */
const PAUSE_MS = 2_000;

interface Timer {
  ms: number;
  run: () => void;
}

/**
 * Does something and then lets a pause of 2 s pass immediately: runs the timers that the page has started meanwhile and
 * that would end during the pause. The clock is not affected.
 */
export async function pauseAfter(work: () => Promise<unknown>): Promise<void> {
  const { setTimeout, clearTimeout } = window;
  const started = new Map<number, Timer>();
  const recordingTimers = {
    setTimeout(callback: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) {
      const run = () => {
        started.delete(id);
        callback(...args);
      };
      const id: number = setTimeout(run, ms);
      started.set(id, { ms, run });
      return id;
    },
    clearTimeout(id?: number) {
      clearTimeout(id);
      if (id !== undefined) started.delete(id);
    },
  };
  Object.assign(window, recordingTimers);
  try {
    await work();
    const ending = [...started].filter(([, { ms }]) => ms <= PAUSE_MS);
    for (const [id, { run }] of ending.sort(([, a], [, b]) => a.ms - b.ms)) {
      // An earlier one may have cleared it.
      if (!started.has(id)) continue;
      clearTimeout(id);
      run();
    }
  } finally {
    Object.assign(window, { setTimeout, clearTimeout });
  }
  // Work that awaits its timer continues before the caller does.
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
}
