import { dayOf } from '@contract/days';
import type { Store } from '@server/store/Store';
import type { Clock } from './clock';
import { createTrustedClock, PAUSE_LIMITS, type ClockSources } from './trustedClock';
import { writeWithRetries } from './writeWithRetries';

interface StartOptions extends ClockSources {
  store: Store;
  /** The day for which the operator has confirmed the clock, such as '2026-05-13'; null for none. */
  confirmedOn: string | null;
  onJump?: (aheadMs: number) => void;
}

export interface Clocks {
  /** Decides what has expired. */
  removing: Clock;
  /** Decides to which week a save belongs. */
  recording: Clock;
  /** Notices a jump, and stores the present time, from which the clocks continue at the next start. */
  check(): Promise<void>;
}

const READING = 'latest';

/** Creates the clocks that do not follow a jump, from the time that was stored last. */
export async function startClocks({
  store,
  confirmedOn,
  onJump,
  ...sources
}: StartOptions): Promise<Clocks> {
  const reading = await store.read((tx) => tx.get('clock_readings', READING));
  const isConfirmed = dayOf(sources.clock.now()) === confirmedOn;
  const last = reading === undefined || isConfirmed ? null : new Date(reading.read_at);
  const common = { ...sources, last };
  const removing = createTrustedClock({
    ...common,
    pauseMs: PAUSE_LIMITS.removing,
    ...(onJump && { onJump }),
  });
  const recording = createTrustedClock({ ...common, pauseMs: PAUSE_LIMITS.recording });
  return {
    removing,
    recording,
    check() {
      recording.now();
      const read_at = removing.now().toISOString();
      return writeWithRetries(store, async (tx) => {
        const row = await tx.getForUpdate('clock_readings', READING);
        if (row) await tx.update('clock_readings', READING, { read_at });
        else await tx.insert('clock_readings', { id: READING, read_at });
      });
    },
  };
}
