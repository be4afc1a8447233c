import { TOTAL } from '@contract/fields/naming';
import { benchmarkOf, type Benchmark } from '@contract/scoring/benchmark';
import { hasEnoughScores, totalAverage } from '@contract/scoring/scoring';
import {
  endOfHistoryWeek,
  historyWeekLabel,
  lastWeekEndedBy,
  nextWeekStart,
} from '@contract/scoring/weeks';
import type { CompanyRow, DriverSumRow, DriverWeekRow } from '@server/store/tables';
import { applicableOf } from '../figures/figures';
import type { Model } from '../figures/model';
import type { Reader } from '../queries/reader';

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

/** The peers may be all companies, so that only the columns in use are read. */
const COUNT_COLUMNS = ['company_id', 'driver_id', 'scored', 'not_applicable'] as const;
type Counts = Pick<DriverSumRow, (typeof COUNT_COLUMNS)[number]>;

/**
 * How a company compares with its peers at the end of the last finished week, by driver and in total. A save does
 * not change it before the next week, so that it says nothing about a single peer.
 */
export async function listBenchmark(
  reader: Reader,
  companyId: string,
  { scope, needed }: BenchmarkSettings,
  now: Date,
): Promise<BenchmarkRow[]> {
  const company = await reader.company(companyId);
  if (scope === 'off') return [];
  const week = lastWeekEndedBy(now);
  const { peers, hasOthers, isNew } = await peersOf(reader, company, scope, endOfHistoryWeek(week));
  const ids = [companyId, ...peers];
  const [model, weeks, sums] = await Promise.all([
    reader.model(),
    reader.tx.findLatestWeeks(ids, week),
    reader.tx.findColumns('driver_sums', COUNT_COLUMNS, { company_id: ids }),
  ]);
  const comparable = comparableAverages(model, weeks, sums);
  const hasScoresNow = enoughScoresNow(model, sums, companyId);
  const nextMonday = nextWeekStart(now);

  const drivers = model.drivers.map(({ id, name }) => ({ id, name }));
  return [...drivers, { id: null, name: TOTAL }].map(({ id, name }) => {
    const averages = peers.flatMap((peer) => comparable(peer, id) ?? []);
    const own = comparable(companyId, id);
    const isCompared = own !== null && !isNew;
    return {
      driver: name,
      week: historyWeekLabel(week),
      needed,
      starts_on: hasOthers && !isCompared && hasScoresNow(id) ? nextMonday : null,
      ...benchmarkOf(own, averages, needed),
    };
  });
}

interface Scope {
  /** The ids of the companies that the company is compared with, if they have enough scores. */
  peers: string[];
  /** Whether there is any other company, even one that is not a peer before the next week. */
  hasOthers: boolean;
  /** Whether the company itself is not compared before the next week. */
  isNew: boolean;
}

const NOBODY: Scope = { peers: [], hasOthers: false, isNew: false };

/**
 * Under `workspace`, a company that came to its workspace after the end of the week is new there: it has no peers, and
 * is no peer, before the next week. It would otherwise be compared with figures of a time before it belonged there.
 */
async function peersOf(
  { tx }: Reader,
  { id: companyId, workspace_id, workspace_since = null }: CompanyRow,
  scope: 'workspace' | 'all',
  endOfWeek: Date,
): Promise<Scope> {
  if (scope === 'workspace') {
    const workspace = workspace_id === null ? undefined : await tx.get('workspaces', workspace_id);
    if (workspace?.deleted_at !== null) return NOBODY;
  }
  const end = endOfWeek.toISOString();
  const isNewSince = (since: string | null) =>
    scope === 'workspace' && since !== null && since >= end;

  const where = scope === 'workspace' ? { workspace_id } : {};
  const columns = ['id', 'workspace_since'] as const;
  const rows = await tx.findColumns('companies', columns, { activated: true, ...where });
  const others = rows.filter(({ id }) => id !== companyId);
  const isNew = isNewSince(workspace_since);
  const peers = others.filter(({ workspace_since: since = null }) => !isNew && !isNewSince(since));
  return { peers: peers.map(({ id }) => id), hasOthers: others.length > 0, isNew };
}

const keyOf = (companyId: string, driverId: string) => JSON.stringify([companyId, driverId]);

/** Whether a company now has enough scores of a driver, or of all (null), to be compared. */
function enoughScoresNow(model: Model, sums: readonly Counts[], companyId: string) {
  const own = sums.filter(({ company_id }) => company_id === companyId);
  return (driverId: string | null): boolean => {
    const isCounted = (id: string) => driverId === null || id === driverId;
    const counted = own.filter(({ driver_id }) => isCounted(driver_id));
    const drivers = model.drivers.filter(({ id }) => isCounted(id));
    const scored = counted.reduce((sum, row) => sum + row.scored, 0);
    const total = drivers.reduce((sum, { id }) => {
      const sumsOfDriver = own.find(({ driver_id }) => driver_id === id);
      return sum + applicableOf(model, id, sumsOfDriver);
    }, 0);
    return scored > 0 && hasEnoughScores({ scored, total });
  };
}

/** Gives a company's average at the end of the week if at least half of its applicable actions were scored. */
function comparableAverages(
  model: Model,
  weeks: readonly DriverWeekRow[],
  sums: readonly Counts[],
) {
  const weekOf = new Map(weeks.map((row) => [keyOf(row.company_id, row.driver_id), row]));
  const sumsNow = new Map(sums.map((row) => [keyOf(row.company_id, row.driver_id), row]));

  /** Rows from before the counts were recorded take the present ones. */
  const figuresOf = (companyId: string, driverId: string) => {
    const key = keyOf(companyId, driverId);
    const row = weekOf.get(key);
    const total = row?.applicable ?? applicableOf(model, driverId, sumsNow.get(key));
    const scored = row ? (row.scored ?? sumsNow.get(key)?.scored ?? 0) : 0;
    return { average: row?.average ?? null, scored, total };
  };

  return (companyId: string, driverId: string | null): number | null => {
    if (driverId !== null) {
      const figures = figuresOf(companyId, driverId);
      return hasEnoughScores(figures) ? figures.average : null;
    }
    const all = model.drivers.map(({ id }) => figuresOf(companyId, id));
    const scored = all.reduce((sum, one) => sum + one.scored, 0);
    const total = all.reduce((sum, one) => sum + one.total, 0);
    return hasEnoughScores({ scored, total })
      ? totalAverage(all.map(({ average }) => average))
      : null;
  };
}
