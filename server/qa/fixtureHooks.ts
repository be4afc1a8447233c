import type { Clock } from '@server/domain/clock';
import type { Fixtures } from '@server/store/tables';
import type { Fault } from './faults';

export interface FixtureHooks {
  isOwnHost: (hostname: string) => boolean;
  /** The rows to which a reset goes back. */
  fixtures: () => Fixtures;
  /** Replaces all data by these rows. */
  replaceAll: (fixtures: Fixtures) => Promise<void>;
  /** Recomputes the data that is derived from answers. */
  recomputeSums: () => Promise<void>;
  /** The folder of sent mails; none by default. */
  outbox?: string;
  /** Faults that there are after the start and after each reset; none by default. */
  faults?: readonly Fault[];
  clock?: Clock;
}
