import {
  sortedNumbers,
  without,
  type SortedNumbers,
} from '@contract/scoring/numbers/sortedNumbers';
import { historyWeekLabel, type HistoryWeek } from '@contract/scoring/weeks';
import type { ReadTransaction } from '@server/store/Store';
import type { Model } from '../figures/model';
import { readComparable } from './comparable';

interface Request {
  tx: ReadTransaction;
  model: Model;
  /** The last finished week. */
  week: HistoryWeek;
  now: Date;
}

export interface PeerCache {
  /**
   * The averages of all activated companies but one, by driver, or of all drivers (null). Null if there are so few
   * companies that each request can read them.
   */
  peersOf(
    request: Request,
    companyId: string,
  ): Promise<((driverId: string | null) => SortedNumbers) | null>;
}

interface Averages {
  byCompany: ReadonlyMap<string, number>;
  sorted: SortedNumbers;
}

/** The averages of all activated companies at the end of a week. */
interface Week {
  /** Those of each driver, and of all drivers (null). */
  byDriver: ReadonlyMap<string | null, Averages>;
  /** Ids of the companies that were deactivated when the averages were read. */
  deactivated: ReadonlySet<string>;
}

/** Up to this number of companies they are read for each request. */
const READ_EACH_TIME = 1_000;

/**
 * Averages of a finished week do not change, except in a database that is edited by hand. This limits how long such a
 * change is not seen, ms.
 */
const MAX_AGE_MS = 10 * 60 * 1000;

/**
 * Keeps the averages of all companies for the requests of this server. A company that is deleted leaves with the next
 * request, and one that is restored comes back with it.
 */
export function createPeerCache(readEachTime = READ_EACH_TIME): PeerCache {
  let entry: { label: string; readAt: number; week: Promise<Week> } | null = null;

  /** The cached averages; null if there are none, if they are old, or if a company was restored since. */
  async function cached({ week, now, model }: Request, deactivated: ReadonlySet<string>) {
    const age = now.getTime() - (entry?.readAt ?? -Infinity);
    if (entry?.label !== labelOf(week, model) || age < 0 || age >= MAX_AGE_MS) return null;
    // The request that reads them may fail for a reason of its own.
    const found = await entry.week.catch(() => null);
    return found && [...found.deactivated].every((id) => deactivated.has(id)) ? found : null;
  }

  async function weekFor(request: Request, deactivated: ReadonlySet<string>) {
    const found = await cached(request, deactivated);
    if (found) return found;
    const active = await request.tx.findColumns('companies', ['id'], { activated: true });
    if (active.length <= readEachTime) return null;
    // Requests at the same time share one reading.
    const shared = await cached(request, deactivated);
    if (shared) return shared;
    const ids = active.map(({ id }) => id);
    const week = readWeek(request, ids, deactivated);
    entry = { label: labelOf(request.week, request.model), readAt: request.now.getTime(), week };
    return week;
  }

  return {
    async peersOf(request, companyId) {
      const rows = await request.tx.findColumns('companies', ['id'], { activated: false });
      const deactivated = new Set(rows.map(({ id }) => id));
      const week = await weekFor(request, deactivated);
      if (!week) return null;
      const left = [companyId, ...deactivated];
      return (driverId) => {
        const averages = week.byDriver.get(driverId);
        if (!averages) return sortedNumbers([]);
        const { sorted, byCompany } = averages;
        return without(
          sorted,
          left.flatMap((id) => byCompany.get(id) ?? []),
        );
      };
    },
  };
}

/** An exchange of the model changes the averages of all companies. */
const labelOf = (week: HistoryWeek, { sequence }: Model) =>
  `${historyWeekLabel(week)}/${String(sequence)}`;

async function readWeek(
  { tx, model, week }: Request,
  active: readonly string[],
  deactivated: ReadonlySet<string>,
): Promise<Week> {
  const { average } = await readComparable(tx, model, active, week);
  const averagesOf = (driverId: string | null): Averages => {
    const byCompany = new Map<string, number>();
    for (const id of active) {
      const value = average(id, driverId);
      if (value !== null) byCompany.set(id, value);
    }
    return { byCompany, sorted: sortedNumbers([...byCompany.values()]) };
  };
  const drivers = [...model.drivers.map(({ id }) => id), null];
  return { deactivated, byDriver: new Map(drivers.map((id) => [id, averagesOf(id)])) };
}
