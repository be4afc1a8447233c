afterEach(() => void jest.useRealTimers());

/** Sets the clock forward by this number of seconds until the test ends; timers are not affected. */
export function advanceClock(seconds: number): void {
  jest.useFakeTimers({ now: Date.now() + 1000 * seconds, doNotFake: ALL_BUT_THE_CLOCK });
}

/** Stops the clock until the test ends; timers are not affected. */
export const stopClock = () => advanceClock(0);

const ALL_BUT_THE_CLOCK = [
  'cancelAnimationFrame',
  'cancelIdleCallback',
  'clearImmediate',
  'clearInterval',
  'clearTimeout',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'requestIdleCallback',
  'setImmediate',
  'setInterval',
  'setTimeout',
] satisfies FakeableAPI[];
