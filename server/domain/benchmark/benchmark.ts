import { TOTAL } from '@contract/fields/naming';
import { benchmarkAmong, type Benchmark } from '@contract/scoring/benchmark';
import { sortedNumbers, type SortedNumbers } from '@contract/scoring/numbers/sortedNumbers';
import {
  endOfHistoryWeek,
  historyWeekLabel,
  lastWeekEndedBy,
  nextWeekStart,
  type HistoryWeek,
} from '@contract/scoring/weeks';
import type { CompanyRow } from '@server/store/tables';
import type { Model } from '../figures/model';
import type { Reader } from '../queries/reader';
import { readComparable, type Comparable } from './comparable';
import type { PeerCache } from './peerCache';

export interface BenchmarkSettings {
  /** Which companies are peers: none, those of the same workspace, or all. */
  scope: 'off' | 'workspace' | 'all';
  /** The number of peers below which nothing is shown. */
  needed: number;
}

interface BenchmarkRow extends Benchmark {
  driver: string;
  /** The last finished week, such as '2026-W43'. */
  week: string;
  needed: number;
  /** The Monday from which the company is compared; null if it is already, and while it has too few scores. */
  starts_on: string | null;
}

/**
 * How a company compares with its peers at the end of the last finished week, by driver and in total. A save does
 * not change it before the next week, so that it reveals nothing about a single peer.
 */
export async function listBenchmark(
  reader: Reader,
  companyId: string,
  { scope, needed, cache }: BenchmarkSettings & { cache: PeerCache },
  now: Date,
): Promise<BenchmarkRow[]> {
  const company = await reader.company(companyId);
  if (scope === 'off') return [];
  const week = lastWeekEndedBy(now);
  const model = await reader.model();
  const { own, peers, hasOthers, isNew } =
    (scope === 'all' ? await cachedPeers(reader, model, companyId, { week, now, cache }) : null) ??
    (await readPeers(reader, model, await peersOf(reader, company, scope, week), companyId, week));
  const nextMonday = nextWeekStart(now);

  const drivers = model.drivers.map(({ id, name }) => ({ id, name }));
  return [...drivers, { id: null, name: TOTAL }].map(({ id, name }) => {
    const average = own.average(companyId, id);
    const isCompared = average !== null && !isNew;
    const startsLater = hasOthers && !isCompared && own.hasScoresNow(companyId, id);
    return {
      driver: name,
      week: historyWeekLabel(week),
      needed,
      starts_on: startsLater ? nextMonday : null,
      ...benchmarkAmong(average, peers(id), needed),
    };
  });
}

interface Scope {
  /** The ids of the companies that the company is compared with, if they have enough scores. */
  ids: string[];
  /** Whether there is any other company, even one that is not a peer before the next week. */
  hasOthers: boolean;
  /** Whether the company itself is not compared before the next week. */
  isNew: boolean;
}

interface Compared extends Omit<Scope, 'ids'> {
  own: Comparable;
  /** The averages of the peers in a driver, or in all (null). */
  peers: (driverId: string | null) => SortedNumbers;
}

const NOBODY: Scope = { ids: [], hasOthers: false, isNew: false };

/**
 * Under `workspace`, a company that came to its workspace after the end of the week is new there: it has no peers, and
 * is no peer, before the next week. It would otherwise be compared with figures of a time before it belonged there.
 */
async function peersOf(
  { tx }: Reader,
  { id: companyId, workspace_id, workspace_since = null }: CompanyRow,
  scope: 'workspace' | 'all',
  week: HistoryWeek,
): Promise<Scope> {
  if (scope === 'workspace') {
    const workspace = workspace_id === null ? undefined : await tx.get('workspaces', workspace_id);
    if (workspace?.deleted_at !== null) return NOBODY;
  }
  const end = endOfHistoryWeek(week).toISOString();
  const isNewSince = (since: string | null) =>
    scope === 'workspace' && since !== null && since >= end;

  const where = scope === 'workspace' ? { workspace_id } : {};
  const columns = ['id', 'workspace_since'] as const;
  const rows = await tx.findColumns('companies', columns, { activated: true, ...where });
  const others = rows.filter(({ id }) => id !== companyId);
  const isNew = isNewSince(workspace_since);
  const peers = others.filter(({ workspace_since: since = null }) => !isNew && !isNewSince(since));
  return { ids: peers.map(({ id }) => id), hasOthers: others.length > 0, isNew };
}

async function readPeers(
  { tx }: Reader,
  model: Model,
  { ids, ...scope }: Scope,
  companyId: string,
  week: HistoryWeek,
): Promise<Compared> {
  const own = await readComparable(tx, model, [companyId, ...ids], week);
  const peers = (driverId: string | null) =>
    sortedNumbers(ids.flatMap((id) => own.average(id, driverId) ?? []));
  return { ...scope, own, peers };
}

/** The peers under `all` if there are so many companies that they are cached, else null. */
async function cachedPeers(
  { tx }: Reader,
  model: Model,
  companyId: string,
  { week, now, cache }: { week: HistoryWeek; now: Date; cache: PeerCache },
): Promise<Compared | null> {
  const peers = await cache.peersOf({ tx, model, week, now }, companyId);
  if (!peers) return null;
  const own = await readComparable(tx, model, [companyId], week);
  return { own, peers, hasOthers: true, isNew: false };
}
