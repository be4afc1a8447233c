import { DAY_MS } from '@contract/days';
import type { Clock } from './clock';

const HOUR_MS = 60 * 60 * 1000;

/** A clock that moves further than this beyond the time that has passed has jumped. */
const JUMP_MS = HOUR_MS;
/** After a jump the clock is trusted once it has gone on evenly for this long. */
const CONFIRMED_AFTER_MS = 6 * HOUR_MS;

/**
 * For how long a server may have been stopped before its clock is in doubt. Removing cannot be undone, so it waits
 * after any longer pause. Saves belong to the present week also after a week without the server.
 */
export const PAUSE_LIMITS = { removing: HOUR_MS, recording: 7 * DAY_MS };

export interface ClockSources {
  clock: Clock;
  /** Milliseconds that pass evenly, whatever the clock is set to. */
  uptimeMs: () => number;
}

interface TrustedClockOptions extends ClockSources {
  /** The time that was stored last, by this server or an earlier one; null if there is none. */
  last: Date | null;
  /** By how much the clock may be ahead of `last`. */
  pauseMs: number;
  /** Called when the clock has jumped ahead, by this many milliseconds. */
  onJump?: (aheadMs: number) => void;
}

/**
 * A clock that does not follow a jump ahead before the new time has lasted for hours. Until then it goes on from the
 * time before. An earlier time is trusted at once, because nothing becomes due by it.
 */
export function createTrustedClock({
  clock,
  uptimeMs,
  last,
  pauseMs,
  onJump,
}: TrustedClockOptions): Clock {
  const started = clock.now().getTime();
  const isAfterPause = last === null || started - last.getTime() <= pauseMs;
  let trusted = { time: isAfterPause ? started : last.getTime(), uptime: uptimeMs() };
  let jump: { ahead: number; since: number } | null = null;

  const trustedClock = {
    now() {
      const time = clock.now().getTime();
      const uptime = uptimeMs();
      const expected = trusted.time + Math.max(0, uptime - trusted.uptime);
      const ahead = time - expected;
      if (ahead > JUMP_MS) {
        if (!jump || Math.abs(ahead - jump.ahead) > JUMP_MS) {
          jump = { ahead, since: uptime };
          onJump?.(ahead);
        }
        if (uptime - jump.since < CONFIRMED_AFTER_MS) return new Date(expected);
      }
      jump = null;
      trusted = { time, uptime };
      return new Date(time);
    },
  };
  // A jump during the pause begins to be confirmed now.
  trustedClock.now();
  return trustedClock;
}
