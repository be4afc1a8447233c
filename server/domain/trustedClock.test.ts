import { createTrustedClock, PAUSE_LIMITS } from './trustedClock';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const START = Date.parse('2026-05-13T10:00:00.000Z');

/** Each step: how much the uptime and the clock move on, and how far the trusted clock is from the start then. */
type Step = [uptimeBy: number, clockBy: number, trusted: number];

const STORIES: [story: string, steps: Step[]][] = [
  [
    'goes on with the time',
    [
      [HOUR, HOUR, HOUR],
      [5 * DAY, 5 * DAY, 5 * DAY + HOUR],
    ],
  ],
  ['follows a suspended machine, whose uptime goes on', [[3 * DAY, 3 * DAY, 3 * DAY]]],
  ['follows corrections of less than an hour', [[HOUR, 1.5 * HOUR, 1.5 * HOUR]]],
  [
    'does not follow a jump of a minute',
    [
      [1000, 400 * DAY, 1000],
      [60_000, 60_000, 61_000],
      [1000, 1000 - 400 * DAY + 1000, 62_000],
    ],
  ],
  [
    'follows a jump that has lasted for six hours',
    [
      [0, 400 * DAY, 0],
      [5.9 * HOUR, 5.9 * HOUR, 5.9 * HOUR],
      [0.1 * HOUR, 0.1 * HOUR, 400 * DAY + 6 * HOUR],
      [HOUR, HOUR, 400 * DAY + 7 * HOUR],
    ],
  ],
  [
    'waits again if the clock jumps again meanwhile',
    [
      [0, 400 * DAY, 0],
      [4 * HOUR, 4 * HOUR + 30 * DAY, 4 * HOUR],
      [4 * HOUR, 4 * HOUR, 8 * HOUR],
      [2 * HOUR, 2 * HOUR, 430 * DAY + 10 * HOUR],
    ],
  ],
  ['follows an earlier time at once', [[HOUR, -30 * DAY, -30 * DAY]]],
];

function start(last: Date | null, pauseMs = PAUSE_LIMITS.removing) {
  const now = { clock: START, uptime: 5 * DAY };
  const jumps: number[] = [];
  const trusted = createTrustedClock({
    clock: { now: () => new Date(now.clock) },
    uptimeMs: () => now.uptime,
    last,
    pauseMs,
    onJump: (ahead) => jumps.push(ahead),
  });
  return {
    jumps,
    step(uptimeBy: number, clockBy: number) {
      now.uptime += uptimeBy;
      now.clock += clockBy;
      return trusted.now().getTime() - START;
    },
  };
}

test.each(STORIES)('it %s', (_story, steps) => {
  const { step } = start(null);
  for (const [uptimeBy, clockBy, expected] of steps) expect(step(uptimeBy, clockBy)).toBe(expected);
});

const ago = (ms: number) => new Date(START - ms);

test.each([
  ['a first start', null, 'removing', 0],
  ['a pause of an hour', ago(HOUR), 'removing', 0],
  ['a longer pause', ago(2 * HOUR), 'removing', -2 * HOUR],
  ['a time that was stored while the clock was ahead', ago(-400 * DAY), 'removing', 0],
  ['a week', ago(7 * DAY), 'recording', 0],
  ['a longer time', ago(8 * DAY), 'recording', -8 * DAY],
] as const)(
  'after %s it continues from the time that it trusts',
  (_what, last, limit, expected) => {
    const { step, jumps } = start(last, PAUSE_LIMITS[limit]);
    expect(step(0, 0)).toBe(expected);
    expect(step(5 * HOUR, 5 * HOUR)).toBe(expected + 5 * HOUR);
    expect(step(HOUR, HOUR)).toBe(6 * HOUR);
    expect(jumps).toEqual(expected < 0 ? [-expected] : []);
  },
);
